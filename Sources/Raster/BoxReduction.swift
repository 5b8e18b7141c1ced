import Geometry
import RasterKernels

/// An image as it appears on device pixels when it is drawn along their axes: each the mean of the
/// image under it, weighted by overlap.
struct BoxReduction: Hashable {
  /// The device's columns and rows.
  let columns: BoxAxis
  let rows: BoxAxis
  /// Whether the device's columns run along the image's rows: quarter turns.
  let turned: Bool
  /// Whether what lies around the image counts as transparent, or not at all.
  let transparent: Bool

  /// Most device pixels that are prepared.
  private static let limit = 1 << 22

  /// The reduction for a map from device to image pixels, and the device pixel where it starts; nil
  /// when the map does not keep to the axes or nothing becomes smaller.
  static func make(_ image: Surface, _ map: Affine, transparent: Bool)
    -> (reduction: BoxReduction, x: Int, y: Int)?
  {
    let straight = abs(map.a) + abs(map.d)
    let across = abs(map.b) + abs(map.c)
    let turned = across > straight
    // Less than a thousandth of a pixel from side to side.
    guard min(straight, across) < 1e-9 * max(straight, across) else { return nil }
    let columns =
      turned
      ? BoxAxis.make(extent: image.height, scale: map.b, offset: map.ty)
      : BoxAxis.make(extent: image.width, scale: map.a, offset: map.tx)
    let rows =
      turned
      ? BoxAxis.make(extent: image.width, scale: map.c, offset: map.tx)
      : BoxAxis.make(extent: image.height, scale: map.d, offset: map.ty)
    guard let columns, let rows, columns.axis.count * rows.axis.count <= limit else { return nil }
    let reduction = BoxReduction(
      columns: columns.axis, rows: rows.axis, turned: turned, transparent: transparent)
    return (reduction, columns.first, rows.first)
  }

  /// The reduced picture.
  func reduced(_ image: Surface) -> Surface {
    let result = Surface(width: columns.count, height: rows.count)
    // The axis along the image's rows, and the one across them.
    let along = (turned ? rows : columns).weights(transparent: transparent)
    let across = (turned ? columns : rows).weights(transparent: transparent)
    let count = along.spans.count
    let step = turned ? result.stride : 1
    let jump = turned ? 1 : result.stride
    var sums = [SIMD4<Double>](repeating: .zero, count: count)
    var row = -1
    for (j, span) in across.spans.enumerated() {
      var total = [SIMD4<Double>](repeating: .zero, count: count)
      for k in 0..<span.count {
        // The row between two results counts for both; it is summed once.
        if span.first + k != row {
          row = span.first + k
          Kernels.boxSums(
            &sums, count, image.words + row * image.stride, along.spans, along.weights)
        }
        Kernels.boxAdd(&total, sums, count, across.weights[span.weight + k])
      }
      let out = result.words + j * jump
      for i in 0..<count {
        out[i * step] = Kernels.boxPixel(total[i], over: along.totals[i] * across.totals[j])
      }
    }
    return result
  }
}
