/// Why fonts are not usable.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The font configuration library could not start.
  case configuration
  /// No installed font belongs to the family; the Debian package, where it is known, brings it.
  case missing(family: String, package: String?)
  /// A font file could not be read as one.
  case unreadable(path: String, reason: String)

  package var description: String {
    switch self {
    case .configuration:
      "fontconfig could not be started: check /etc/fonts/fonts.conf (Debian package fontconfig)"
    case .missing(let family, let package?):
      """
      the font family "\(family)" is not installed: install the Debian package \(package) \
      (apt install \(package))
      """
    case .missing(let family, nil):
      """
      the font family "\(family)" is not installed, and no Debian package is known to bring it: \
      check its spelling with fc-list, or take "Inter" (apt install fonts-inter)
      """
    case .unreadable(let path, let reason):
      "\(path): expected a font file: \(reason)"
    }
  }
}
