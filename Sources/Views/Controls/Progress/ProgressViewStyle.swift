/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of what progress is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What progress is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Progress as a style sees it.
public struct ProgressViewStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The label of the present value, whatever its type.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// How much is done, 0…1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What is done; nil for no label.
  public var label: Label?
  /// How much is done, in words; nil for no label.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label itself.
  public var body: some View { content }
}

/// A line where it is known how much is done, else a turning wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The usual look.
  public nonisolated init() {}

  /// A line or a turning wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A line that fills.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let color: Color?

  /// A line in the tint's colour.
  public nonisolated init() { color = nil }
  /// A line in a colour.
  public nonisolated init(tint: Color) { color = tint }

  /// The label above the line, that of the value below it.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressLine(fraction: configuration.fractionCompleted ?? 0, color: color)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A turning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let color: Color?

  /// A wheel in grey, or the tint where one is set.
  public nonisolated init() { color = nil }
  /// A wheel in a colour.
  public nonisolated init(tint: Color) { color = tint }

  /// The wheel above the labels. It turns whether or not it is known how much is done.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      ProgressWheel(color: color)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A line where it is known how much is done, else a turning wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A turning wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct ProgressStylesKey: EnvironmentKey {
  private static let standard = StyleStack<ProgressViewStyleConfiguration>(
    DefaultProgressViewStyle()
  ) { $0.makeBody(configuration: $1) }
  static var defaultValue: StyleStack<ProgressViewStyleConfiguration> { standard }
}

extension EnvironmentValues {
  var progressStyles: StyleStack<ProgressViewStyleConfiguration> {
    get { self[ProgressStylesKey.self] }
    set { self[ProgressStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows progress below in a style.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressStyles, style) { $0.makeBody(configuration: $1) }
  }
}
