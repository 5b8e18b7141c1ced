import Geometry

/// One line of a recording: something that reached a run from outside, or a frame that it drew.
///
/// Times are nanoseconds of CLOCK_MONOTONIC since the start, but for event times, which are the
/// kernel's own microseconds.
package enum RecordingEntry: Hashable, Sendable {
  /// A turn of the loop began.
  case turn(UInt64)
  /// So many nanoseconds before the next turn were left out of the steps.
  case skip(UInt64)
  /// The wall clock was set by so many seconds.
  case clock(Double)
  /// A session's time was over.
  case alarm
  case input(InputEvent)
  /// The display shows in this mode from now on; nil while there is none.
  case mode(DisplayMode?)
  case suspended
  case resumed
  /// A file has these contents from now on; nil when it cannot be read.
  case file(name: String, [UInt8]?)
  /// A font's file is used, with the hash of its bytes.
  case font(family: String, file: String, hash: UInt64)
  /// The lines begin in the middle of a run, at this time.
  case middle(UInt64)
  /// A frame was drawn for this time; `hash` is nil where it is not known.
  case frame(seen: UInt64, hash: UInt64?)
  /// The recording ends, and why.
  case end(String)
}

extension RecordingEntry {
  /// The line, without its end.
  package var line: String {
    switch self {
    case .turn(let time): "turn \(time)"
    case .skip(let time): "skip \(time)"
    case .clock(let seconds): "clock \(seconds)"
    case .alarm: "alarm"
    case .input(let event): Self.line(event)
    case .mode(nil): "mode -"
    case .mode(let mode?):
      "mode \(mode.width) \(mode.height) \(mode.refreshRate) "
        + (mode.millimetres.map { "\($0.width) \($0.height)" } ?? "- -")
        + (mode.hasVerticalBlanks ? " 1" : " 0")
    case .suspended: "suspended"
    case .resumed: "resumed"
    case .file(let name, let bytes):
      "file \(RecordingToken.text(name)) \(bytes.map { RecordingToken.hex($0) } ?? "-")"
    case .font(let family, let file, let hash):
      "font \(RecordingToken.text(family)) \(RecordingToken.text(file)) \(FrameHash.text(hash))"
    case .middle(let time): "middle \(time)"
    case .frame(let seen, let hash): "frame \(seen) \(hash.map { FrameHash.text($0) } ?? "-")"
    case .end(let reason): "end \(RecordingToken.text(reason))"
    }
  }

  private static func line(_ event: InputEvent) -> String {
    switch event {
    case .touch(let touch):
      let phase = name(of: touch.phase)
      return "touch \(phase) \(touch.contact) \(touch.position.x) \(touch.position.y)"
        + " \(touch.microseconds)"
    case .key(let key):
      let phase = name(of: key.phase)
      return "key \(phase) \(key.keysym) \(RecordingToken.text(key.text)) \(key.modifiers.rawValue)"
        + " \(key.microseconds)"
    case .scan(let scan):
      return "scan \(RecordingToken.hex(scan.bytes)) \(scan.isCut ? 1 : 0)"
        + " \(RecordingToken.optional(scan.aimIdentifier)) \(scan.microseconds)"
    case .pointer(nil): return "pointer -"
    case .pointer(let point?): return "pointer \(point.x) \(point.y)"
    }
  }

  static let touchPhases: [(String, TouchEvent.Phase)] = [
    ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
  ]
  static let keyPhases: [(String, KeyEvent.Phase)] = [
    ("down", .down), ("repeated", .repeated), ("up", .up),
  ]

  private static func name(of phase: TouchEvent.Phase) -> String {
    touchPhases.first { $0.1 == phase }?.0 ?? ""
  }
  private static func name(of phase: KeyEvent.Phase) -> String {
    keyPhases.first { $0.1 == phase }?.0 ?? ""
  }
}
