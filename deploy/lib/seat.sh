# shellcheck shell=bash
# The seat: seatd lends display and devices to members of its group.

# Prints the group whose members may talk to seatd.
seat_group() {
  local unit
  for unit in /etc/systemd/system/seatd.service /usr/lib/systemd/system/seatd.service \
    /lib/systemd/system/seatd.service; do
    if [[ -r $unit ]]; then
      sed -n 's/^ExecStart=.*seatd.* -g *\([^ ]*\).*/\1/p' "$unit" | head -n 1
      return
    fi
  done
  printf 'video\n'
}

# Adds this user to the seat's group, once. Root needs no group.
join_seat() {
  local group user
  ((EUID != 0)) || return 0
  group=$(seat_group)
  user=$(id -un)
  if ! id -nG "$user" | tr ' ' '\n' | grep -qx "$group"; then
    say "Adding $user to the group $group, whose members may use the seat"
    as_root "adding $user to the group $group" usermod -aG "$group" "$user"
  fi
}

# Replaces the script by the command, with the seat's group in effect: a membership that is younger
# than the login is not yet.
exec_with_seat() {
  local group
  group=$(seat_group)
  if ((EUID == 0)) || id -nG | tr ' ' '\n' | grep -qx "$group"; then
    exec "$@"
  fi
  exec sg "$group" -c "$(printf '%q ' exec "$@")"
}
