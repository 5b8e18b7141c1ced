#!/bin/bash
# about: programs made of published listings, run unchanged: where their pieces lie, and pictures
# time: quick
# limit: 8
# needs: build
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

swift_tests documents --filter '^DocumentsTests\.'
