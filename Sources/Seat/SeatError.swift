import Glibc

/// Why a seat or a device could not be used: what, where, and what to do.
package struct SeatError: Error, Hashable, CustomStringConvertible {
  /// What was attempted, such as "open the device".
  package var attempt: String
  /// The device or socket concerned.
  package var place: String
  /// The kernel's error number, 0 when there is none.
  package var code: Int32
  /// What a person can do about it.
  package var advice: String

  package init(attempt: String, place: String, code: Int32, advice: String = "") {
    self.attempt = attempt
    self.place = place
    self.code = code
    self.advice = advice.isEmpty ? SeatError.advice(code: code, place: place) : advice
  }

  package var description: String {
    var text = "cannot \(attempt): \(place)"
    if code != 0 { text += ": \(SeatError.text(of: code))" }
    return advice.isEmpty ? text : text + "; \(advice)"
  }

  /// The exit code of a program that ends because of it (`ExitCode`).
  package var exitCode: Int32 {
    switch code {
    case EACCES, EPERM: ExitCode.permission
    case EMFILE, ENFILE, ENOMEM: ExitCode.system
    default: ExitCode.unavailable
    }
  }

  /// The C library's words for an error number.
  package static func text(of code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    _ = strerror_r(code, &buffer, buffer.count)
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? "error \(code)" : String(decoding: bytes, as: UTF8.self)
  }

  private static func advice(code: Int32, place: String) -> String {
    switch code {
    case EACCES, EPERM:
      return place.hasPrefix("/dev/input/")
        ? "start seatd and add the user to its group, or add the user to group input"
        : "start seatd and add the user to its group, or add the user to group video"
    case ENOENT, ENODEV, ENXIO: return "the device is not there (any more)"
    case EBUSY: return "another program uses it; end that program"
    default: return ""
    }
  }
}
