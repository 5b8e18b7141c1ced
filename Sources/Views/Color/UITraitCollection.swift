/// Which appearance UIKit draws in.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings are.
  case unspecified = 0
  /// Dark content on a light ground.
  case light = 1
  /// Light content on a dark ground.
  case dark = 2
}

/// What UIKit's values depend on where they are used.
public final class UITraitCollection: Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}
