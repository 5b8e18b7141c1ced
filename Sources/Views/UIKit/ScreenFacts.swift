import Combine
import Foundation

/// What the display is like, for code that asks without being part of a view.
package struct ScreenFacts: Sendable {
  /// The size in points.
  package var size: CGSize
  /// Device pixels per point.
  package var scale: CGFloat
  /// What is kept free at the sides.
  package var insets = EdgeInsets()
  /// Whether the window is shown in the dark appearance.
  package var isDark = false

  private static let current = Locked(
    ScreenFacts(size: CGSize(width: 1280, height: 720), scale: 1))

  /// The facts of the display that was set up last; before that, those of runs without one.
  package static var present: ScreenFacts { current.with { $0 } }

  /// Changes the facts.
  package static func change(_ change: (inout ScreenFacts) -> Void) { current.with(change) }
}
