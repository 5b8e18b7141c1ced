/// How a gesture and those of the views below it lie to one another.
enum GesturePriority: Hashable, Sendable {
  /// Those below come first.
  case normal
  /// This one comes first.
  case high
  /// Each is recognised without regard to the other.
  case simultaneous
}

/// Which gestures take part where one is attached.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// The kinds with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The attached gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views below.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture at its place: what follows it, and how it stands to others.
@MainActor
final class GestureAttachment {
  let tracker: _GestureTracker
  var priority = GesturePriority.normal
  var mask = GestureMask.all
  var isEnabled = true
  /// How its case stands in the session that it takes part in.
  var verdict = Verdict.open

  enum Verdict: Hashable, Sendable {
    /// Nothing is decided.
    case open
    /// It has its way.
    case won
    /// Another has its way, or it failed.
    case lost
  }

  init(_ tracker: _GestureTracker) { self.tracker = tracker }
}
