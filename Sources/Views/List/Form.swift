/// Controls in rows, grouped as cards.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// A list.
  public var body: some View { List { content } }

  /// Controls in rows.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

/// How forms look.
public protocol FormStyle {}

/// As cards.
public struct AutomaticFormStyle: FormStyle {
  /// As cards.
  public nonisolated init() {}
}

/// As cards.
public struct GroupedFormStyle: FormStyle {
  /// As cards.
  public nonisolated init() {}
}

/// In columns; shown as cards.
public struct ColumnsFormStyle: FormStyle {
  /// Shown as cards.
  public nonisolated init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// As cards.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// As cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Shown as cards.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Accepted for its name: there is one style of forms.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
