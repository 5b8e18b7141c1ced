import CLinux
import Glibc

/// What programs do first.
package enum ProcessSafety {
  /// Ignores signals that neither ask the program to end nor tell of a fault, keeps personal data in its
  /// memory from core files, debuggers and backtraces, and takes the places of standard streams that
  /// are closed, so that no file or device is opened there and written to by mistake.
  package static func begin() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free. Writing to it fails, as to a closed one.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    ignoreStraySignals()
    _ = gateframe_make_private()
    setenv(backtraceVariable, backtraceSetting, 1)
  }

  /// Ignores signals that neither ask the program to end nor tell of a fault.
  package static func ignoreStraySignals() { gateframe_ignore_stray_signals() }

  /// Tells Swift's runtime in programs that are started from here to print no backtrace: it shows
  /// memory.
  static let backtraceVariable = "SWIFT_BACKTRACE"
  static let backtraceSetting = "enable=no"
}
