import Glibc

/// Files of this machine, within limits.
enum LocalFile {
  /// The bytes of a regular file.
  ///
  /// - Throws: ``FetchProblem``.
  static func read(_ path: String, limit: Int) throws(FetchProblem) -> [UInt8] {
    // Without waiting, should it be a pipe.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FetchProblem(.refused, path, "expected a regular file")
    }
    guard status.st_size <= limit else {
      throw FetchProblem(
        .refused, path, "has \(status.st_size) bytes; at most \(limit) are read")
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

  private static func failure(_ path: String) -> FetchProblem {
    FetchProblem(.refused, path, String(cString: strerror(errno)))
  }

  /// The path with links followed; nil when there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

extension LocalFile {
  /// Whether a file that is there lies below a folder, links followed.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let path = resolved(path), let folder = resolved(folder) else { return false }
    return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
