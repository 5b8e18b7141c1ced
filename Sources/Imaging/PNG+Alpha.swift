import Raster

/// Between the file's straight alpha and the surface's premultiplied one.
extension PNG {
  /// A channel multiplied by its alpha, both 0 to 255, rounded.
  @inline(__always)
  static func premultiplied(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    (channel * alpha * 2 + 255) / 510
  }

  /// The straight channel that ``premultiplied(_:_:)`` takes back to `channel` exactly, for any
  /// channel that does not exceed its alpha.
  @inline(__always)
  static func straight(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    alpha == 0 ? 0 : min((channel * 510 + alpha) / (alpha * 2), 255)
  }

  static func surface(straight pixels: [UInt32], width: Int, height: Int) -> Surface {
    let surface = Surface(width: width, height: height)
    for y in 0..<height {
      surface.withUnsafeRow(y) { row in
        for x in row.indices {
          let pixel = UInt32(littleEndian: pixels[y * width + x])
          let alpha = pixel >> 24
          row[x] =
            alpha == 255
            ? pixel
            : alpha << 24 | premultiplied(pixel >> 16 & 255, alpha) << 16
              | premultiplied(pixel >> 8 & 255, alpha) << 8 | premultiplied(pixel & 255, alpha)
        }
      }
    }
    return surface
  }

  static func hasAlpha(_ surface: Surface) -> Bool {
    (0..<surface.height).contains { y in
      surface.withUnsafeRow(y) { row in row.contains { $0 >> 24 != 255 } }
    }
  }

  /// Rows of blue, green, red (and alpha) bytes without gaps.
  static func straightBytes(of surface: Surface, alpha hasAlpha: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(surface.width * surface.height * (hasAlpha ? 4 : 3))
    for y in 0..<surface.height {
      surface.withUnsafeRow(y) { row in
        for pixel in row {
          let alpha = pixel >> 24
          bytes.append(UInt8(truncatingIfNeeded: straight(pixel & 255, alpha)))
          bytes.append(UInt8(truncatingIfNeeded: straight(pixel >> 8 & 255, alpha)))
          bytes.append(UInt8(truncatingIfNeeded: straight(pixel >> 16 & 255, alpha)))
          if hasAlpha { bytes.append(UInt8(truncatingIfNeeded: alpha)) }
        }
      }
    }
    return bytes
  }
}
