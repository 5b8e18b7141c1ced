/// Views that belong together on a ground of their own, below a label.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

/// How boxes around groups look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of what a box is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What a box is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box as a style sees it.
public struct GroupBoxStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }
  /// The content, whatever its type.
  public struct Content {
    let view: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  /// The content itself.
  public var body: some View { view }
}

/// The usual look: round corners, 16 points of room. Not verified against a device.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The usual look.
  public nonisolated init() {}

  /// The label above the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(
      Color(source: .system(.secondaryBackground)),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual look.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct GroupBoxStylesKey: EnvironmentKey {
  private static let standard = StyleStack<GroupBoxStyleConfiguration>(DefaultGroupBoxStyle()) {
    $0.makeBody(configuration: $1)
  }
  static var defaultValue: StyleStack<GroupBoxStyleConfiguration> { standard }
}

extension EnvironmentValues {
  var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the boxes around groups below in a style.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyles, style) { $0.makeBody(configuration: $1) }
  }
}

extension GroupBox: View where Label: View, Content: View {
  /// The box as the style around it shows it.
  public var body: some View {
    StyledControl(
      \.groupBoxStyles,
      GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }

  /// A box with a label made of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// A box with a label.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// A box without a label.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  /// A box with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A box with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
