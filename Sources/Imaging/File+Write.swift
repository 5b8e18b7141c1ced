import Glibc

extension File {
  /// Writes bytes to where a path leads, following links.
  ///
  /// A regular file, or one that is not there yet, is replaced at once: other processes see the old
  /// bytes or the new ones, never a part, and it keeps its permissions. A character device, a pipe or
  /// a socket's descriptor is written through and stays what it is. `-` is standard output.
  ///
  /// - Throws: ``ImageError/output(path:reason:)``.
  package static func write(_ bytes: [UInt8], _ path: String) throws {
    if path == "-" {
      guard put(bytes, STDOUT_FILENO) else { throw unwritten("standard output") }
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw unwritten(path) }
      // A link that leads nowhere is not followed to a place that nobody has looked at.
      guard lstat(path, &status) != 0 else {
        throw ImageError.output(path: path, reason: "a link that leads nowhere")
      }
      return try replace(path, with: bytes, mode: nil, named: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard let target = resolved(path) else { throw unwritten(path) }
      try replace(target, with: bytes, mode: status.st_mode & 0o777, named: path)
    case S_IFCHR, S_IFIFO:
      try writeThrough(path, bytes)
    case S_IFDIR: throw ImageError.output(path: path, reason: "is a folder; expected a file")
    case S_IFBLK:
      throw ImageError.output(path: path, reason: "is a disk or partition; expected a file")
    default: throw ImageError.output(path: path, reason: "is a socket; expected a file")
    }
  }

  private static func writeThrough(_ path: String, _ bytes: [UInt8]) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw unwritten(path) }
    guard put(bytes, descriptor) else {
      let error = unwritten(path)
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw unwritten(path) }
  }

  /// Writes a file beside the target and gives it the target's name.
  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, named path: String
  ) throws {
    let partial = "\(target).\(getpid()).partial"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritten(path) }
    if let mode { fchmod(descriptor, mode) }
    guard put(bytes, descriptor) else {
      let error = unwritten(path)
      close(descriptor)
      unlink(partial)
      throw error
    }
    guard close(descriptor) == 0, rename(partial, target) == 0 else {
      let error = unwritten(path)
      unlink(partial)
      throw error
    }
  }

  /// Whether all bytes were taken; `errno` says why not.
  private static func put(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  private static func unwritten(_ path: String) -> ImageError {
    .output(path: path, reason: String(cString: strerror(errno)))
  }
}
