import Glibc

/// One line a message on standard error; never personal data.
package enum KioskLog {
  /// Writes a line. Whoever read the log may be gone: the kiosk goes on.
  package static func write(_ message: String) {
    let line = Array("gateframe-kiosk: \(message)\n".utf8)
    _ = Glibc.write(STDERR_FILENO, line, line.count)
  }
}
