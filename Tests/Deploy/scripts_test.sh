#!/bin/bash
# Tests what the scripts of deploy tell a person, without installing or building anything.
# usage: scripts_test.sh TREE
# Functions that stand in for others look unreachable; a child script expands its own variables.
# shellcheck disable=SC2317,SC2016
set -euo pipefail
shopt -s inherit_errexit

root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for part in all excerpt; do
  # shellcheck source=/dev/null
  . "$root/deploy/lib/$part.sh"
done
wrong=0

# Checks that a text holds a part.
holds() {
  [[ $2 == *"$3"* ]] && return
  printf '    FAILED: %s: "%s" is not in:\n%s\n' "$1" "$3" "$2"
  wrong=1
}

# Checks that a text does not hold a part.
lacks() {
  [[ $2 != *"$3"* ]] && return
  printf '    FAILED: %s: "%s" is in:\n%s\n' "$1" "$3" "$2"
  wrong=1
}

# A machine without a Swift toolchain on the path.
mkdir "$work/bin"
for tool in awk bash cat cut find grep id sed stat tr; do
  ln -s "$(command -v "$tool")" "$work/bin/$tool"
done
bare() (
  PATH=$work/bin
  debian_release() { printf '%s\n' "$debian"; }
  ("$@") 2>&1 || true
)
debian=12
told=$(bare require_swift_source)
holds 'Debian 12 without Swift' "$told" 'https://www.swift.org/install/linux/'
holds 'Debian 12 without Swift' "$told" "export PATH=/usr/local/swift/usr/bin:\$PATH"
lacks 'Debian 12 without Swift' "$(bare wanted_packages build)" swiftlang
debian=13
told=$(bare require_swift_source)
lacks 'Debian 13 without Swift' "$told" error
holds 'Debian 13 without Swift' "$(bare wanted_packages build)" swiftlang

# Without root's rights the advice is what has to be typed.
told=$(
  may_become_root() { false; }
  is_installed() { [[ $1 != git ]]; }
  (install_packages build) 2>&1 || true
)
holds 'a missing package' "$told" 'apt-get update'
holds 'a missing package' "$told" 'apt-get install -y --no-install-recommends git'

# No HOME, and no folder before there is something to put into it.
told=$(env -u HOME XDG_CACHE_HOME="$work/cache" "$root/deploy/test" --help 2>&1) || wrong=1
holds 'help without HOME' "$told" 'usage: deploy/test'
told=$(env -u HOME -u XDG_CACHE_HOME bash -c '. "$1/deploy/lib/say.sh"; . "$1/deploy/lib/cache.sh"
  printf "%s" "$cache"' _ "$root")
holds 'the cache without HOME' "$told" /
[[ ! -e $work/cache ]] || holds 'help makes no folder' "$work/cache" nothing

# What "deploy/run" does not know is told before anything is installed or built.
for argument in --nosuch word --pass; do
  told=$("$root/deploy/run" --prepare "$argument" 2>&1) && wrong=1
  holds 'an argument of no use' "$told" "$argument"
  lacks 'an argument of no use' "$told" Building
done

# What was built by somebody else, or elsewhere.
told=$(
  root=$work/tree
  mkdir -p "$root/.build"
  require_build_folder
  mark_build_folder
  mv "$work/tree" "$work/moved"
  root=$work/moved
  require_build_folder
  [[ -e $root/.build ]] || printf 'it is gone\n'
  if ((EUID == 0)); then
    mkdir -p "$root/.build/release"
    chown 65534 "$root/.build/release"
    (require_build_folder) 2>&1 || true
  fi
)
holds 'a tree that was moved' "$told" 'it is gone'
((EUID != 0)) || holds 'what another user built' "$told" 'sudo rm -rf'

# A log that is cut tells its errors first, each once, and then its end.
{
  printf '[1/2] Compiling A\n/a.swift:1:2: error: first\n/a.swift:1:2: error: first\n'
  printf 'line %s\n' {1..40}
  printf '✔ Test a passed\n/b.swift:3:4: error: second\nthe end\n'
} >"$work/log"
told=$(excerpt "$work/log" 15)
[[ $(wc -l <<<"$told") -eq 15 && $(head -n 1 <<<"$told") == '/a.swift:1:2: error: first' ]] ||
  holds 'an excerpt' "$told" 'fifteen lines, the first error first'
[[ $(sed -n 2p <<<"$told") == '/b.swift:3:4: error: second' ]] || wrong=1
holds 'an excerpt' "$told" 'the end'
lacks 'an excerpt' "$told" Compiling
lacks 'an excerpt' "$told" passed
lacks 'a plain failure' "$(compiler_end "$work/log")" compiler
printf '<unknown>:0: error: unable to execute command: Killed\n' >"$work/log"
holds 'a killed compiler' "$(compiler_end "$work/log")" 'memory ran out'
printf 'Please submit a bug report\nStack dump:\n' >"$work/log"
holds 'a crashed compiler' "$(compiler_end "$work/log")" 'the compiler crashed'

exit "$wrong"
