/// How toggles look and react.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what a toggle is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = ToggleStyleConfiguration

  /// What a toggle is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as a style sees it.
public struct ToggleStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on; setting it turns it.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that are not the same.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { content }
}

/// The usual look: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The usual look.
  public nonisolated init() {}

  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// The label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
  let color: Color?

  /// A switch in the tint's colour.
  public nonisolated init() { color = nil }
  /// A switch in a colour while it is on.
  public nonisolated init(tint: Color) { color = tint }

  /// The label at the leading side, the switch at the trailing side.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      Switch(isOn: configuration.$isOn, color: color)
    }
  }
}

/// The label as a button, with a ground while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public nonisolated init() {}

  /// The label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggleButtonStyle(isOn: isOn.wrappedValue))
  }
}

private struct ToggleButtonStyle: ButtonStyle {
  let isOn: Bool
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  func makeBody(configuration: Configuration) -> some View {
    let metrics = ButtonMetrics(size)
    configuration.label
      .foregroundStyle(TintShapeStyle())
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background(
        TintShapeStyle().opacity(isOn ? 0.15 : 0), in: ButtonBorder(shape: shape, control: size)
      )
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? ButtonLook.pressedBorder : 1)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual look.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The label and a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label as a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

struct ToggleStylesKey: EnvironmentKey {
  private static let standard = StyleStack<ToggleStyleConfiguration>(DefaultToggleStyle()) {
    $0.makeBody(configuration: $1)
  }
  static var defaultValue: StyleStack<ToggleStyleConfiguration> { standard }
}

extension EnvironmentValues {
  var toggleStyles: StyleStack<ToggleStyleConfiguration> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Shows the toggles below in a style.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyles, style) { $0.makeBody(configuration: $1) }
  }
}
