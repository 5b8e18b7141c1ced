import Foundation

/// Where run-time warnings go until a host takes them.
enum RuntimeWarning {
  /// Writes a line on standard error, with the name of the running program.
  static func write(_ message: String) {
    let program = ProcessInfo.processInfo.processName
    // Whoever read it may be gone, which must not end the program.
    try? FileHandle.standardError.write(contentsOf: Data("\(program): warning: \(message)\n".utf8))
  }
}
