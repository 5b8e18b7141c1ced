import CPNG
import Raster

/// Reading and writing PNG pictures through libpng.
///
/// Only libpng's simplified interface is used: it reports errors in its own structure and never
/// jumps across Swift's frames.
package enum PNG {
  /// The picture in an encoded file's bytes; 16-bit, grey and palette files become 8-bit sRGB.
  ///
  /// - Throws: ``ImageError`` when the bytes are no whole PNG or ask for more than the limits.
  package static func decode(bytes: [UInt8], limits: ImageLimits = .standard) throws -> Surface {
    guard bytes.count <= limits.bytes else {
      throw ImageError.tooManyBytes(count: bytes.count, limit: limits.bytes)
    }
    guard !bytes.isEmpty else { throw ImageError.malformed(reason: "no bytes") }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // The decoder keeps the address of its input between the two calls.
    return try bytes.withUnsafeBytes { input in
      guard png_image_begin_read_from_memory(&image, input.baseAddress, input.count) != 0 else {
        throw ImageError.malformed(reason: message(of: image))
      }
      let width = Int(image.width)
      let height = Int(image.height)
      guard limits.allows(width: width, height: height) else {
        throw ImageError.size(width: width, height: height, limits: limits)
      }
      image.format = gateframe_png_format_bgra
      var pixels = [UInt32](repeating: 0, count: width * height)
      let read = pixels.withUnsafeMutableBytes { output in
        png_image_finish_read(&image, nil, output.baseAddress, png_int_32(width * 4), nil)
      }
      guard read != 0 else { throw ImageError.malformed(reason: message(of: image)) }
      return surface(straight: pixels, width: width, height: height)
    }
  }

  /// The file's bytes for a picture: 8-bit sRGB, with alpha only when some pixel needs it.
  ///
  /// - Throws: ``ImageError/unencodable(reason:)``, for an empty picture too.
  package static func encode(_ surface: Surface) throws -> [UInt8] {
    guard surface.width > 0, surface.height > 0 else {
      throw ImageError.unencodable(reason: "it has no pixels")
    }
    let alpha = hasAlpha(surface)
    let raw = straightBytes(of: surface, alpha: alpha)
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(surface.width)
    image.height = png_uint_32(surface.height)
    image.format = alpha ? gateframe_png_format_bgra : gateframe_png_format_bgr
    defer { png_image_free(&image) }
    var size = gateframe_png_size_limit(image)
    var output = [UInt8](repeating: 0, count: Int(size))
    let written = output.withUnsafeMutableBytes { target in
      raw.withUnsafeBytes { source in
        png_image_write_to_memory(&image, target.baseAddress, &size, 0, source.baseAddress, 0, nil)
      }
    }
    guard written != 0, size <= output.count else {
      throw ImageError.unencodable(reason: message(of: image))
    }
    output.removeLast(output.count - Int(size))
    return output
  }

  /// The decoder's own words about its last failure.
  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { raw in
      let text = raw.prefix { $0 != 0 }
      return text.isEmpty ? "unknown error" : String(decoding: text, as: UTF8.self)
    }
  }
}
