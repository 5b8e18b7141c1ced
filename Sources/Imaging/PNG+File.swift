import Raster

extension PNG {
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

  /// Writes a picture to a file, replacing what was there.
  ///
  /// - Throws: ``ImageError``, always with the path.
  package static func write(_ surface: Surface, _ path: String) throws {
    let bytes: [UInt8]
    do {
      bytes = try encode(surface)
    } catch let error as ImageError {
      throw ImageError.inFile(path: path, error)
    }
    try File.write(bytes, path)
  }
}
