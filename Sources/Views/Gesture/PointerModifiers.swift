/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// By the platform: it acts once.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// It acts again and again; here once.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

// What pointers do over views. A touched display has none.
extension View {
  /// Accepted for its name: no pointer rests on views.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Accepted for its name: a button that is held acts once, when it is let go.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}
