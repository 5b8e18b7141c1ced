# shellcheck shell=bash
# Which Debian this is.

# Prints the release's number, 12 or 13; Raspberry Pi OS and other children count as their parent.
debian_release() {
  local id='' id_like='' version='' key value
  while IFS='=' read -r key value; do
    value=${value//\"/}
    case $key in
      ID) id=$value ;;
      ID_LIKE) id_like=$value ;;
      VERSION_ID) version=$value ;;
    esac
  done </etc/os-release
  case " $id $id_like " in
    *' debian '*) ;;
    *)
      fail "this is ${id:-an unknown system}, not Debian" \
        'Use Debian 12 or 13 (or Raspberry Pi OS, its child).' \
        'Elsewhere: install what deploy/packages/build and run name, then "swift build -c release".'
      ;;
  esac
  case $version in
    12 | 13) printf '%s\n' "$version" ;;
    *)
      fail "Debian ${version:-without a number} is not known here" 'Use Debian 12 or 13.'
      ;;
  esac
}
