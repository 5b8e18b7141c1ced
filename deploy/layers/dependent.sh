#!/bin/bash
# about: a package that depends on this one by its path, with one file: builds, runs, is touched
# time: long
# limit: 40
# packages:
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

package="$root/Tests/Dependent" scratch="$root/.build/dependent"
mkdir -p "$scratch"
build=(swift build --package-path "$package" --scratch-path "$scratch")
check_build 'the build of a dependent package' "$scratch/build.log" "${build[@]}" || exit 0
program="$("${build[@]}" --show-bin-path)/Hello"

# Prints where the program's pieces lie. Arguments: its further arguments.
frames() { "$program" --size 400x300 --frames "$@"; }

first=$(frames) || first=
check 'the program of a dependent package shows its view' grep -q 'Hello, world!' <<<"$first"
# The button lies below the middle.
later=$(frames --touch '200,175@0.2' --at 1) || later=
check 'the program of a dependent package is touched' grep -q 'Tapped 1 times' <<<"$later"
"$program" --size 400x300 --snapshot "$scratch/hello.png" || true
check 'the program of a dependent package draws a picture' test -s "$scratch/hello.png"
