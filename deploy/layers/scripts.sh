#!/bin/bash
# about: the shell scripts, read by shellcheck
# time: quick
# limit: 2
# packages: test
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

cd "$root"
while IFS= read -r script; do
  check "shellcheck $script" shellcheck --external-sources "$script"
done < <(git ls-files -z --cached --others --exclude-standard |
  xargs -0 grep -lE '^(#!.*bash|# shellcheck shell=bash)')
check 'what the scripts tell' Tests/Deploy/scripts_test.sh "$root"
