import Glibc

/// One line a message on standard error.
package enum FeedsLog {
  /// Writes a line, with control characters replaced. Whoever read the log may be gone.
  package static func write(_ message: String) {
    let shown = String(
      String.UnicodeScalarView(
        message.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    let line = Array("gateframe-feeds: \(shown)\n".utf8)
    _ = Glibc.write(STDERR_FILENO, line, line.count)
  }
}
