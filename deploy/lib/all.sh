# shellcheck shell=bash
# Everything the scripts share. `root`, the top of the tree, is set by who sources this.
: "${root:?}"

for part in say debian root packages toolchain cache buildfolder; do
  # shellcheck source=/dev/null
  . "$root/deploy/lib/$part.sh"
done
unset part

# The tree may belong to somebody else, as in a container that runs as root.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=$root
