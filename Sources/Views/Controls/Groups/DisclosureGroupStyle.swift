/// How groups that open and close look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of what a group is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What a group is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group as a style sees it.
public struct DisclosureGroupStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }
  /// The content, whatever its type.
  public struct Content {
    let make: () -> AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  /// The content itself.
  public var body: some View { make() }
}

/// The usual look: an arrow behind the label, the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The usual look.
  public nonisolated init() {}

  /// The label with an arrow, and the content while it is shown.
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    return VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer(minLength: 8)
          Image(systemName: "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
        .contentShape(Rectangle())
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual look.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

struct DisclosureGroupStylesKey: EnvironmentKey {
  private static let standard = StyleStack<DisclosureGroupStyleConfiguration>(
    AutomaticDisclosureGroupStyle()
  ) { $0.makeBody(configuration: $1) }
  static var defaultValue: StyleStack<DisclosureGroupStyleConfiguration> { standard }
}

extension EnvironmentValues {
  var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the groups below that open and close in a style.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(\.disclosureGroupStyles, style) { $0.makeBody(configuration: $1) }
  }
}
