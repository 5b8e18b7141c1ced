/// A label at the leading side and what belongs to it at the trailing side.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of what labelled content is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = LabeledContentStyleConfiguration

  /// What labelled content is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Labelled content as a style sees it.
public struct LabeledContentStyleConfiguration {
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

extension LabeledContentStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// The content itself.
  public var body: some View { view }
}

/// The usual look: the label before the content, which matters less.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The usual look.
  public nonisolated init() {}

  /// The label at the leading side, the content at the trailing side.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) { configuration.content.foregroundStyle(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual look.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

struct LabeledContentStylesKey: EnvironmentKey {
  private static let standard = StyleStack<LabeledContentStyleConfiguration>(
    AutomaticLabeledContentStyle()
  ) { $0.makeBody(configuration: $1) }
  static var defaultValue: StyleStack<LabeledContentStyleConfiguration> { standard }
}

extension EnvironmentValues {
  var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows labelled content below in a style.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContentStyles, style) { $0.makeBody(configuration: $1) }
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Label and content as the style around them shows them.
  public var body: some View {
    StyledControl(
      \.labeledContentStyles,
      LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }

  /// Content with a label made of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Content with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Content with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value with a title, both as texts.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A value with a title, both as texts shown as they are.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style is asked to show.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
