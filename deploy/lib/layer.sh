# shellcheck shell=bash
# What a test layer sources. A layer is a script deploy/layers/NAME.sh whose header tells:
#   # about: what it tests, in a line
#   # time: quick or long
#   # packages: lists of deploy/packages it needs besides build and run
# It reports each outcome with the functions below; a layer that reports none has failed.

set -euo pipefail
shopt -s inherit_errexit

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=deploy/lib/all.sh
. "$root/deploy/lib/all.sh"

# Where outcomes are collected; a layer started by hand collects them on standard output.
report=${GATEFRAME_LAYER_REPORT:-/dev/stdout}

# The build that is tested: release, open to @testable, with every warning an error.
checked="$root/.build/checked"
checked_flags=(
  -c release --scratch-path "$checked"
  -Xswiftc -enable-testing -Xswiftc -warnings-as-errors -Xcc -Werror
)

# N tests passed.
passed() { printf 'passed %d\n' "$1" >>"$report"; }

# N tests failed, and why.
failed() { printf 'failed %d %s\n' "$1" "$2" >>"$report"; }

# N tests were skipped, and why.
skipped() { printf 'skipped %d %s\n' "$1" "$2" >>"$report"; }

# Runs a command as one test of this name.
check() {
  local name=$1
  shift
  if "$@"; then
    passed 1
  else
    failed 1 "$name"
  fi
}

# Reports what the XML file of `swift test --xunit-output` tells; the second argument names the run.
report_xunit() {
  local file=$1 name=$2 total failures errors reason
  if ! [[ -s $file ]]; then
    failed 1 "$name: the test program ended without writing its results"
    return
  fi
  total=$(sed -n 's/.*<testsuite .*[^a-z]tests="\([0-9]*\)".*/\1/p' "$file")
  failures=$(sed -n 's/.*<testsuite .*failures="\([0-9]*\)".*/\1/p' "$file")
  errors=$(sed -n 's/.*<testsuite .*errors="\([0-9]*\)".*/\1/p' "$file")
  ((failures = ${failures:-0} + ${errors:-0})) || true
  passed "$((${total:-0} - failures))"
  ((failures == 0)) || failed "$failures" "$name: see the messages above"
  while IFS= read -r reason; do
    skipped 1 "$name: ${reason:-no reason given}"
  done < <(sed -n 's/.*<skipped>\(.*\)<\/skipped>.*/\1/p; s/.*<skipped *\/>.*//p' "$file")
}

# Runs the tests of the checked build that the arguments select (--filter, --skip).
swift_tests() {
  local name=$1 results
  shift
  results=$(mktemp -d)
  swift test "${checked_flags[@]}" --package-path "$root" --skip-build \
    --xunit-output "$results/run.xml" "$@" ||
    [[ -s $results/run-swift-testing.xml ]] ||
    note "swift test ended with status $?"
  report_xunit "$results/run-swift-testing.xml" "$name"
  rm -rf "$results"
}
