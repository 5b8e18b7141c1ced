#!/bin/bash
# about: programs and tests build in release mode without a warning
# time: quick
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
swift build "${checked_flags[@]}" --package-path "$root" --build-tests 2>&1 | tee "$log" || status=$?
if ((status != 0)); then
  failed 1 'the build failed; see above'
  exit
fi
passed 1
# Warnings of the package manager itself stop no build.
if grep -E '(^|[^a-z])warning: ' "$log"; then
  failed 1 'the build printed the warnings above'
else
  passed 1
fi
