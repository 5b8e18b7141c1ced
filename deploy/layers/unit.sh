#!/bin/bash
# about: the tests of each room
# time: quick
# limit: 10
# needs: build
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

swift_tests unit --skip "$screen_tests" --skip '^DocumentsTests\.'
