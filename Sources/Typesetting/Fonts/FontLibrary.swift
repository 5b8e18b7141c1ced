import Synchronization

/// The fonts of this machine: which face draws which text.
///
/// May be used from several threads; faces stay loaded for the library's life.
package final class FontLibrary: Sendable {
  let configuration: FontConfiguration
  /// The family that draws the system font.
  package let systemFamily: String
  private let loaded: Mutex<LoadedFonts>

  /// - Parameters:
  ///   - systemFamily: The family that draws the system font.
  ///   - fallbackFamilies: Asked first, in this order, for characters that a font lacks.
  /// - Throws: ``FontError/missing(family:package:)`` when it is not installed,
  ///   ``FontError/unreadable(path:reason:)`` when its regular face cannot be read.
  package init(systemFamily: String = "Inter", fallbackFamilies: [String] = []) throws {
    configuration = try FontConfiguration()
    self.systemFamily = systemFamily
    var fonts = LoadedFonts(
      configuration: configuration, fallbackFamilies: fallbackFamilies)
    let regular = FontStyle(family: .named(systemFamily), weight: 400, italic: false)
    guard let font = fonts.best(family: systemFamily, style: regular) else {
      throw FontError.missing(family: systemFamily, package: FontPackage.name(for: systemFamily))
    }
    let face = try FontFace(font)
    fonts.systemFace = face
    fonts.faces[font] = face
    loaded = Mutex(fonts)
  }

  /// The measures of a font at its size. The system font's are fixed, whatever family draws it.
  package func metrics(_ descriptor: FontDescriptor) -> FontMetrics {
    if case .named(let name) = descriptor.family, isInstalled(name) {
      return loaded.withLock { fonts in
        fonts.face(for: descriptor.style, system: systemFamily).map { face in
          fonts.naturalEm(of: face)
        }
      }.map { $0.scaled(descriptor.size) } ?? FontMetrics.systemEm.scaled(descriptor.size)
    }
    return FontMetrics.systemEm.scaled(descriptor.size)
  }

  /// Whether a family has a face here.
  package func isInstalled(_ family: String) -> Bool {
    loaded.withLock { !$0.family(family).isEmpty }
  }

  /// Names that were asked for and are not installed, in alphabetical order.
  package var missingFamilies: [String] {
    loaded.withLock { $0.families.filter(\.value.isEmpty).keys.sorted() }
  }

  /// The face that draws a style; the system's regular face when no other can be read.
  func face(for style: FontStyle) -> FontFace? {
    loaded.withLock { $0.face(for: style, system: systemFamily) }
  }

  /// A face that has all the characters of a cluster, for text in a style whose own face lacks
  /// some, or nil when no installed face has them.
  func fallback(for scalars: ArraySlice<UInt32>, style: FontStyle, language: String) -> FontFace? {
    loaded.withLock { $0.fallback(for: scalars, style: style, language: language) }
  }
}
