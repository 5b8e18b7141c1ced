import Foundation

/// Where a view is as it comes into sight of a scroll view and leaves it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// Beyond the bottom or the trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1 beyond the top or the leading edge, 0 in sight, 1 beyond the other edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes as it comes into sight of a scroll view and leaves it.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }
  let kind: Kind
  /// The share of the view in sight from which it counts as being there.
  var visible: Double

  /// At once when enough of the view is in sight, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), visible: 0.5)
  }

  /// At once when half of the view is in sight, with the default animation.
  public static let animated = ScrollTransitionConfiguration.animated()

  /// By as much as the view is out of sight.
  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), visible: 1)
  }

  /// By as much as the view is out of sight.
  public static let interactive = ScrollTransitionConfiguration.interactive()

  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, visible: 1)

  /// The configuration with another share of the view from which it counts as being there.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, visible: threshold.visible)
  }

  /// How much of a view has to be in sight to count as being there.
  public struct Threshold: Sendable {
    let visible: Double

    /// All of it.
    public static let visible = Threshold(visible: 1)
    /// Any of it.
    public static let hidden = Threshold(visible: 0)
    /// All of it; a view in the middle is in sight wholly.
    public static let centered = Threshold(visible: 1)

    /// A share of it, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visible: min(max(amount, 0), 1))
    }
  }
}

extension ScrollTransitionConfiguration {
  /// How far on its way out a view is of which a share is hidden, 0…1.
  func progress(hidden: Double) -> Double {
    switch kind {
    case .identity: return 0
    case .animated: return hidden > 1 - visible ? 1 : 0
    case .interactive(let curve):
      let start = 1 - visible
      guard hidden > start else { return 0 }
      return start < 1 ? curve.value(at: min((hidden - start) / visible, 1)) : 1
    }
  }

  var animation: Animation? {
    if case .animated(let animation) = kind { animation } else { nil }
  }
}
