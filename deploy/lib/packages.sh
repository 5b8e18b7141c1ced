# shellcheck shell=bash
# Installs the Debian packages that the lists in deploy/packages name.
: "${root:?}"

# Prints "package<TAB>why" for each line of the named lists that applies to this machine.
wanted_packages() {
  local release list package where why
  release=$(debian_release)
  for list in "$@"; do
    while read -r package where why; do
      case $package:$where in
        '':* | '#'*) ;;
        *:all | *":$release") printf '%s\t%s\n' "$package" "$why" ;;
        *":$release-no-swift")
          command -v swift >/dev/null || printf '%s\t%s\n' "$package" "$why"
          ;;
      esac
    done <"$root/deploy/packages/$list"
  done
}

# Whether dpkg has the package installed.
is_installed() {
  [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]]
}

# Installs what is missing of the named lists, and says what and why.
install_packages() {
  local package why
  local -a missing=()
  while IFS=$'\t' read -r package why; do
    if is_installed "$package" || [[ " ${missing[*]} " == *" $package "* ]]; then
      continue
    fi
    ((${#missing[@]})) || say "Debian packages to install ($*):"
    note "$(printf '%-24s %s' "$package" "$why")"
    missing+=("$package")
  done < <(wanted_packages "$@")
  if ((${#missing[@]} == 0)); then
    say "Debian packages: nothing is missing ($*)"
    return
  fi
  may_become_root || fail 'root is needed to install them' \
    'Run as root, then start this again:' \
    '  apt-get update' \
    "  apt-get install -y --no-install-recommends ${missing[*]}" \
    'Or install sudo and let it know you.'
  as_root 'refreshing the list of packages' quietly apt-get update -q ||
    fail 'apt-get could not refresh the list of packages' \
      'Check the network and /etc/apt/sources.list*, then start this again.'
  as_root "installing ${missing[*]}" \
    quietly env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends "${missing[@]}" ||
    fail "apt-get could not install: ${missing[*]}" \
      'Read what it printed above; often "apt-get -f install" or a full disk is the cause.'
}
