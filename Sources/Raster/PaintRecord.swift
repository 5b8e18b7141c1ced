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
    let table = GradientTable(stops, opacity: opacity)
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

  static func image(
    _ surface: Surface, place: Affine, filter: ImageFilter, border: Border, opacity: Double,
    transform: Projective, owners: inout [AnyObject]
  ) -> PaintRecord? {
    guard surface.width > 0, surface.height > 0, opacity > 0,
      let map = Projective(place).then(transform).inverse
    else { return nil }
    var record = PaintRecord()
    record.kind = .image
    record.map = map
    record.filter = filter
    record.border = border
    record.alpha = UInt32(min(opacity, 1) * 255 + 0.5)
    var source = surface
    if let affine = map.affine {
      record.map = Projective(affine)
      // Image pixels per device pixel, at most.
      if filter == .area, affine.growth > 1 {
        let levels = ImageLevels.levels(affine.shrink, affine.growth)
        if levels > 0 {
          source = ImageLevels.reduced(surface, levels: levels)
          record.map = record.map.then(
            .scale(
              Double(source.width) / Double(surface.width),
              Double(source.height) / Double(surface.height)))
        }
        record.filter = .bilinear
      } else if affine.isTranslation, affine.tx == Elementary.floor(affine.tx),
        affine.ty == Elementary.floor(affine.ty), border != .repeated
      {
        record.kind = .copy
        record.originX = Elementary.floorToInt(-affine.tx)
        record.originY = Elementary.floorToInt(-affine.ty)
      }
    } else {
      record.perspective = true
      if filter == .area { record.filter = .bilinear }
    }
    if record.filter == .area { record.filter = .bilinear }
    record.opaque = surface.isOpaque && record.alpha == 255 && border != .transparent
    owners.append(source)
    record.image = ImageRows(
      pixels: UnsafePointer(source.words), stride: source.stride, width: source.width,
      height: source.height)
    return record
  }
}
