# shellcheck shell=bash
# The Swift toolchain: present, and new enough.

# Prints the version of the swift on PATH: major.minor.
swift_version() {
  swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p'
}

# Ends the script unless there is a toolchain that can build the package.
require_swift() {
  local version
  if ! command -v swift >/dev/null; then
    fail 'no swift on PATH, and this Debian has no swiftlang package' \
      'Debian 12: unpack the toolchain from swift.org (6.0 or later) and put its usr/bin on PATH.' \
      'Debian 13: start this again; it installs swiftlang.'
  fi
  version=$(swift_version)
  case $version in
    '' | [0-5].*)
      fail "$(command -v swift) is Swift ${version:-of an unknown version}" \
        'Put the usr/bin of Swift 6.0 or later first on PATH.'
      ;;
  esac
}
