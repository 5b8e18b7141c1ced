import Geometry
import RasterKernels

/// Gaussian blur by two passes of exact weights. A pixel depends on the pixels within reach alone, in
/// a fixed order, so that any part of a picture comes out the same as in the whole.
enum Gaussian {
  /// Blurs all channels of a picture that holds the pixels `from` into one that holds `to`; beyond
  /// `from` everything is transparent.
  static func blur(
    _ picture: Surface, at from: PixelRect, into result: Surface, at to: PixelRect,
    sigma: Double, shift: Point
  ) {
    let filter = Filter(sigma: sigma, shift: shift)
    filter.run(picture, from, to, channels: 4) { y, row in
      let out = result.words + y * result.stride
      for x in 0..<to.width {
        let b = UInt32(row[4 * x] + 0.5)
        let g = UInt32(row[4 * x + 1] + 0.5)
        let r = UInt32(row[4 * x + 2] + 0.5)
        let a = UInt32(row[4 * x + 3] + 0.5)
        out[x] = min(a, 255) << 24 | min(r, a) << 16 | min(g, a) << 8 | min(b, a)
      }
    }
  }

  /// Blurs the alpha of a picture and gives it one colour, a premultiplied word.
  static func shadow(
    _ picture: Surface, at from: PixelRect, into result: Surface, at to: PixelRect,
    sigma: Double, shift: Point, color: UInt32
  ) {
    let filter = Filter(sigma: sigma, shift: shift)
    filter.run(picture, from, to, channels: 1) { y, row in
      let out = result.words + y * result.stride
      for x in 0..<to.width {
        out[x] = Kernels.scale(color, by: min(UInt32(row[x] + 0.5), 255))
      }
    }
  }

  private struct Filter {
    let horizontal: [Float]
    let vertical: [Float]
    let reachX: Int
    let reachY: Int
    let moveX: Int
    let moveY: Int

    init(sigma: Double, shift: Point) {
      let wholeX = Elementary.round(shift.x)
      let wholeY = Elementary.round(shift.y)
      moveX = Int(wholeX)
      moveY = Int(wholeY)
      // Below a tenth of a pixel the weights are those of a shift alone.
      let sigma = max(sigma, 0.1)
      let reach = Elementary.ceilToInt(3 * sigma) + 1
      reachX = reach
      reachY = reach
      horizontal = Normal.weights(sigma: sigma, reach: reach, shift: shift.x - wholeX)
      vertical = Normal.weights(sigma: sigma, reach: reach, shift: shift.y - wholeY)
    }

    /// Hands out the filtered rows of `to`, one after the other.
    func run(
      _ picture: Surface, _ from: PixelRect, _ to: PixelRect, channels: Int,
      _ body: (Int, UnsafeMutablePointer<Float>) -> Void
    ) {
      let count = to.width * channels
      guard count > 0, to.height > 0 else { return }
      // Source rows that matter, filtered along x.
      let first = max(to.y0 - moveY - reachY, from.y0)
      let last = min(to.y1 - moveY + reachY, from.y1)
      let rows = max(last - first, 0)
      var middle = [Float](repeating: 0, count: max(rows * count, 1))
      let padded = (to.width + 2 * reachX) * channels
      var source = [Float](repeating: 0, count: padded)
      var sum = [Float](repeating: 0, count: count)
      middle.withUnsafeMutableBufferPointer { middle in
        source.withUnsafeMutableBufferPointer { source in
          for y in 0..<rows {
            load(picture, from, y + first, to, channels, source)
            let out = middle.baseAddress.unsafelyUnwrapped + y * count
            for k in 0...(2 * reachX) {
              // out(x) = Σ weight(k) · in(x − k)
              let weight = horizontal[2 * reachX - k]
              add(out, source.baseAddress.unsafelyUnwrapped + k * channels, weight, count)
            }
          }
        }
        sum.withUnsafeMutableBufferPointer { sum in
          let out = sum.baseAddress.unsafelyUnwrapped
          for y in 0..<to.height {
            out.update(repeating: 0, count: count)
            for k in 0...(2 * reachY) {
              let row = to.y0 + y - moveY + k - reachY
              guard row >= first, row < last else { continue }
              add(
                out, middle.baseAddress.unsafelyUnwrapped + (row - first) * count,
                vertical[2 * reachY - k], count)
            }
            body(y, out)
          }
        }
      }
    }

    /// One source row as numbers, from `reachX` pixels before the wanted ones on.
    private func load(
      _ picture: Surface, _ from: PixelRect, _ y: Int, _ to: PixelRect, _ channels: Int,
      _ out: UnsafeMutableBufferPointer<Float>
    ) {
      let row = picture.words + (y - from.y0) * picture.stride
      let start = to.x0 - moveX - reachX
      for i in 0..<(to.width + 2 * reachX) {
        let x = start + i - from.x0
        let word = x >= 0 && x < from.width ? row[x] : 0
        if channels == 1 {
          out[i] = Float(word >> 24)
        } else {
          out[4 * i] = Float(word & 255)
          out[4 * i + 1] = Float((word >> 8) & 255)
          out[4 * i + 2] = Float((word >> 16) & 255)
          out[4 * i + 3] = Float(word >> 24)
        }
      }
    }

    @inline(__always)
    private func add(
      _ out: UnsafeMutablePointer<Float>, _ source: UnsafeMutablePointer<Float>, _ weight: Float,
      _ count: Int
    ) {
      for i in 0..<count { out[i] += weight * source[i] }
    }
  }
}
