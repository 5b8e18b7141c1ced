import CWebP
import Raster

/// Reading WebP pictures through libwebp; of animations the first picture is not shown either.
package enum WebP {
  /// Whether bytes begin as a WebP file does.
  static func isWebP(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && bytes.starts(with: [0x52, 0x49, 0x46, 0x46])
      && bytes[8..<12].elementsEqual([0x57, 0x45, 0x42, 0x50])
  }

  /// The picture in an encoded file's bytes, as 8-bit sRGB.
  ///
  /// - Throws: ``ImageError`` when the bytes are no whole WebP or ask for more than the limits.
  package static func decode(bytes: [UInt8], limits: ImageLimits = .standard) throws -> Surface {
    guard bytes.count <= limits.bytes else {
      throw ImageError.tooManyBytes(count: bytes.count, limit: limits.bytes)
    }
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw ImageError.malformed(reason: "no header of a still WebP picture")
    }
    let (columns, rows) = (Int(width), Int(height))
    guard limits.allows(width: columns, height: rows) else {
      throw ImageError.size(width: columns, height: rows, limits: limits)
    }
    var pixels = [UInt32](repeating: 0, count: columns * rows)
    let isWhole = pixels.withUnsafeMutableBytes { output in
      output.withMemoryRebound(to: UInt8.self) {
        WebPDecodeBGRAInto(bytes, bytes.count, $0.baseAddress, $0.count, width * 4) != nil
      }
    }
    guard isWhole else { throw ImageError.malformed(reason: "damaged or incomplete WebP data") }
    return PNG.surface(straight: pixels, width: columns, height: rows)
  }
}
