import CommandLineTools
import Glibc
import Seat

/// What this program writes.
enum Output {
  /// Prints on standard output. Returns one of `ExitCode`.
  static func print(_ text: String) -> Int32 {
    do {
      try StandardOutput.write(text)
      return ExitCode.success
    } catch {
      log("\(error)")
      return ExitCode.output
    }
  }

  /// One line on standard error, with the program's name.
  static func log(_ message: String) { complain("gateframe: \(message)") }

  /// Lines on standard error.
  static func complain(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
