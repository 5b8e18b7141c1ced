/// For which surroundings an asset is looked up.
package struct AssetAppearance: Hashable, Sendable {
  package var isDark: Bool
  package var isHighContrast: Bool

  package init(isDark: Bool = false, isHighContrast: Bool = false) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// Light, ordinary contrast.
  package static let standard = AssetAppearance()
}

/// Something in an asset catalogue that cannot be used, with its place.
package struct AssetProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file or folder.
  package var file: String
  /// Where in the file, as keys joined by dots; empty for the whole of it.
  package var key: String
  /// What is wrong and what was expected.
  package var message: String

  package var description: String {
    key.isEmpty ? "\(file): \(message)" : "\(file): \(key): \(message)"
  }
}
