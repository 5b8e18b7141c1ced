# shellcheck shell=bash
# What is kept between runs, outside the tree: the Debian 13 system, the virtual environment of
# virtme-ng, the last results of long layers, logs. All of it is remade when it is missing.

# A service or a container may have no HOME; git, swift and pip want one.
if [[ -z ${HOME:-} ]]; then
  HOME=$(getent passwd "$EUID" | cut -d: -f6)
  [[ -n $HOME && -d $HOME ]] || HOME=/var/tmp/gateframe-$EUID
  export HOME
fi

# The folder; it is made when something is put there.
cache="${XDG_CACHE_HOME:-$HOME/.cache}/gateframe"

# Makes a folder of the cache; "." is the cache itself.
make_cache() {
  mkdir -p "$cache/$1" 2>/dev/null ||
    fail "the folder $cache/$1 cannot be made" \
      'Set XDG_CACHE_HOME to a folder that this user may write.'
}

# Waits until no other run uses this part of the cache; it is let go when the script ends.
lock_cache() {
  make_cache .
  exec {cache_lock}>"$cache/$1.lock"
  if ! flock -n "$cache_lock"; then
    note "another run uses $cache/$1: waiting for it"
    flock "$cache_lock"
  fi
}
