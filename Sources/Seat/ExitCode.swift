/// What the exit codes of `gateframe` and `gateframe-kiosk` mean; numbers as in `sysexits.h`.
package enum ExitCode {
  package static let success: Int32 = 0
  /// The command line was wrong.
  package static let usage: Int32 = 64
  /// A file that was given could not be understood.
  package static let data: Int32 = 65
  /// A file that was given could not be read.
  package static let noInput: Int32 = 66
  /// No display, no card, no seat, no input device or no font could be had.
  package static let unavailable: Int32 = 69
  /// The program did what it must not.
  package static let software: Int32 = 70
  /// The system refused what always works, such as starting a program.
  package static let system: Int32 = 71
  /// The output could not be written.
  package static let output: Int32 = 73
  /// From the kiosk: it asks to be started afresh, as after a passenger's session; not a crash.
  package static let restart: Int32 = 75
  /// From the keeper: the kiosk crashed too often; a later start may go well.
  package static let gaveUp: Int32 = 75
  /// No permission on the card or the devices.
  package static let permission: Int32 = 77
  /// The configuration was wrong.
  package static let configuration: Int32 = 78

  /// Whether a program that ended with `code` is to be told to the caller instead of being restarted.
  package static func isFinal(_ code: Int32) -> Bool {
    code == success
      || (usage...configuration).contains(code) && code != restart
        && code != software
  }
}
