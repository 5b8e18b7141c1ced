#!/bin/bash
# about: the kiosk over VNC, seen by a client of its own
# time: quick
# limit: 6
# needs: build
# packages: test
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

GATEFRAME_TEST_OUTPUT="$root/.build/test-output" \
  /usr/bin/python3 -uB "$root/Tests/Machine/vnc_proof.py" "$checked/release" "$root"
