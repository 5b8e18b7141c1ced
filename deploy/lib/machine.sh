# shellcheck shell=bash
# The virtual machine's parts: launcher, kernel, and whether hardware speeds it up.
: "${root:?}" "${cache:?}"

virtme_version=1.42

# Prints the program that starts guests: Debian's, or one in a virtual environment of the cache.
machine_launcher() {
  local environment="$cache/virtme-ng-$virtme_version"
  if [[ -x /usr/bin/vng ]]; then
    printf '/usr/bin/vng\n'
    return
  fi
  lock_cache machine >&2
  if [[ ! -x $environment/bin/vng ]]; then
    rm -rf "$environment"
    {
      /usr/bin/python3 -m venv "$environment" &&
        "$environment/bin/pip" install --quiet "virtme-ng==$virtme_version"
    } >&2 || fail "virtme-ng $virtme_version could not be installed from PyPI" 'Check the network.'
  fi
  printf '%s/bin/vng\n' "$environment"
}

# Prints the newest kernel that has its modules.
machine_kernel() {
  local kernel
  while IFS= read -r kernel; do
    if [[ -r $kernel && -d /lib/modules/${kernel#/boot/vmlinuz-} ]]; then
      printf '%s\n' "$kernel"
      return
    fi
  done < <(compgen -G '/boot/vmlinuz-*' | sort -rV)
  fail 'there is no kernel for the virtual machine in /boot' \
    'Install linux-image-amd64 again: apt-get install --reinstall linux-image-amd64'
}

# Prints 1 when guests run with the processor's own support. It is tried with a short limit, once
# since this system was booted: where it does not work, a guest hangs.
machine_kvm() {
  local verdict
  verdict="$cache/kvm-$(</proc/sys/kernel/random/boot_id)"
  if [[ ! -r $verdict ]]; then
    make_cache .
    rm -f "$cache"/kvm-*
    if [[ -r /dev/kvm && -w /dev/kvm ]] &&
      /usr/bin/python3 -B "$root/Tests/Machine/machine_boots.py" "$1" "$2" accelerated 25 >&2; then
      printf '1\n' >"$verdict"
    else
      printf '0\n' >"$verdict"
    fi
  fi
  cat "$verdict"
}
