# shellcheck shell=bash
# Root's rights, for installing packages and joining the seat's group only.

# Whether root's rights can be had.
may_become_root() { ((EUID == 0)) || command -v sudo >/dev/null; }

# Runs the command (from the second argument on) as root; the first argument says what for. After
# "quietly" its output is shown only when it fails.
as_root() {
  local reason=$1 quiet='' output status=0
  shift
  if [[ $1 == quietly ]]; then
    quiet=yes
    shift
  fi
  if ((EUID != 0)); then
    may_become_root || fail "root is needed: $reason" "Run as root, then start this again: $*" \
      'Or install sudo and let it know you.'
    note "root is asked for: $reason"
    set -- sudo -- "$@"
  fi
  if [[ -z $quiet ]]; then
    "$@" </dev/null
    return
  fi
  output=$("$@" </dev/null 2>&1) || status=$?
  ((status == 0)) || printf '%s\n' "$output" | tail -n 40 >&2
  return "$status"
}
