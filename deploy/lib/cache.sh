# shellcheck shell=bash
# What is kept between runs, outside the tree: the Debian 13 system, the virtual environment of
# virtme-ng, the last results of long layers. All of it is remade when it is missing.

cache="${XDG_CACHE_HOME:-$HOME/.cache}/gateframe"
mkdir -p "$cache"
