import Foundation

/// How fields for text look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of what a field is shown as.
  associatedtype _Body: View
  /// The type of the label of a field that the style shows.
  typealias _Label = _TextFieldStyleLabel

  /// What a field is shown as.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The usual look: bare.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The usual look.
  public nonisolated init() {}
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Bare.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Bare.
  public nonisolated init() {}
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Within a thin rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Within a border.
  public nonisolated init() {}
  /// The field in a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    RoundedFieldBorder { configuration }
  }
}

/// The border of a field: UIKit's rounded one, 34 points high around a line of body text; not verified
/// against a device.
struct RoundedFieldBorder<Field: View>: View {
  @ViewBuilder let field: Field
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    field
      .padding(.horizontal, 7)
      .frame(minHeight: 34)
      .background {
        RoundedRectangle(cornerRadius: 5, style: .continuous)
          .fill(Color(UIColor.systemBackground))
        RoundedRectangle(cornerRadius: 5, style: .continuous)
          .strokeBorder(Color(UIColor.tertiaryLabel).opacity(0.7), lineWidth: 0.5)
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual look.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Bare.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Within a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style of any type.
class AnyTextFieldStyle: @unchecked Sendable {
  @MainActor func makeView(_ field: TextField<_TextFieldStyleLabel>) -> AnyView { AnyView(field) }
}

final class TextFieldStyleBox<S: TextFieldStyle>: AnyTextFieldStyle, @unchecked Sendable {
  private let style: S
  init(_ style: S) { self.style = style }

  override func makeView(_ field: TextField<_TextFieldStyleLabel>) -> AnyView {
    AnyView(StyledTextField(style: style, field: field).environment(\.textFieldStyle, nil))
  }
}

struct StyledTextField<S: TextFieldStyle>: View {
  @StyleProperty var style: S
  let field: TextField<_TextFieldStyleLabel>

  var body: some View { style._body(configuration: field) }
}

struct TextFieldStyleKey: EnvironmentKey { static var defaultValue: AnyTextFieldStyle? { nil } }

extension EnvironmentValues {
  /// Nil for the bare field.
  var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// How fields for text below look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, TextFieldStyleBox(style))
  }
}
