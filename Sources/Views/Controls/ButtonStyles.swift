import Foundation

/// Shows a button by whether it is pressed.
struct PressableLabel<Content: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  var isRowWide = false
  let content: (Bool) -> Content
  @State private var isPressed = false

  var body: some View {
    content(isPressed)
      .modifier(
        _PressModifier(
          pressing: { isPressed = $0 }, action: configuration.action, isRowWide: isRowWide))
  }
}

/// How buttons without a border fade while pressed, and what colours labels have. UIKit's system
/// button; not verified against a device.
enum ButtonLook {
  static let pressedTint = 0.2
  static let pressedPlain = 0.75
  static let pressedBorder = 0.75

  static func style(_ role: ButtonRole?, isEnabled: Bool) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(source: .system(.tertiary))) }
    return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}

/// The usual look: as without a border.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The usual look.
  public nonisolated init() {}

  /// The label in the tint's colour.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration, isRowWide: true)
  }
}

/// A label in the tint's colour, faint while pressed.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Without a border.
  public nonisolated init() {}

  /// The label in the tint's colour.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

struct BorderlessButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  /// Whether it is pressed anywhere in its row, which then shows that in its place.
  var isRowWide = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    PressableLabel(configuration: configuration, isRowWide: isRowWide) { isPressed in
      configuration.label
        .foregroundStyle(ButtonLook.style(configuration.role, isEnabled: isEnabled))
        .opacity(isPressed && !(isRowWide && isInListRow) ? ButtonLook.pressedTint : 1)
    }
  }
}

/// A label as it is, a little fainter while pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The label as it is.
  public nonisolated init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View {
    PlainButton(configuration: configuration)
  }
}

struct PlainButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    PressableLabel(configuration: configuration) { isPressed in
      // Labels of buttons that do not react are half as strong.
      configuration.label.opacity(isEnabled ? (isPressed ? ButtonLook.pressedPlain : 1) : 0.5)
    }
  }
}

/// A label on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// With a faint ground.
  public nonisolated init() {}

  /// The label on a faint ground.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A label on a ground of the tint's colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// With a strong ground.
  public nonisolated init() {}

  /// The label on a ground of the tint's colour.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tintStyle) private var tint

  var body: some View {
    let metrics = ButtonMetrics(size)
    PressableLabel(configuration: configuration) { isPressed in
      configuration.label
        .transformEnvironment(\.font) { if $0 == nil { $0 = metrics.font } }
        .foregroundStyle(labelStyle)
        .padding(.horizontal, metrics.horizontal)
        .padding(.vertical, metrics.vertical)
        .background(ground, in: ButtonBorder(shape: shape, control: size))
        .opacity(isPressed ? ButtonLook.pressedBorder : 1)
    }
  }

  private var labelStyle: AnyShapeStyle {
    guard isProminent, isEnabled else {
      return ButtonLook.style(configuration.role, isEnabled: isEnabled)
    }
    return AnyShapeStyle(Color.white)
  }

  private var ground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(source: .system(.quaternaryFill))) }
    let style = ButtonLook.style(configuration.role, isEnabled: true)
    if isProminent { return style }
    // Grey where no tint is set, else a little of the tint.
    if tint == nil, configuration.role != .destructive {
      return AnyShapeStyle(Color(source: .system(.tertiaryFill)))
    }
    return AnyShapeStyle(style.opacity(0.15))
  }
}

/// A label as it is, pressed anywhere in its row.
struct RowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableLabel(configuration: configuration, isRowWide: true) { _ in configuration.label }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint's colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a faint ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a ground of the tint's colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
