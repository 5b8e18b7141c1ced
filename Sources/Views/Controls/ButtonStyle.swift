/// How buttons look; when they act is settled.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what a button is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = ButtonStyleConfiguration

  /// What a button is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it.
public struct ButtonStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger presses the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// The label itself.
  public var body: AnyView { view }
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of what a button is shown as.
  associatedtype Body: View
  /// What the style has to show.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// What a button is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it that settles when the button acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label itself.
  public var body: AnyView { view }
}

extension View {
  /// Shows the buttons below in a style.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier(style: style) { LookBox($0) })
  }

  /// Shows the buttons below in a style that settles when they act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(_ButtonStyleModifier(style: style) { PrimitiveStyleBox($0) })
  }
}
