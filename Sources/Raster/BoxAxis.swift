import Geometry
import RasterKernels

/// One axis of an image drawn along the device's axes: which image pixels lie under every device
/// pixel, and by how much.
struct BoxAxis: Hashable {
  /// Image pixels.
  let extent: Int
  /// Image pixels per device pixel.
  let scale: Double
  /// Whether the image runs against the device's axis.
  let flipped: Bool
  /// Where the image starts behind the device pixel's start, in 1/4096 of a device pixel.
  let phase: Int
  /// Device pixels that the image touches.
  let count: Int

  /// The axis and the first device pixel of an image of `extent` pixels, whose place is
  /// device · `scale` + `offset`; nil when it is too large or too far out.
  static func make(extent: Int, scale: Double, offset: Double) -> (axis: BoxAxis, first: Int)? {
    let size = scale < 0 ? -scale : scale
    guard extent > 0, size > 1e-6, size < 1e6, offset > -1e9, offset < 1e9 else { return nil }
    let low = (scale < 0 ? Double(extent) - offset : -offset) / scale
    guard low > -1e6, low < 1e6, Double(extent) / size < 16384 else { return nil }
    let place = Elementary.floorToInt(low * 4096 + 0.5)
    let first = place >> 12
    let phase = place & 4095
    let end = Double(phase) / 4096 + Double(extent) / size
    let axis = BoxAxis(
      extent: extent, scale: size, flipped: scale < 0, phase: phase,
      count: max(Elementary.ceilToInt(end - 1e-6), 1))
    return (axis, first)
  }

  /// The weights of the image pixels for every device pixel. Where the image is reduced these are
  /// overlaps, and between pixels drawn larger the two nearest blend.
  func weights(transparent: Bool) -> BoxWeights {
    var result = BoxWeights()
    for i in 0..<count {
      let from = (Double(i) - Double(phase) / 4096) * scale
      if scale < 1 {
        addNearest(from + scale / 2, transparent: transparent, to: &result)
      } else {
        addOverlaps(BoxAxis.snapped(from), BoxAxis.snapped(from + scale), transparent, &result)
      }
    }
    return result
  }

  /// Places meant to lie between two pixels do so in spite of rounding.
  private static func snapped(_ v: Double) -> Double {
    let whole = Elementary.floor(v + 0.5)
    let off = v - whole
    return off < 1e-7 && off > -1e-7 ? whole : v
  }

  private func addOverlaps(
    _ from: Double, _ to: Double, _ transparent: Bool, _ result: inout BoxWeights
  ) {
    let first = min(max(Elementary.floorToInt(from), 0), extent - 1)
    let last = min(max(Elementary.ceilToInt(to) - 1, first), extent - 1)
    var overlaps = (first...last).map { max(min(Double($0 + 1), to) - max(Double($0), from), 0) }
    var total = overlaps.reduce(0, +)
    if !(total > 0) {
      overlaps = overlaps.map { _ in 1 }
      total = Double(overlaps.count)
    }
    result.add(first, overlaps, total: transparent ? to - from : total, mirrored: mirror)
  }

  private func addNearest(_ center: Double, transparent: Bool, to result: inout BoxWeights) {
    if transparent, center < 0 || center >= Double(extent) {
      result.add(0, [0], total: 1, mirrored: mirror)
      return
    }
    let place = min(max(center - 0.5, 0), Double(extent - 1))
    let first = min(Elementary.floorToInt(place), max(extent - 2, 0))
    let share = place - Double(first)
    result.add(first, extent > 1 ? [1 - share, share] : [1], total: 1, mirrored: mirror)
  }

  /// The extent when the image is flipped.
  private var mirror: Int? { flipped ? extent : nil }
}

/// The image pixels of every device pixel of one axis.
struct BoxWeights {
  var spans: [BoxSpan] = []
  var weights: [Double] = []
  /// What the weighted sums are divided by.
  var totals: [Double] = []

  mutating func add(_ first: Int, _ values: [Double], total: Double, mirrored extent: Int?) {
    let start = extent.map { $0 - first - values.count } ?? first
    spans.append(BoxSpan(first: start, count: values.count, weight: weights.count))
    weights.append(contentsOf: extent == nil ? values : values.reversed())
    totals.append(total)
  }
}
