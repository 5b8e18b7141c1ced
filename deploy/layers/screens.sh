#!/bin/bash
# about: whole screens, rendered and compared with checked pictures
# time: quick
# limit: 6
# needs: build
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

swift_tests screens --filter '^ScreensTests\.'
