import Geometry
import RasterKernels

/// A paint resolved for one operation: plain memory, so that rows are fetched without reference
/// counting. The canvas keeps what the pointers refer to.
struct PaintRecord: @unchecked Sendable {
  enum Kind: UInt8 {
    case solid
    case linear
    case radial
    case angular
    case image
    /// Image pixels that fall on device pixels exactly.
    case copy
  }

  /// What lies beyond an image's edges.
  enum Border: UInt8 {
    case extend
    case repeated
    case transparent
  }

  var kind = Kind.solid
  /// The colour of a solid paint, opacity included.
  var word: UInt32 = 0
  /// Whether every pixel that is fetched is opaque.
  var opaque = false
  /// What fetched image pixels are multiplied by, 0 … 255.
  var alpha: UInt32 = 255
  /// From device pixels to the gradient's line or circle, or to image pixels.
  var map = Projective.identity
  var perspective = false
  var table: UnsafePointer<UInt32>?
  /// Radial and angular: place in the table = parameter · scale + offset.
  var scale = 0.0
  var offset = 0.0
  var image: ImageRows?
  /// The image and its smaller versions, when it is drawn reduced at more than one scale.
  var levels: UnsafePointer<ImageRows>?
  var levelCount = 0
  /// The level that `image` is.
  var level = 0
  /// The extent of the whole image.
  var width = 0
  var height = 0
  var filter = ImageFilter.nearest
  var border = Border.extend
  /// `copy`: the device pixel that image pixel (0, 0) falls on.
  var originX = 0
  var originY = 0
}

extension PaintRecord {
  static func solid(_ color: RGBA, opacity: Double) -> PaintRecord {
    var record = PaintRecord()
    record.word = color.premultiplied(opacity: opacity)
    record.opaque = record.word >= 0xFF00_0000
    return record
  }

  /// The paint of an operation, or nil when it draws nothing. What the record points to is added to
  /// `owners`.
  static func make(
    _ paint: Paint, opacity: Double, transform: Projective, owners: inout [AnyObject]
  ) -> PaintRecord? {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    switch paint {
    case .solid(let color):
      return .solid(color, opacity: opacity)
    case .linear(let stops, let from, let to):
      return gradient(
        .linear, stops, opacity, transform,
        lineSpace(from, to), scale: 1, offset: 0, &owners)
    case .radial(let stops, let center, let start, let end):
      let unit = Affine(a: 1, b: 0, c: 0, d: 1, tx: center.x, ty: center.y)
      let span = end - start
      guard span != 0, span.isFinite else {
        return stops.last.map { .solid($0.color, opacity: opacity) }
      }
      return gradient(
        .radial, stops, opacity, transform, unit, scale: 1 / span, offset: -start / span, &owners)
    case .angular(let stops, let center, let start, let end):
      let c = Elementary.cos(start)
      let s = Elementary.sin(start)
      let span = end - start
      guard span != 0, span.isFinite else {
        return stops.last.map { .solid($0.color, opacity: opacity) }
      }
      // Turned so that the gradient starts on the positive x axis, mirrored when it runs backwards.
      let m = span < 0 ? -1.0 : 1.0
      let unit = Affine(a: c, b: s, c: -s * m, d: c * m, tx: center.x, ty: center.y)
      let turns = 2 * Elementary.pi / (span < 0 ? -span : span)
      return gradient(
        .angular, stops, opacity, transform, unit, scale: turns, offset: 0, &owners)
    case .image(let surface, let place, let filter, let tile):
      return image(
        surface, place: place, filter: filter, border: tile ? .repeated : .transparent,
        opacity: opacity, transform: transform, owners: &owners)
    }
  }

  /// The map that takes (0, 0) and (1, 0) to the ends of a gradient's line.
  private static func lineSpace(_ from: Point, _ to: Point) -> Affine {
    let d = to - from
    return Affine(a: d.x, b: d.y, c: -d.y, d: d.x, tx: from.x, ty: from.y)
  }

  private static func gradient(
    _ kind: Kind, _ stops: [GradientStop], _ opacity: Double, _ transform: Projective,
    _ space: Affine, scale: Double, offset: Double, _ owners: inout [AnyObject]
  ) -> PaintRecord? {
    guard let last = stops.last else { return nil }
    guard let map = Projective(space).then(transform).inverse else {
      return .solid(last.color, opacity: opacity)
    }
    let table = GradientCache.shared.table(stops, opacity: opacity)
    owners.append(table)
    var record = PaintRecord()
    record.kind = kind
    record.map = map
    record.perspective = map.affine == nil
    if let affine = map.affine { record.map = Projective(affine) }
    record.table = UnsafePointer(table.colors)
    record.opaque = table.opaque
    record.scale = scale * Double(Kernels.gradientSize)
    record.offset = offset * Double(Kernels.gradientSize)
    return record
  }
}
