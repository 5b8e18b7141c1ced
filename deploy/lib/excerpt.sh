# shellcheck shell=bash
# What of a long log says why something failed.

# Prints at most so many lines of a log: those that name errors first, then its end. What passed is
# of no interest.
# Arguments: log, lines.
excerpt() {
  local log=$1 limit=$2
  awk -v limit="$limit" '
    # A log may hold anything: long lines are cut, and no line is told twice.
    { line = substr($0, 1, 300) }
    !NF || /^(✔|◇) / || /^↳ (Testing|Target) / || /^\[[0-9]+\/[0-9]+\]/ || seen[line]++ { next }
    /(^|[^a-z])error: / || /^✘ .* recorded an issue/ || /^    FAILED: / || /Killed$/ ||
      /^Stack dump/ || /[Ff]atal error: / {
      if (errors < int(limit * 2 / 3)) { print line; errors++; next }
    }
    { last[++count] = line }
    END {
      left = limit - errors
      for (i = (count > left ? count - left + 1 : 1); i <= count; i++) print last[i]
    }' "$log"
}

# Prints why a compiler ended that did not end by itself; nothing when its log shows no such end.
compiler_end() {
  local log=$1
  if grep -aqE 'Killed|signal 9|due to signal 9' "$log"; then
    printf 'the compiler was killed, most likely because memory ran out (%s)\n' "$(memory)"
  elif grep -aqE 'Stack dump:|Please submit a bug report|compile command failed due to signal|Segmentation fault|Illegal instruction' "$log"; then
    printf 'the compiler crashed (%s)\n' "$(memory)"
  fi
}

# Prints how much memory there is and is free.
memory() {
  awk '/^MemTotal/ { total = $2 } /^MemAvailable/ { free = $2 }
    END { printf "%.1f GiB of memory, %.1f free now", total / 1048576, free / 1048576 }' \
    /proc/meminfo
}
