import Geometry
import RasterKernels

extension PaintRecord {
  /// The paint of an image and the map from its pixels to the path's space; nil when it draws nothing.
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
    record.filter = filter == .area ? .bilinear : filter
    record.border = border
    record.alpha = UInt32(min(opacity, 1) * 255 + 0.5)
    record.opaque = surface.isOpaque && record.alpha == 255 && border != .transparent
    record.image = ImageRows(surface)
    record.width = surface.width
    record.height = surface.height
    owners.append(surface)
    if let affine = map.affine {
      record.map = Projective(affine)
      if filter == .area, affine.growth > 1 + 1e-9 {
        record.reduce(surface, affine, &owners)
      } else if affine.isTranslation, affine.tx == Elementary.floor(affine.tx),
        affine.ty == Elementary.floor(affine.ty), border != .repeated
      {
        record.kind = .copy
        record.originX = Elementary.floorToInt(-affine.tx)
        record.originY = Elementary.floorToInt(-affine.ty)
      }
    } else {
      record.perspective = true
      if filter == .area {
        let levels = ImageCache.shared.levels(surface)
        owners.append(levels)
        record.levels = levels.rows.baseAddress.map { UnsafePointer($0) }
        record.levelCount = levels.rows.count
      }
    }
    return record
  }

  /// Prepares an image that is drawn smaller than it is: exactly along the axes, from the level that
  /// suits its largest scale otherwise.
  private mutating func reduce(_ surface: Surface, _ affine: Affine, _ owners: inout [AnyObject]) {
    if border != .repeated,
      let exact = BoxReduction.make(surface, affine, transparent: border == .transparent)
    {
      let picture = ImageCache.shared.reduced(surface, exact.reduction)
      owners.append(picture)
      kind = .copy
      image = ImageRows(picture)
      originX = exact.x
      originY = exact.y
      return
    }
    let levels = ImageCache.shared.levels(surface)
    owners.append(levels)
    level = ImageLevels.level(affine.growth * affine.growth, of: levels.rows.count)
    image = levels.rows[level]
    let (x, y) = levelScale(levels.rows[level], level)
    map = map.then(.scale(x, y))
  }

  /// Pixels of a level per pixel of the image. Repeated images keep their period instead of the place
  /// of each pixel, which differ where halves were rounded up.
  @inline(__always)
  func levelScale(_ rows: ImageRows, _ level: Int) -> (x: Double, y: Double) {
    if border == .repeated {
      return (
        Double(rows.width) / Double(width), Double(rows.height) / Double(height)
      )
    }
    let scale = 1 / Double(1 &<< level)
    return (scale, scale)
  }

  /// The level to sample near a device pixel, by the map's larger scale there.
  func level(at p: Point) -> Int {
    guard levels != nil else { return 0 }
    let w = map.weight(p)
    let q = map.apply(p)
    let ax = (map.m11 - q.x * map.m13) / w
    let ay = (map.m12 - q.y * map.m13) / w
    let cx = (map.m21 - q.x * map.m23) / w
    let cy = (map.m22 - q.y * map.m23) / w
    let s = ax * ax + ay * ay + cx * cx + cy * cy
    let det = ax * cy - ay * cx
    let root = max(s * s - 4 * det * det, 0).squareRoot()
    return ImageLevels.level((s + root) / 2, of: levelCount)
  }
}
