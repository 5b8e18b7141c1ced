#!/bin/bash
# about: the seat keeper with bad programs, seat managers and signals
# time: quick
# limit: 4
# needs: build
# packages: test
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

# A user without rights has to reach the program.
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
chmod 755 "$programs"
cp "$checked/release/gateframe" "$programs"
/usr/bin/python3 -uB "$root/Tests/Machine/seat_proof.py" "$programs"
