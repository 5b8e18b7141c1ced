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

/// The styles set around a view, the nearest first.
struct LabelStyles: @unchecked Sendable {
  private final class Entry {
    let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView
    let outer: Entry?

    init(_ makeBody: @escaping @MainActor (LabelStyleConfiguration) -> AnyView, outer: Entry?) {
      self.makeBody = makeBody
      self.outer = outer
    }
  }

  private var entry: Entry?

  @MainActor
  func makeBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    entry.map { $0.makeBody(configuration) }
      ?? AnyView(DefaultLabelStyle().makeBody(configuration: configuration))
  }

  /// The styles without the nearest.
  var outer: LabelStyles {
    var styles = self
    styles.entry = entry?.outer
    return styles
  }

  mutating func add(_ makeBody: @escaping @MainActor (LabelStyleConfiguration) -> AnyView) {
    entry = Entry(makeBody, outer: entry)
  }
}

struct LabelStylesKey: EnvironmentKey { static var defaultValue: LabelStyles { LabelStyles() } }

extension EnvironmentValues {
  var labelStyles: LabelStyles {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows labels below in a style.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let carrier = LabelStyleCarrier(style: style)
    return transformEnvironment(\.labelStyles) { styles in
      styles.add { AnyView(carrier.style.makeBody(configuration: $0)) }
    }
  }
}

/// Carries a style to where views live, where alone it is used.
private struct LabelStyleCarrier<S: LabelStyle>: @unchecked Sendable { let style: S }
