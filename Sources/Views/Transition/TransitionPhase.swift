/// Where a view is between coming and going.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to come: what is drawn first.
  case willAppear
  /// There, as it is.
  case identity
  /// Going: what it moves to.
  case didDisappear

  /// Whether the view is drawn as it is.
  public var isIdentity: Bool { self == .identity }

  /// −1 before it comes, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a kind of transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether views move in it.
  public var hasMotion: Bool

  /// Known facts.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
