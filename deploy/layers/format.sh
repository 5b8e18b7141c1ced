#!/bin/bash
# about: the style of Swift files, read by swift format
# time: quick
# limit: 4
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

cd "$root"
# Listings are as their authors wrote them.
mapfile -t files < <(
  git ls-files --cached --others --exclude-standard '*.swift' ':!Tests/Documents/*/Listing/*'
)
findings=$(mktemp)
trap 'rm -f "$findings"' EXIT

# Debian 13's swiftlang brings no swift-format; the rules are the same everywhere, so that one
# machine with it is enough.
if ! swift format --version >/dev/null 2>&1; then
  note 'this toolchain has no "swift format"'
  exit
fi
swift format lint --strict "${files[@]}" 2>"$findings" || true
cat "$findings" >&2
bad=$({ grep -oE '^[^:]+\.swift' "$findings" || true; } | sort -u | wc -l)
passed "$((${#files[@]} - bad))"
((bad == 0)) || failed "$bad" 'run: swift format --in-place --recursive Package.swift Sources Tests'
