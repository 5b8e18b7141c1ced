import Geometry
import RasterKernels

extension PaintRecord {
  /// Pixels between two places that are computed exactly when the map has perspective; between them
  /// the steps are even. Blocks start at whole multiples, so that a pixel's value does not depend on
  /// where its row begins.
  private static let block = 16
  private static let unit = 4_294_967_296.0

  /// The paint's pixels from column `x` of row `y` on, premultiplied, opacity included.
  func fetch(_ x: Int, _ y: Int, _ count: Int, _ d: UnsafeMutablePointer<UInt32>) {
    switch kind {
    case .solid: Kernels.fill(d, count, word)
    case .linear: fetchLinear(x, y, count, d)
    case .radial: fetchRound(x, y, count, d)
    case .angular: fetchRound(x, y, count, d)
    case .image:
      if perspective { fetchPerspective(x, y, count, d) } else { fetchAffine(x, y, count, d) }
      if alpha != 255 { Kernels.scale(d, count, alpha: alpha) }
    case .copy:
      fetchCopy(x, y, count, d)
      if alpha != 255 { Kernels.scale(d, count, alpha: alpha) }
    }
  }

  /// A number of entries or pixels in 2⁻³², held so that sums of places and steps do not overflow.
  @inline(__always)
  private static func steps(_ v: Double, limit: Double = 1e8) -> Int64 {
    let held = v > -limit ? (v < limit ? v : limit) : -limit
    return Int64(held * unit)
  }

  private func fetchLinear(_ x: Int, _ y: Int, _ count: Int, _ d: UnsafeMutablePointer<UInt32>) {
    guard let table else { return }
    if perspective {
      eachBlock(x, y, count) { at, n, from, to, skip in
        let a = PaintRecord.steps(from.x * scale)
        let step = (PaintRecord.steps(to.x * scale) &- a) / Int64(PaintRecord.block)
        Kernels.gradient(d + at, n, table, a &+ step &* Int64(skip), step)
      }
      return
    }
    let row = (0.5 * map.m11 + (Double(y) + 0.5) * map.m21 + map.m31) * scale
    let step = PaintRecord.steps(map.m11 * scale, limit: 1e5)
    let t = PaintRecord.steps(row) &+ step &* Int64(x)
    Kernels.gradient(d, count, table, t, step)
  }

  private func fetchRound(_ x: Int, _ y: Int, _ count: Int, _ d: UnsafeMutablePointer<UInt32>) {
    guard let table else { return }
    for i in 0..<count {
      let place = map.apply(Point(Double(x &+ i) + 0.5, Double(y) + 0.5))
      var t: Double
      if kind == .radial {
        t = (place.x * place.x + place.y * place.y).squareRoot() * scale + offset
      } else {
        let angle = Elementary.atan2(place.y, place.x) / (2 * Elementary.pi)
        t = (angle < 0 ? angle + 1 : angle) * scale
      }
      t = t > 0 ? min(t, Double(Kernels.gradientSize - 1)) : 0
      d[i] = table[Int(t)]
    }
  }

  private func fetchCopy(_ x: Int, _ y: Int, _ count: Int, _ d: UnsafeMutablePointer<UInt32>) {
    guard let image else { return }
    let sy = y - originY
    let sx = x - originX
    if border == .transparent, sy < 0 || sy >= image.height {
      Kernels.fill(d, count, 0)
      return
    }
    let row = image.pixels + min(max(sy, 0), image.height - 1) * image.stride
    let from = min(max(-sx, 0), count)
    let to = max(min(image.width - sx, count), from)
    if from > 0 { Kernels.fill(d, from, border == .transparent ? 0 : row[0]) }
    if to > from { (d + from).update(from: row + (sx + from), count: to - from) }
    if to < count {
      Kernels.fill(d + to, count - to, border == .transparent ? 0 : row[image.width - 1])
    }
  }

  private func fetchAffine(_ x: Int, _ y: Int, _ count: Int, _ d: UnsafeMutablePointer<UInt32>) {
    guard let image else { return }
    let shift = filter == .nearest ? 0.0 : 0.5
    let cy = Double(y) + 0.5
    let du = PaintRecord.steps(map.m11, limit: 1e5)
    let dv = PaintRecord.steps(map.m12, limit: 1e5)
    let u = PaintRecord.steps(0.5 * map.m11 + cy * map.m21 + map.m31 - shift)
    let v = PaintRecord.steps(0.5 * map.m12 + cy * map.m22 + map.m32 - shift)
    sample(
      d, count, image, level,
      ImageSteps(u: u &+ du &* Int64(x), v: v &+ dv &* Int64(x), du: du, dv: dv))
  }

  private func fetchPerspective(
    _ x: Int, _ y: Int, _ count: Int, _ d: UnsafeMutablePointer<UInt32>
  ) {
    guard let image else { return }
    let shift = filter == .nearest ? 0.0 : 0.5
    eachBlock(x, y, count) { at, n, from, to, skip in
      var rows = image
      var level = 0
      var scale = (x: 1.0, y: 1.0)
      if let levels {
        // The end that is farther from the eye, where more of the image lies between two pixels.
        let start = Double(x &+ at &- skip) + 0.5
        let a = Point(start, Double(y) + 0.5)
        let b = Point(start + Double(PaintRecord.block), Double(y) + 0.5)
        level = self.level(at: abs(map.weight(a)) < abs(map.weight(b)) ? a : b)
        rows = levels[level]
        scale = levelScale(rows, level)
      }
      let u = PaintRecord.steps(from.x * scale.x - shift)
      let v = PaintRecord.steps(from.y * scale.y - shift)
      let du = (PaintRecord.steps(to.x * scale.x - shift) &- u) / Int64(PaintRecord.block)
      let dv = (PaintRecord.steps(to.y * scale.y - shift) &- v) / Int64(PaintRecord.block)
      sample(
        d + at, n, rows, level,
        ImageSteps(u: u &+ du &* Int64(skip), v: v &+ dv &* Int64(skip), du: du, dv: dv))
    }
  }

  /// Walks a row in blocks, with the mapped places of the pixel centres at either end of each.
  @inline(__always)
  private func eachBlock(
    _ x: Int, _ y: Int, _ count: Int,
    _ body: (_ at: Int, _ count: Int, _ from: Point, _ to: Point, _ skip: Int) -> Void
  ) {
    var i = 0
    while i < count {
      let skip = (x &+ i) & (PaintRecord.block &- 1)
      let start = x &+ i &- skip
      let n = min(PaintRecord.block &- skip, count &- i)
      let from = map.apply(Point(Double(start) + 0.5, Double(y) + 0.5))
      let to = map.apply(Point(Double(start &+ PaintRecord.block) + 0.5, Double(y) + 0.5))
      body(i, n, from, to, skip)
      i &+= n
    }
  }

  private func sample(
    _ d: UnsafeMutablePointer<UInt32>, _ count: Int, _ image: ImageRows, _ level: Int,
    _ s: ImageSteps
  ) {
    if border == .repeated {
      Kernels.tiled(d, count, image, s, smooth: filter != .nearest)
      return
    }
    if filter == .nearest {
      Kernels.nearest(d, count, image, s)
    } else {
      Kernels.bilinear(d, count, image, s)
    }
    if border == .transparent {
      Kernels.clearOutside(
        d, count, width: (UInt64(width) &<< 32) &>> UInt64(level),
        height: (UInt64(height) &<< 32) &>> UInt64(level), s,
        shift: filter == .nearest ? 0 : 1 << 31)
    }
  }
}
