# shellcheck shell=bash
# Whether there is a display that nobody else uses.

# Succeeds when a connector has a display and the card is free; prints the reason otherwise.
free_display() {
  local holder
  if ! compgen -G '/sys/class/drm/card[0-9]*' >/dev/null; then
    printf 'this machine has no graphics card the kernel drives (/sys/class/drm has none)\n'
    return 1
  fi
  if ! grep -qx connected /sys/class/drm/card[0-9]*-*/status 2>/dev/null; then
    printf 'no display is connected to the graphics card\n'
    return 1
  fi
  holder=$(display_holder)
  if [[ -n $holder ]]; then
    printf 'the display is in use by %s\n' "$holder"
    return 1
  fi
}

# Prints who uses the display: a graphical session, or a process that has a card open.
display_holder() {
  local session type file process
  if command -v loginctl >/dev/null; then
    while read -r session _; do
      type=$(loginctl show-session "$session" -p Type -p State 2>/dev/null | sort | tr '\n' ' ')
      case $type in
        'State=active Type=x11 ' | 'State=active Type=wayland ')
          printf 'the graphical session %s\n' "$session"
          return
          ;;
      esac
    done < <(loginctl list-sessions --no-legend 2>/dev/null)
  fi
  # seatd and logind hold cards for others, without showing anything themselves.
  while IFS= read -r file; do
    process=${file%/fd/*}
    case $(<"$process/comm") in
      seatd | systemd-logind) ;;
      *)
        printf '%s (process %s)\n' "$(<"$process/comm")" "${process#/proc/}"
        return
        ;;
    esac
  done < <(find /proc/[0-9]*/fd -maxdepth 1 -lname '/dev/dri/card*' 2>/dev/null)
}
