#!/bin/bash
# about: programs and tests build in release mode without a warning
# time: quick
# limit: 30
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

mark_build_folder
log=$(mktemp)
trap 'rm -f "$log"' EXIT
check_build 'the build' "$log" \
  swift build "${checked_flags[@]}" --package-path "$root" --build-tests || true

# That such a package builds and runs is for the layer `dependent`.
check 'a package that depends on this one finds its product' \
  swift package --package-path "$root/Tests/Dependent" --scratch-path "$root/.build/resolved" \
  show-dependencies
