import Glibc

/// Files of the store's folder.
enum StoreFiles {
  /// What stands in a file's way.
  struct Problem: Error, CustomStringConvertible {
    let path: String
    let reason: String
    var description: String { "\(path): \(reason)" }

    init(_ path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }
  }

  /// Makes a folder and those above it. Throws `Problem`.
  static func makeFolder(_ path: String) throws {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o755) != 0, errno != EEXIST { throw Problem(made) }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw Problem(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      errno = ENOTDIR
      throw Problem(path)
    }
  }

  /// Puts a file in its place as a whole: others see the old one or the new one. Throws `Problem`.
  static func write(_ bytes: [UInt8], _ path: String) throws {
    let partial = path + ".partial"
    unlink(partial)
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Problem(partial) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let problem = Problem(partial)
        close(descriptor)
        unlink(partial)
        throw problem
      }
      written += count
    }
    guard close(descriptor) == 0, rename(partial, path) == 0 else {
      let problem = Problem(path)
      unlink(partial)
      throw problem
    }
  }

  /// Names in a folder; none when it cannot be read.
  static func names(_ folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { unlink(path) }
}
