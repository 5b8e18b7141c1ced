# shellcheck shell=bash
# What the scripts tell the person who started them.

# Bold and plain text on a terminal, nothing elsewhere.
if [[ -t 1 ]]; then
  bold=$'\e[1m' plain=$'\e[0m'
else
  bold='' plain=''
fi

# A step that begins now.
say() { printf '%s==>%s %s\n' "$bold" "$plain" "$*"; }

# A detail of the present step.
note() { printf '    %s\n' "$*"; }

# What went wrong (first argument) and what to do next (the others, a line each); ends the script.
fail() {
  {
    printf '%serror:%s %s\n' "$bold" "$plain" "$1"
    shift
    printf '  -> %s\n' "$@"
  } >&2
  exit 1
}
