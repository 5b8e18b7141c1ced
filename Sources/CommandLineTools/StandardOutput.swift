import Glibc

/// What a program prints, told at once and checked.
package enum StandardOutput {
  /// Standard output took less than all.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  /// Writes a text. Throws `Problem`.
  package static func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(STDOUT_FILENO, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = String(cString: strerror(errno))
        throw Problem(description: "standard output cannot be written: \(reason)")
      }
      written += count
    }
  }
}
