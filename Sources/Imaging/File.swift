import Glibc

/// Whole files, within limits; `File+Write.swift` has the other direction.
package enum File {
  /// The bytes of a file.
  ///
  /// - Throws: ``ImageError/file(path:reason:)`` or, past `limit` bytes,
  ///   ``ImageError/tooManyBytes(count:limit:)`` inside ``ImageError/inFile(path:_:)``.
  package static func read(_ path: String, limit: Int) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ImageError.file(path: path, reason: "not a regular file")
    }
    guard status.st_size <= limit else {
      throw ImageError.inFile(path: path, .tooManyBytes(count: Int(status.st_size), limit: limit))
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { break }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  private static func failure(_ path: String) -> ImageError {
    .file(path: path, reason: String(cString: strerror(errno)))
  }
}
