#!/bin/bash
# about: the kiosk over VNC, seen by a client of its own
# time: quick
# packages: test
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

GATEFRAME_TEST_OUTPUT="$root/.build/test-output" timeout 300 \
  /usr/bin/python3 -B "$root/Tests/Machine/vnc_proof.py" "$checked/release" "$root"
