import Glibc

/// Small reads of what the kernel tells through files.
package enum SystemFiles {
  /// The names in a folder, in order; empty when it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The first bytes of a file; nil when it cannot be read.
  package static func bytes(of path: String, limit: Int = 65536) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var result = [UInt8](repeating: 0, count: max(0, limit))
    var size = 0
    while size < result.count {
      let room = result.count - size
      let count = result.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { read(descriptor, $0 + size, room) } ?? 0
      }
      guard count > 0 else { break }
      size += count
    }
    return Array(result[..<size])
  }

  /// The text of a file without white space at its end; nil when it cannot be read.
  package static func text(of path: String, limit: Int = 65536) -> String? {
    guard var bytes = bytes(of: path, limit: limit) else { return nil }
    while let last = bytes.last, last <= 32 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a symbolic link points; nil when there is none.
  package static func target(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path with all links followed; nil when there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Whether this process may read and write a file.
  package static func isAccessible(_ path: String) -> Bool { access(path, R_OK | W_OK) == 0 }
}
