import Raster

/// Reading pictures of any kind that is known, told by how their bytes begin.
package enum PictureFile {
  /// The picture in an encoded file's bytes.
  ///
  /// - Throws: ``ImageError``.
  package static func decode(bytes: [UInt8], limits: ImageLimits = .standard) throws -> Surface {
    if JPEG.isJPEG(bytes) { return try JPEG.decode(bytes: bytes, limits: limits) }
    if WebP.isWebP(bytes) { return try WebP.decode(bytes: bytes, limits: limits) }
    return try PNG.decode(bytes: bytes, limits: limits)
  }

  /// The picture in a file.
  ///
  /// - Throws: ``ImageError``, always with the path.
  package static func read(_ path: String, limits: ImageLimits = .standard) throws -> Surface {
    let bytes = try File.read(path, limit: limits.bytes)
    do {
      return try decode(bytes: bytes, limits: limits)
    } catch let error as ImageError {
      throw ImageError.inFile(path: path, error)
    }
  }
}
