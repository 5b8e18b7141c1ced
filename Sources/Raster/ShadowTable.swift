import Geometry

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

    /// The pixel, from the start, that an entry stands for.
    func pixel(_ entry: Int) -> Int { entry <= head ? entry : count - (size - entry) }
  }

  init(rect: Rect, radius: Double, style: CornerStyle, sigma: Double, x: Axis, y: Axis) {
    width = x.size
    height = y.size
    bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width * height, 1))
    let strips = ShadowTable.strips(rect, radius, style)
    let depth = strips.last?.end ?? 0
    // Profiles along x, the straight part's first.
    var profiles: [Float] = []
    profiles.reserveCapacity((strips.count + 1) * width)
    for inset in [0] + strips.map(\.inset) {
      for entry in 0..<width {
        let place = Double(x.start + x.pixel(entry)) + 0.5
        profiles.append(
          Float(
            Normal.below((place - rect.minX - inset) / sigma)
              - Normal.below((place - rect.maxX + inset) / sigma)))
      }
    }
    var row = [Float](repeating: 0, count: width)
    for entry in 0..<height {
      let place = Double(y.start + y.pixel(entry)) + 0.5
      func share(_ from: Double, _ to: Double) -> Float {
        Float(Normal.below((place - from) / sigma) - Normal.below((place - to) / sigma))
      }
      row.withUnsafeMutableBufferPointer { row in
        profiles.withUnsafeBufferPointer { profiles in
          let middle = share(rect.minY + depth, rect.maxY - depth)
          for i in 0..<width { row[i] = middle * profiles[i] }
          for (k, strip) in strips.enumerated() {
            let weight =
              share(rect.minY + strip.start, rect.minY + strip.end)
              + share(rect.maxY - strip.end, rect.maxY - strip.start)
            guard weight > 1e-6 else { continue }
            let base = (k + 1) * width
            for i in 0..<width { row[i] += weight * profiles[base &+ i] }
          }
          let out = bytes + entry * width
          for i in 0..<width {
            let v = row[i] * 255 + 0.5
            out[i] = UInt8(truncatingIfNeeded: Int32(v > 0 ? (v < 255 ? v : 255) : 0))
          }
        }
      }
    }
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
  private static func strips(_ rect: Rect, _ radius: Double, _ style: CornerStyle) -> [Strip] {
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
