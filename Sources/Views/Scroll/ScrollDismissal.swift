/// Whether scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// By the content: not.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as a finger scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// As the finger moves; here as soon as it scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// Not.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)

  /// Whether a finger that scrolls puts the keyboard away.
  var dismisses: Bool { kind == .immediately || kind == .interactively }
}

struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Whether scrolling puts the keyboard away.
  public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Whether scrolling the views below puts the keyboard away.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode)
    -> some View
  { environment(\.scrollDismissesKeyboardMode, mode) }
}
