import Foundation

/// How far a gesture has come.
public enum _GesturePhase<Value> {
  /// It may still be recognised; a value where there is something to tell already, such as that a
  /// finger is pressing.
  case possible(Value?)
  /// It is recognised and goes on.
  case active(Value)
  /// It is recognised and over.
  case ended(Value)
  /// It is not what the fingers do.
  case failed

  /// The value, in whatever phase.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The phase without its value.
  var stage: GestureStage {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The same phase with another value.
  func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// How far a gesture has come, whatever it tells.
enum GestureStage: Hashable, Sendable {
  case possible, active, ended, failed

  var isRecognized: Bool { self == .active || self == .ended }
}

/// What a contact does, as a gesture sees it.
struct ContactEvent {
  enum Kind: Hashable, Sendable { case began, moved, ended }

  var contact: Int
  var kind: Kind
  /// In the display's space, in points.
  var point: CGPoint
  /// Seconds on the step clock.
  var time: Double
  /// Whether it was not told by the device but computed for the moment that a frame shows.
  var isComputed = false
}
