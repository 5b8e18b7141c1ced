import Foundation

/// UIKit's window. There is one, which the program's views fill; others may be made and are not shown.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// A window in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    windowScene.add(self)
  }

  /// What it shows.
  open var rootViewController: UIViewController?
  /// The scene that it is in.
  open weak var windowScene: UIWindowScene?
  /// How far in front it is.
  open var windowLevel = Level.normal
  /// The display that it is on.
  open var screen: UIScreen { .main }
  /// Whether it has what is typed.
  open private(set) var isKeyWindow = false

  /// Itself.
  override open var window: UIWindow? { self }
  /// What the display keeps free at its sides.
  override open var safeAreaInsets: UIEdgeInsets {
    let insets = ScreenFacts.present.insets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Gives it what is typed, in the place of the window that had it.
  open func makeKey() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }
  /// Gives it what is typed.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// Greater is nearer.
    public let rawValue: CGFloat
    /// That far in front.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// That far in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Where windows are.
    public static let normal = Level(0)
    /// In front of the bar with the time.
    public static let statusBar = Level(1000)
    /// In front of everything.
    public static let alert = Level(2000)
    /// Whether one is behind another.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
