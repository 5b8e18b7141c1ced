import Foundation

/// One line a message on standard error; never personal data.
package enum KioskLog {
  /// Writes a line.
  package static func write(_ message: String) {
    FileHandle.standardError.write(Data("gateframe-kiosk: \(message)\n".utf8))
  }
}
