import CTurboJPEG
import Raster

/// Reading JPEG pictures through libjpeg-turbo, which reports errors by return values here.
package enum JPEG {
  /// Whether bytes begin as a JPEG file does.
  static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The picture in an encoded file's bytes, as 8-bit sRGB. Colour profiles and the orientation in
  /// the file's tags are not looked at.
  ///
  /// - Throws: ``ImageError`` when the bytes are no whole JPEG or ask for more than the limits.
  package static func decode(bytes: [UInt8], limits: ImageLimits = .standard) throws -> Surface {
    guard bytes.count <= limits.bytes else {
      throw ImageError.tooManyBytes(count: bytes.count, limit: limits.bytes)
    }
    guard let decoder = tjInitDecompress() else {
      throw ImageError.malformed(reason: "the decoder cannot start")
    }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let size = UInt(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, size, &width, &height, &sampling, &space) == 0 else {
      throw ImageError.malformed(reason: message(decoder))
    }
    guard limits.allows(width: Int(width), height: Int(height)) else {
      throw ImageError.size(width: Int(width), height: Int(height), limits: limits)
    }
    let surface = Surface(width: Int(width), height: Int(height))
    let pitch = Int32(surface.stride * 4)
    let result = surface.withUnsafePixels { pixels in
      pixels.withMemoryRebound(to: UInt8.self) { row in
        tjDecompress2(
          decoder, bytes, size, row.baseAddress, width, pitch, height, Int32(TJPF_BGRA.rawValue),
          TJFLAG_STOPONWARNING)
      }
    }
    guard result == 0 else { throw ImageError.malformed(reason: message(decoder)) }
    surface.isOpaque = true
    return surface
  }

  private static func message(_ decoder: tjhandle) -> String {
    tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown"
  }
}
