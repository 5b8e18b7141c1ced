/// A style of buttons of any type.
class ButtonStyleBox: @unchecked Sendable {
  /// What a button is shown as.
  @MainActor
  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    preconditionFailure("a style's box shows buttons")
  }
}

final class PrimitiveStyleBox<S: PrimitiveButtonStyle>: ButtonStyleBox, @unchecked Sendable {
  private let style: S
  init(_ style: S) { self.style = style }

  override func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PrimitiveStyledButton(style: style, configuration: configuration))
  }
}

final class LookBox<S: ButtonStyle>: ButtonStyleBox, @unchecked Sendable {
  private let style: S
  init(_ style: S) { self.style = style }

  override func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(StyledButton(style: style, configuration: configuration))
  }
}

/// Sets the style of the buttons below.
public struct _ButtonStyleModifier<Style> {
  let style: Style
  let box: (Style) -> ButtonStyleBox
}

extension _ButtonStyleModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment.buttonStyle = box(style)
  }
}

/// A style with the dynamic properties it may have, such as values of the environment.
@propertyWrapper
struct StyleProperty<Style>: DynamicProperty {
  var wrappedValue: Style

  @MainActor
  mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    let fields = ViewFields.of(Style.self)
    if slot.children.isEmpty { slot.children = fields.makeSlots() }
    withUnsafeMutablePointer(to: &wrappedValue) {
      fields.install(into: UnsafeMutableRawPointer($0), slots: &slot.children, node: node)
    }
  }
}

struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
  @StyleProperty var style: S
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

struct StyledButton<S: ButtonStyle>: View {
  @StyleProperty var style: S
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: configuration.label.view),
        isPressed: isPressed)
    )
    .modifier(_PressModifier(pressing: { isPressed = $0 }, action: configuration.action))
  }
}

struct ButtonStyleKey: EnvironmentKey {
  static let standard: ButtonStyleBox = PrimitiveStyleBox(DefaultButtonStyle())
  static var defaultValue: ButtonStyleBox { standard }
}
struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
  var buttonStyle: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  /// The shape of buttons with a border.
  public internal(set) var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
