#!/bin/bash
# about: whole screens, programs and sessions: their frames, pictures and states
# time: quick
# limit: 6
# needs: build
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

swift_tests screens --filter "$screen_tests"
