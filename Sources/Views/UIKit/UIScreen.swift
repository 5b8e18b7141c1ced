import Foundation

/// UIKit's display.
public final class UIScreen: NSObject, Sendable {
  /// The one display.
  public static let main = UIScreen()
  /// All displays.
  public static var screens: [UIScreen] { [main] }

  override private init() {}

  /// The whole display in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: ScreenFacts.present.size) }
  /// Device pixels per point.
  public var scale: CGFloat { ScreenFacts.present.scale }
  /// Device pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The whole display in device pixels.
  public var nativeBounds: CGRect {
    let facts = ScreenFacts.present
    return CGRect(
      x: 0, y: 0, width: (facts.size.width * facts.scale).rounded(),
      height: (facts.size.height * facts.scale).rounded())
  }
  /// How bright the display is from 0 to 1: it is left as it is.
  public var brightness: CGFloat {
    get { 1 }
    set { _ = newValue }
  }
  /// How often the display can be refreshed in a second, at most.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether what is shown is being recorded: that is not known.
  public var isCaptured: Bool { false }
  /// What values depend on.
  public var traitCollection: UITraitCollection { .current }
}

extension UITraitCollection {
  /// The traits of the window.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ScreenFacts.present.isDark ? .dark : .light)
  }
}
