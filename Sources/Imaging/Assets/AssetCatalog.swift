import Geometry
import Raster

/// A picture from an asset catalogue.
package struct AssetImage: Sendable {
  package var surface: Surface
  /// Pixels per point.
  package var scale: Double
  /// Whether only the picture's alpha counts, to be filled with the foreground colour.
  package var isTemplate: Bool

  /// Extent in points.
  package var size: Size {
    Size(Double(surface.width) / scale, Double(surface.height) / scale)
  }
}

/// The colours and pictures of an `.xcassets` folder, read from its source form.
///
/// What cannot be used is left out and listed in ``problems``; the rest serves.
package final class AssetCatalog: Sendable {
  /// Path of the folder.
  package let path: String
  /// What was left out, and why; pictures are decoded when they are first asked for.
  package let problems: [AssetProblem]
  let colors: [String: [ColorChoice]]
  let images: [String: ImageSet]
  private let idiom: String
  private let cache: ImageCache
  private let systemColor: @Sendable (String, AssetAppearance) -> RGBA?

  struct ColorChoice: Sendable {
    var variant: AssetVariant
    var color: AssetColor
  }

  struct ImageSet: Sendable {
    var choices: [(variant: AssetVariant, path: String)]
    var isTemplate: Bool
  }

  /// - Parameters:
  ///   - idiom: The kind of device whose entries come before universal ones.
  ///   - cache: Where decoded pictures are kept.
  ///   - systemColor: Gives colours that a set names instead of spelling them out, such as
  ///     `systemBlueColor`.
  /// - Throws: ``AssetProblem`` when the folder cannot be read at all.
  package init(
    path: String, idiom: String = "universal", cache: ImageCache = ImageCache(),
    systemColor: @escaping @Sendable (String, AssetAppearance) -> RGBA? = { _, _ in nil }
  ) throws {
    var reader = AssetReader()
    try reader.read(path)
    self.path = path
    self.idiom = idiom
    self.cache = cache
    self.systemColor = systemColor
    colors = reader.colors
    images = reader.images
    problems = reader.problems
  }

  /// Names of all colours, in alphabetical order.
  package var colorNames: [String] { colors.keys.sorted() }

  /// Names of all pictures, in alphabetical order.
  package var imageNames: [String] { images.keys.sorted() }

  /// The colour of this name, or nil when there is none.
  package func color(named name: String, appearance: AssetAppearance = .standard) -> RGBA? {
    let choice = colors[name]?.best {
      $0.variant.score(idiom: idiom, appearance: appearance, scale: 1)
    }
    switch choice?.color {
    case .value(let value): return value
    case .system(let name): return systemColor(name, appearance)
    case nil: return nil
    }
  }

  /// The picture of this name that suits best, or nil when there is none.
  ///
  /// - Parameter scale: Pixels per point of the screen.
  /// - Throws: ``ImageError``, with the path, when its file cannot be decoded.
  package func image(
    named name: String, appearance: AssetAppearance = .standard, scale: Int = 1
  ) throws -> AssetImage? {
    guard let set = images[name],
      let choice = set.choices.best({
        $0.variant.score(idiom: idiom, appearance: appearance, scale: scale)
      })
    else { return nil }
    return AssetImage(
      surface: try cache.surface(choice.path), scale: Double(choice.variant.scale ?? 1),
      isTemplate: set.isTemplate)
  }
}
