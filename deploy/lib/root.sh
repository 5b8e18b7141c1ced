# shellcheck shell=bash
# Root's rights, for installing packages and joining the seat's group only.

# Runs the command (from the second argument on) as root; the first argument says what for.
as_root() {
  local reason=$1
  shift
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    note "root is asked for: $reason"
    sudo -- "$@"
  else
    fail "root is needed: $reason" "Run as root, then start this again: $*" \
      'Or install sudo and let it know you.'
  fi
}
