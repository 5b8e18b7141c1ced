/// How labels are shown.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that shows a label.
  associatedtype Body: View
  /// What a style gets of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Shows a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets of a label.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title {
    let content: AnyView
  }

  /// The label's icon.
  public struct Icon {
    let content: AnyView
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  /// The title itself.
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  /// The icon itself.
  public var body: some View { content }
}

/// The icon before the title, on one baseline. 8 points apart; not verified against a device.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The icon before the title.
  public nonisolated init() {}

  /// Shows both in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public nonisolated init() {}

  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public nonisolated init() {}

  /// Shows the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Title and icon, wherever the label is.
public struct DefaultLabelStyle: LabelStyle {
  /// Title and icon.
  public nonisolated init() {}

  /// Shows both in a row.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

struct LabelStylesKey: EnvironmentKey {
  private static let standard = StyleStack<LabelStyleConfiguration>(DefaultLabelStyle()) {
    $0.makeBody(configuration: $1)
  }
  static var defaultValue: StyleStack<LabelStyleConfiguration> { standard }
}

extension EnvironmentValues {
  var labelStyles: StyleStack<LabelStyleConfiguration> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows labels below in a style.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(\.labelStyles, style) { $0.makeBody(configuration: $1) }
  }
}
