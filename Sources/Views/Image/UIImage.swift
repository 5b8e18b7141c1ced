import Foundation
import Imaging
import Raster

/// UIKit's picture: one in memory, one of an asset catalogue, or a symbol.
open class UIImage: Hashable, @unchecked Sendable {
  // Nothing changes after creation.
  let source: Image.Source
  private let natural: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  init(source: Image.Source, size: CGSize, scale: CGFloat) {
    self.source = source
    natural = size
    self.scale = scale
  }

  convenience init(surface: Surface, scale: CGFloat) {
    let factor = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      source: .surface(surface, scale: factor),
      size: CGSize(
        width: CGFloat(surface.width) / factor, height: CGFloat(surface.height) / factor),
      scale: factor)
  }

  /// An empty picture.
  public convenience init() {
    self.init(source: .surface(Surface(width: 0, height: 0), scale: 1), size: .zero, scale: 1)
  }

  /// A picture of an asset catalogue; nil when none has it. Away from the main thread it is looked
  /// for when it is drawn.
  public convenience init?(named name: String) {
    guard MainQueue.isCurrent else {
      self.init(source: .named(name, nil), size: .zero, scale: 1)
      return
    }
    let found = MainActor.assumeIsolated {
      AssetStore.current?.image(name, nil, .light, scale: 2)
    }
    guard let found else { return nil }
    self.init(
      source: .named(name, nil), size: CGSize(width: found.size.width, height: found.size.height),
      scale: CGFloat(found.scale))
  }

  /// A symbol; nil when nothing is drawn for the name. Its size is that in body text.
  public convenience init?(systemName name: String) {
    guard SymbolArtwork.isKnown(name) else { return nil }
    self.init(source: .symbol(name), size: CGSize(width: 20, height: 20), scale: 1)
  }

  /// A picture in a PNG, JPEG or WebP file's bytes, one pixel to the point; nil when they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture in a PNG, JPEG or WebP file's bytes; nil when they are none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let surface = try? PictureFile.decode(bytes: [UInt8](data)) else { return nil }
    self.init(surface: surface, scale: scale)
  }

  /// A picture in a PNG, JPEG or WebP file; nil when it cannot be read. Names that end with @2x or
  /// @3x before the extension have that many pixels to the point.
  public convenience init?(contentsOfFile path: String) {
    guard let surface = try? PictureFile.read(path) else { return nil }
    let name = path.split(separator: ".").dropLast().joined(separator: ".")
    self.init(surface: surface, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points.
  open var size: CGSize { natural }

  /// The picture as a PNG file; nil for symbols and pictures of a catalogue.
  public func pngData() -> Data? {
    guard case .surface(let surface, _) = source else { return nil }
    return (try? PNG.encode(surface)).map { Data($0) }
  }

  /// Whether both are the same object.
  public static func == (a: UIImage, b: UIImage) -> Bool { a === b }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// UIKit's picture.
  public init(uiImage: UIImage) { self.init(source: uiImage.source) }
}
