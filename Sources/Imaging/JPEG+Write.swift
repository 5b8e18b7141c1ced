import CTurboJPEG
import Raster

extension JPEG {
  /// The file's bytes for a picture, whose alpha is left out: 8-bit sRGB with colours at full resolution.
  ///
  /// - Parameter quality: 1 to 100.
  /// - Throws: ``ImageError/unencodable(reason:)``, for an empty picture too.
  package static func encode(_ surface: Surface, quality: Int = 88) throws -> [UInt8] {
    guard surface.width > 0, surface.height > 0 else {
      throw ImageError.unencodable(reason: "it has no pixels")
    }
    guard let encoder = tjInitCompress() else {
      throw ImageError.unencodable(reason: "the encoder cannot start")
    }
    defer { tjDestroy(encoder) }
    var output: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(output) }
    let pitch = Int32(surface.stride * 4)
    let result = surface.withUnsafePixels { pixels in
      pixels.withMemoryRebound(to: UInt8.self) { bytes in
        tjCompress2(
          encoder, bytes.baseAddress, Int32(surface.width), pitch, Int32(surface.height),
          Int32(TJPF_BGRX.rawValue), &output, &size, Int32(TJSAMP_444.rawValue),
          Int32(min(max(quality, 1), 100)), TJFLAG_ACCURATEDCT)
      }
    }
    guard result == 0, let output else {
      throw ImageError.unencodable(
        reason: tjGetErrorStr2(encoder).map { String(cString: $0) } ?? "unknown")
    }
    return Array(UnsafeBufferPointer(start: output, count: Int(size)))
  }
}
