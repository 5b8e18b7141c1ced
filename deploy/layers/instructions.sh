#!/bin/bash
# about: instructions a frame of the rasteriser's scenes, against those recorded
# time: long
# limit: 60
# packages: test
# shellcheck source=deploy/lib/layer.sh
. "$(dirname "$0")/../lib/layer.sh"

if ! grep -qw avx2 /proc/cpuinfo; then
  skipped 1 'the processor has no AVX2, for which the figures are recorded'
  exit
fi
build=(
  swift build -c release --package-path "$root" --scratch-path "$root/.build/bench"
  --product gateframe-bench
)
"${build[@]}"
bench=$("${build[@]}" --show-bin-path)/gateframe-bench
cd "$root"
check 'a scene needs more instructions than recorded; the log names it' \
  /usr/bin/python3 -uB "$root/Tests/Bench/instructions.py" "$bench"
