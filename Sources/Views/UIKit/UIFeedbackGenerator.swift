import Foundation

/// Lets a device be felt. A display does not move: nothing happens.
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  override public init() { super.init() }
  /// Does nothing.
  open func prepare() {}
}

/// Lets a device be felt as if something hit it. A display does not move: nothing happens.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How something hits.
  public enum FeedbackStyle: Int, Sendable {
    /// Something light.
    case light = 0
    /// Something of middling weight.
    case medium = 1
    /// Something heavy.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something rigid.
    case rigid = 4
  }

  /// A generator.
  override public init() { super.init() }
  /// A generator.
  public init(style: FeedbackStyle) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets it be felt how something went. A display does not move: nothing happens.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Not at all.
    case error = 2
  }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a change of what is selected be felt. A display does not move: nothing happens.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
