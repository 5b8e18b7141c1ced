#!/bin/bash
# about: builds without a warning and passes its tests with Debian 13's own Swift
# time: quick
# limit: 30
# packages: test
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

if [[ $(debian_release) == 13 ]] && [[ $(command -v swift) == /usr/bin/swift ]]; then
  note 'this is Debian 13 with its own Swift: the other layers were that test'
  passed 1
  exit
fi

# The system, made once and again when the lists of packages change; one run at a time builds in it.
lock_cache debian13
system="${cache:?}/debian13"
build="$cache/debian13-build"
names=$(
  printf 'swiftlang libgcc-14-dev libstdc++-14-dev libharfbuzz-bin zxing-cpp-tools\n'
  awk '$2 == "all" { print $1 }' "$root/deploy/packages/build" "$root/deploy/packages/run"
)
wanted=$(sort -u <<<"$names" | tr -s ' \n' ',')
wanted=${wanted%,}
# The list is written last; swift itself is a link that leads nowhere from outside the system.
if [[ $(cat "$system/packages" 2>/dev/null) != "$wanted" ]]; then
  say 'Making a Debian 13 system (once; about a minute)'
  rm -rf "$system" "$build"
  mode=root
  ((EUID == 0)) || mode=unshare
  mmdebstrap --mode=$mode --variant=apt --include="$wanted" trixie "$system" ||
    fail 'the Debian 13 system could not be made' 'Check the network and the free space.'
  mkdir -p "$system/src" "$system/build"
  printf '%s\n' "$wanted" >"$system/packages"
fi
mkdir -p "$build"

# Runs a command in that system: the tree read-only at /src, the build at /build.
inside() {
  bwrap --unshare-pid --die-with-parent --bind "$system" / --dev /dev --proc /proc --tmpfs /tmp \
    --bind "$build" /build --ro-bind "$root" /src --chdir /src \
    --clearenv --setenv HOME /build/home --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin \
    --setenv LANG C.UTF-8 --setenv GATEFRAME_CHECKS 1 \
    --setenv GATEFRAME_TEST_OUTPUT /build/test-output "$@"
}

note "$(inside swift --version 2>/dev/null | head -n 1)"
flags=(
  -c release --scratch-path /build
  -Xswiftc -enable-testing -Xswiftc -warnings-as-errors -Xcc -Werror
)
check_build 'the build with Swift 6.0' "$build/build.log" \
  inside swift build "${flags[@]}" --build-tests || exit 0
rm -f "$build"/run*.xml
status=0
# Debian 13 has another release of Inter, whose letters are wider or narrower by a fraction.
note 'left to the layer "documents": places and pictures of documents, which are those of Debian 12'"'"'s Inter'
inside swift test "${flags[@]}" --skip-build --skip '^DocumentsTests\.' --xunit-output /build/run.xml || status=$?
report_xunit "$build/run-swift-testing.xml" 'Swift 6.0' "$status"
