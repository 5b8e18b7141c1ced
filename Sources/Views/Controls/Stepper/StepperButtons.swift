import Foundation

/// A minus and a plus on one ground.
struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// Lengths in points: UIKit's stepper, from published measurements; not verified against a device.
  static let size = CGSize(width: 94, height: 32)
  static let radius: CGFloat = 8
  static let lineHeight: CGFloat = 18

  var body: some View {
    HStack(spacing: 0) {
      StepperButton(symbol: "minus", action: decrement, onEditingChanged: onEditingChanged)
      Color(source: .system(.separator)).frame(width: 1, height: Self.lineHeight)
      StepperButton(symbol: "plus", action: increment, onEditingChanged: onEditingChanged)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .background(
      Color(source: .system(.tertiaryFill)),
      in: RoundedRectangle(cornerRadius: Self.radius, style: .continuous))
  }
}

private struct StepperButton: View {
  let symbol: String
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 17))
      .foregroundStyle(Color.primary)
      .opacity(action != nil && isEnabled ? 1 : 0.3)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        RoundedRectangle(cornerRadius: StepperButtons.radius, style: .continuous)
          .fill(Color(source: .system(.fill)))
          .opacity(isPressed ? 1 : 0)
      }
      .contentShape(Rectangle())
      .modifier(
        _PressModifier(
          pressing: {
            isPressed = $0
            onEditingChanged($0)
          }, action: { action?() })
      )
      .disabled(action == nil)
  }
}
