# shellcheck shell=bash
# The Swift toolchain: present, and new enough.

# Prints the version of the swift on PATH: major.minor.
swift_version() {
  swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p'
}

# Ends the script when there is no toolchain and no package of one either.
require_swift_source() {
  if ! command -v swift >/dev/null && [[ $(debian_release) == 12 ]]; then
    fail 'no swift on PATH, and Debian 12 has no package of it (Debian 13 has: swiftlang)' \
      'Get Swift 6.0 or later for Debian 12 from https://www.swift.org/install/linux/' \
      'Unpack it: mkdir -p /usr/local/swift && tar -xzf swift-*-debian12.tar.gz -C /usr/local/swift --strip-components=1' \
      "Put it on the PATH: export PATH=/usr/local/swift/usr/bin:\$PATH, then start this again."
  fi
}

# Ends the script unless there is a toolchain that can build the package.
require_swift() {
  local version
  command -v swift >/dev/null ||
    fail 'no swift on PATH though the package swiftlang is installed' \
      'Look for it: dpkg -L swiftlang | grep bin/swift, and put its folder on PATH.'
  version=$(swift_version)
  case $version in
    '' | [0-5].*)
      fail "$(command -v swift) is Swift ${version:-of an unknown version}" \
        'Put the usr/bin of Swift 6.0 or later first on PATH.'
      ;;
  esac
}
