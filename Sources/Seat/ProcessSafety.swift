import CLinux
import Glibc

/// What programs do first.
package enum ProcessSafety {
  /// Ignores signals that neither ask the program to end nor tell of a fault, and keeps personal data
  /// in its memory from core files, debuggers and backtraces.
  package static func begin() {
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
