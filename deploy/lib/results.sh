# shellcheck shell=bash
# Runs layers, counts what they report, and keeps logs and the last results of long layers.
: "${root:?}" "${cache:?}"

total_passed=0 total_failed=0 total_skipped=0
summary=()
# Layers that failed.
broken=' '

# A field of a layer's header.
header() { sed -n "s/^# $2: *//p" "$root/deploy/layers/$1.sh"; }

# Makes the folder of this run's logs, and forgets all but the newest of earlier runs.
begin_logs() {
  local old
  make_cache logs
  logs=$(mktemp -d "$cache/logs/$(date -u +%Y-%m-%dT%H%M%S).XXXX")
  while IFS= read -r old; do
    rm -rf "${cache:?}/logs/$old"
  done < <(find "$cache/logs" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort | head -n -10)
  note "full logs: $logs"
}

# Runs a layer: everything it prints goes to its log, what is of interest to the console as well, and
# a sign of life every minute. Prints nothing of what passed.
run_layer() {
  local layer=$1 file=$2 log=$3 start=$SECONDS status=0 limit pid beat
  limit=$(header "$layer" limit)
  : >"$file"
  : >"$log"
  GATEFRAME_LAYER_REPORT=$file timeout --kill-after=20 "$((${limit:-20} * 60))" \
    "$root/deploy/layers/$layer.sh" </dev/null >>"$log" 2>&1 &
  pid=$!
  # Whoever interrupts this script means the layer.
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM
  tail -f -n +1 --pid="$pid" "$log" 2>/dev/null | grep -aE --line-buffered '^(    [A-Za-z]|==> )' &
  beat=$SECONDS
  while kill -0 "$pid" 2>/dev/null; do
    sleep 1
    ((SECONDS - beat >= 60)) || continue
    beat=$SECONDS
    note "… after $(((SECONDS - start) / 60)) min: $(tail -n 1 "$log" | cut -c 1-80)"
  done
  wait "$pid" || status=$?
  # What the console shows of the log ends with it.
  wait
  trap - INT TERM
  if ((status == 124 || status == 137)); then
    printf 'failed 1 not done within its limit of %s minutes\n' "$limit" >>"$file"
  fi
  count_report "$layer" "$file" "$status" "$((SECONDS - start))" "$log"
}

# Adds up the report of a layer, for the summary.
# Arguments: layer, report file, exit status, seconds, log.
count_report() {
  local layer=$1 file=$2 status=$3 seconds=$4 log=$5 kind number why
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
  if ((failed > 0)); then
    broken+="$layer "
    # A log that is cut off at its beginning still has to tell why.
    mapfile -t -O "${#summary[@]}" summary < <(excerpt "$log" 15 | sed 's/^/        | /')
    summary+=("        full log: $log")
  fi
  note "$layer: $passed passed, $failed failed, $skipped skipped in $seconds s"
  if [[ $(header "$layer" time) == long ]]; then
    keep_result "$layer" "$passed passed, $failed failed, $skipped skipped in $seconds s"
  fi
}

# Counts a layer whose needs failed.
# Arguments: layer, what it needs.
count_unready() {
  ((total_failed += 1)) || true
  broken+="$1 "
  summary+=("$(printf '%-14s not run: it needs what failed (%s)' "$1" "$2")")
}

# Keeps a long layer's result: what, when, at which commit.
keep_result() {
  make_cache results
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
