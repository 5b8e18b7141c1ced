import Foundation

/// How one of UIKit's bars looks. The settings are kept and change nothing.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// As bars usually look.
  override public init() { super.init() }
  /// A colour for the ground.
  open var backgroundColor: UIColor?
  /// A colour for the line at its side.
  open var shadowColor: UIColor?
  /// A picture for the ground.
  open var backgroundImage: UIImage?
  /// A picture for the line at its side.
  open var shadowImage: UIImage?
  /// Settings of bars that hide what is below.
  open func configureWithOpaqueBackground() {}
  /// Settings of bars that show what is below.
  open func configureWithTransparentBackground() {}
  /// The usual settings.
  open func configureWithDefaultBackground() {}
}

/// How UIKit's bar of titles looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How UIKit's bar of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of characters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind characters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The room after characters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A line below.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
