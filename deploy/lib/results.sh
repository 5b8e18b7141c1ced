# shellcheck shell=bash
# Counts what layers report, and keeps the last results of long layers.
: "${root:?}" "${cache:?}"

total_passed=0 total_failed=0 total_skipped=0
summary=()

# A field of a layer's header.
header() { sed -n "s/^# $2: *//p" "$root/deploy/layers/$1.sh"; }

# Adds up the report of a layer, for the summary.
# Arguments: layer, report file, exit status, seconds.
count_report() {
  local layer=$1 file=$2 status=$3 seconds=$4 kind number why
  local passed=0 failed=0 skipped=0
  local -a reasons=()
  while read -r kind number why; do
    case $kind in
      passed) ((passed += number)) || true ;;
      failed)
        ((failed += number)) || true
        reasons+=("failed: $why")
        ;;
      skipped)
        ((skipped += number)) || true
        reasons+=("skipped: $why")
        ;;
    esac
  done <"$file"
  if ((status != 0 && failed == 0)); then
    failed=1
    reasons+=("failed: the layer ended with status $status")
  elif ((passed + failed == 0)); then
    failed=1
    reasons+=("failed: no test ran (leave it out knowingly with --without $layer)")
  fi
  ((total_passed += passed)) || true
  ((total_failed += failed)) || true
  ((total_skipped += skipped)) || true
  summary+=("$(printf '%-14s %6d passed %4d failed %4d skipped %6d s' \
    "$layer" "$passed" "$failed" "$skipped" "$seconds")")
  ((${#reasons[@]} == 0)) || summary+=("${reasons[@]/#/    }")
  note "$layer: $passed passed, $failed failed, $skipped skipped in $seconds s"
  if [[ $(header "$layer" time) == long ]]; then
    keep_result "$layer" "$passed passed, $failed failed, $skipped skipped in $seconds s"
  fi
}

# Keeps a long layer's result: what, when, at which commit.
keep_result() {
  mkdir -p "$cache/results"
  printf '%s; %s; %s\n' "$2" "$(date -u +%Y-%m-%dT%H:%MZ)" "$(tree_commit)" >"$cache/results/$1"
}

# The commit of the tree, and whether it has been changed since.
tree_commit() {
  local commit
  commit=$(git -C "$root" rev-parse --short HEAD 2>/dev/null) || commit='no commit'
  [[ -z $(git -C "$root" status --porcelain 2>/dev/null) ]] || commit+=' with changes'
  printf '%s\n' "$commit"
}

# Prints a long layer's last result, for a run that leaves it out.
last_result() {
  if [[ -r $cache/results/$1 ]]; then
    cat "$cache/results/$1"
  else
    printf 'never run on this machine\n'
  fi
}
