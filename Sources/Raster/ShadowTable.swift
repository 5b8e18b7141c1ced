import Geometry
import RasterKernels

/// The coverage of a blurred rounded rectangle, without the rows and columns in its middle that are
/// all alike.
///
/// The blur of an indicator function is separable in strips: with the rectangle's corner rows cut into
/// strips of equal inset, alpha(x, y) = Σ strips [Φ below its top − Φ below its bottom](y) · [Φ right of
/// its left end − Φ right of its right end](x), Φ the normal distribution.
final class ShadowTable: @unchecked Sendable {
  /// What the table depends on, in pixels.
  struct Key: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
    var radius: Double
    var style: CornerStyle
    var sigma: Double
    var width: Int
    var height: Int
  }

  let width: Int
  let height: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Where the columns (or rows) of a blurred extent go.
  struct Axis: Hashable {
    /// The first pixel that can be touched.
    var start: Int
    /// Pixels that can be touched.
    var count: Int
    /// Pixels at either end that differ; all of them in `head` when there is no middle.
    var head: Int
    var tail: Int
    /// Entries in the table.
    var size: Int { head == count ? count : head + 1 + tail }

    init(from low: Double, to high: Double, sigma: Double, depth: Double) {
      start = Elementary.floorToInt(low - 3 * sigma)
      count = Elementary.ceilToInt(high + 3 * sigma) - start
      let side = Elementary.ceilToInt(7 * sigma + depth) + 2
      if 2 * side + 1 < count {
        head = side
        tail = side
      } else {
        head = count
        tail = 0
      }
    }

    /// The entry of pixel `i` from the start.
    @inline(__always)
    func entry(_ i: Int) -> Int {
      i < head ? i : (i >= count &- tail ? size &- (count &- i) : head)
    }

    /// Whether an extent is as far from the first pixel as from the last.
    func isEven(_ low: Double, _ high: Double) -> Bool {
      low - Double(start) == Double(start + count) - high && (size == count || head == tail)
    }

    /// The same for the kernels.
    var folded: FoldedTable.Axis { FoldedTable.Axis(count: count, head: head, cut: count - size) }

    /// The pixel, from the start, that an entry stands for.
    func pixel(_ entry: Int) -> Int { entry <= head ? entry : count - (size - entry) }
  }

  init(rect: Rect, radius: Double, style: CornerStyle, sigma: Double, x: Axis, y: Axis) {
    width = x.size
    height = y.size
    let count = width * height + FoldedTable.padding
    bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
    let strips = ShadowTable.strips(rect, radius, style)
    // What lies even on the pixels looks the same from both sides.
    let columns = x.isEven(rect.minX, rect.maxX) ? (width + 1) / 2 : width
    let rows = y.isEven(rect.minY, rect.maxY) ? (height + 1) / 2 : height
    // Profiles along x, the straight part's first.
    let profiles = ShadowTable.profiles(rect, [0] + strips.map(\.inset), sigma, x, columns)
    let weights = ShadowTable.weights(rect, strips, sigma, y, rows)
    var sums = [Float](repeating: 0, count: columns)
    for row in 0..<rows {
      let out = bytes + row * width
      sums.withUnsafeMutableBufferPointer { sums in
        profiles.withUnsafeBufferPointer { profiles in
          let first = row * (strips.count + 1)
          for i in 0..<columns { sums[i] = weights[first] * profiles[i] }
          for k in 1..<(strips.count + 1) where weights[first + k] > 1e-6 {
            let weight = weights[first + k]
            let base = k * columns
            for i in 0..<columns { sums[i] += weight * profiles[base &+ i] }
          }
          for i in 0..<columns {
            let v = sums[i] * 255 + 0.5
            out[i] = UInt8(truncatingIfNeeded: Int32(v > 0 ? (v < 255 ? v : 255) : 0))
          }
        }
      }
      for i in columns..<max(width, columns) { out[i] = out[width &- 1 &- i] }
    }
    for row in rows..<max(height, rows) {
      (bytes + row * width).update(from: bytes + (height - 1 - row) * width, count: width)
    }
  }

  /// How much of each strip's length counts in each column, one strip after the other.
  private static func profiles(
    _ rect: Rect, _ insets: [Double], _ sigma: Double, _ x: Axis, _ columns: Int
  ) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity(insets.count * columns)
    let normal = Normal.shared
    for inset in insets {
      for entry in 0..<columns {
        let place = Double(x.start + x.pixel(entry)) + 0.5
        result.append(
          Float(
            normal.below((place - rect.minX - inset) / sigma)
              - normal.below((place - rect.maxX + inset) / sigma)))
      }
    }
    return result
  }

  /// How much of each strip's height counts in each row: the straight part's, then the strips' at both
  /// ends, row after row.
  private static func weights(
    _ rect: Rect, _ strips: [Strip], _ sigma: Double, _ y: Axis, _ rows: Int
  ) -> [Float] {
    var result: [Float] = []
    result.reserveCapacity((strips.count + 1) * rows)
    let normal = Normal.shared
    for entry in 0..<rows {
      let place = Double(y.start + y.pixel(entry)) + 0.5
      // The distribution at the strips' ends from above, then from below.
      var upper = normal.below((place - rect.minY) / sigma)
      var lower = normal.below((place - rect.maxY) / sigma)
      let first = result.count
      result.append(0)
      for strip in strips {
        let nextUpper = normal.below((place - (rect.minY + strip.end)) / sigma)
        let nextLower = normal.below((place - (rect.maxY - strip.end)) / sigma)
        result.append(Float(upper - nextUpper) + Float(nextLower - lower))
        upper = nextUpper
        lower = nextLower
      }
      result[first] = Float(upper - lower)
    }
    return result
  }

  deinit { bytes.deallocate() }

  private struct Strip {
    /// Distances from the rectangle's top (and bottom).
    var start: Double
    var end: Double
    /// By how much the outline is drawn in from the sides.
    var inset: Double
  }

  /// The rows of the corners, cut into strips of about a pixel.
  private static func strips(
    _ rect: Rect, _ radius: Double, _ style: CornerStyle
  ) -> [Strip] {
    let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    guard radius > 0 else { return [] }
    let depth = min(style == .continuous ? radius * 1.52866483 : radius, rect.height / 2)
    let count = min(max(Elementary.ceilToInt(depth), 4), 128)
    let outline = Path(
      roundedRect: rect, cornerWidth: radius, cornerHeight: radius, style: style
    ).flattened(tolerance: 0.01).points
    return (0..<count).map { i in
      let start = depth * Double(i) / Double(count)
      let end = depth * Double(i + 1) / Double(count)
      let y = rect.minY + (start + end) / 2
      var left = rect.midX
      for k in outline.indices {
        let a = outline[k]
        let b = outline[k + 1 < outline.count ? k + 1 : 0]
        guard (a.y <= y) != (b.y <= y) else { continue }
        left = min(left, a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y))
      }
      return Strip(start: start, end: end, inset: left - rect.minX)
    }
  }
}
