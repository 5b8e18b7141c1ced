# shellcheck shell=bash
# Everything the scripts share. `root`, the top of the tree, is set by who sources this.
: "${root:?}"

for part in say debian root packages toolchain cache buildfolder; do
  # shellcheck source=/dev/null
  . "$root/deploy/lib/$part.sh"
done
unset part
