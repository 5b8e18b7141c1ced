import Foundation

/// Something that takes what is typed.
@MainActor
final class FocusTarget {
  /// Where it lies; nil while it is not shown.
  weak var element: Element?
  /// The state that follows it, and that it follows.
  var links: [FocusLink] = []
  /// How it wants to be typed into; nil for what takes no text.
  var keyboard: KeyboardOptions?
  var isEnabled = true
  /// It begins or ceases to have the focus.
  var changed: (Bool) -> Void = { _ in }
  /// Takes a key; false for a key that means nothing to it.
  var key: (Key) -> Bool = { _ in false }
  /// Whether the next letter is large by itself.
  var isCapital: () -> Bool = { false }

  nonisolated init() {}

  /// Whether some state says that it is to have the focus.
  var isWanted: Bool { links.contains { $0.isWanted() } }

  func tell(_ isFocused: Bool) {
    for link in links { link.tell(isFocused) }
    changed(isFocused)
  }
}

/// State that stands for a focus.
struct FocusLink {
  /// Whether the state says that the view has the focus.
  let isWanted: () -> Bool
  /// Writes to the state that the view begins or ceases to have the focus.
  let tell: (Bool) -> Void
}

struct FocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }

extension EnvironmentValues {
  /// The state that stands for the focus of the views below.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}

/// A key, or something typed by other means.
package enum Key: Hashable, Sendable {
  /// What was typed.
  case text(String)
  case delete
  case `return`
  /// Onwards, or with shift backwards.
  case tab(isBackwards: Bool)
  case escape
  case up, down, left, right
}
