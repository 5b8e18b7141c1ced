# shellcheck shell=bash
# What a test layer sources. A layer is a script deploy/layers/NAME.sh whose header tells:
#   # about: what it tests, in a line
#   # time: quick or long
#   # limit: minutes after which it has failed
#   # needs: layers whose outcome it uses, such as build
#   # packages: lists of deploy/packages it needs besides build and run
# It reports each outcome with the functions below; a layer that reports none has failed. What it
# prints goes to a log; lines that begin with four spaces and a letter reach the console too.

set -euo pipefail
shopt -s inherit_errexit

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=deploy/lib/all.sh
. "$root/deploy/lib/all.sh"
# shellcheck source=deploy/lib/excerpt.sh
. "$root/deploy/lib/excerpt.sh"

# Where outcomes are collected; a layer started by hand collects them on standard output.
report=${GATEFRAME_LAYER_REPORT:-/dev/stdout}

# Package.swift has the compiler measure how long it checks the tests' large bodies.
export GATEFRAME_CHECKS=1

# The build that is tested: release, open to @testable, with every warning an error.
checked="$root/.build/checked"
checked_flags=(
  -c release --scratch-path "$checked"
  -Xswiftc -enable-testing -Xswiftc -warnings-as-errors -Xcc -Werror
)

# The tests of whole screens: the layer `screens` runs them, the layer `unit` all others.
# shellcheck disable=SC2034 # Layers use it.
screen_tests='^(ScreensTests|KioskTests|SwiftUITests)\.'

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

# Builds programs and tests as one test, and checks that it printed no warning as another. A compiler
# that crashed or was killed is started once more, on one processor.
# Arguments: name, log, command.
check_build() {
  local name=$1 log=$2 status=0 end
  shift 2
  "$@" 2>&1 | tee "$log" || status=$?
  end=$(compiler_end "$log")
  if ((status != 0)) && [[ -n $end ]]; then
    note "$end; building once more on one processor"
    status=0
    "$@" --jobs 1 2>&1 | tee "$log" || status=$?
    end=$(compiler_end "$log")
  fi
  if ((status != 0)); then
    failed 1 "$name failed: ${end:-see the lines below}"
    return 1
  fi
  passed 1
  # Warnings of the package manager itself stop no build.
  if grep -qE '(^|[^a-z])warning: ' "$log"; then
    failed 1 "$name printed warnings: $(grep -m 1 -E '(^|[^a-z])warning: ' "$log")"
  else
    passed 1
  fi
}

# Reports what the XML file of `swift test --xunit-output` tells.
# Arguments: file, name of the run, exit status of the run.
report_xunit() {
  local file=$1 name=$2 status=$3 total failures times reason
  if ! [[ -s $file ]]; then
    failed 1 "$name: the test program ended without writing its results"
    return
  fi
  # The suite's attributes count the tests that ran, but issues where failed tests are wanted.
  total=$(sed -n 's/.*<testsuite .*[^a-z]tests="\([0-9]*\)".*/\1/p' "$file")
  failures=$(awk '/<testcase/ { new = 1 } /<failure|<error/ { n += new; new = 0 }
    END { print n + 0 }' "$file")
  passed "$((${total:-0} - failures))"
  if ((failures > 0)); then
    failed "$failures" "$name: see the lines below"
  elif ((status != 0)); then
    failed 1 "$name: swift test ended with status $status though no test failed"
  fi
  while read -r times reason; do
    skipped "$times" "$name: ${reason:-no reason given}"
  done < <(sed -n 's/.*<skipped>\(.*\)<\/skipped>.*/\1/p; s/.*<skipped *\/>.*//p' "$file" |
    sort | uniq -c)
}

# Runs the tests of the checked build that the arguments select (--filter, --skip).
swift_tests() {
  local name=$1 results status=0
  shift
  results=$(mktemp -d)
  swift test "${checked_flags[@]}" --package-path "$root" --skip-build \
    --xunit-output "$results/run.xml" "$@" || status=$?
  report_xunit "$results/run-swift-testing.xml" "$name" "$status"
  rm -rf "$results"
}
