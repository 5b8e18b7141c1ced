import Foundation

/// A knob at one of two ends of a track. A tap or a finger that goes across moves it.
struct Switch: View {
  let isOn: Binding<Bool>
  /// The track's colour while it is on; nil for the tint's, or green.
  let color: Color?
  @GestureState private var isPressed = false
  /// Whether the finger that is down has moved the knob.
  @State private var hasMoved = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  /// Lengths in points: UIKit's switch, from published measurements; not verified against a device.
  static let size = CGSize(width: 51, height: 31)
  static let knob: CGFloat = 27
  static let margin: CGFloat = 2
  /// How much wider the knob is under a finger.
  static let stretch: CGFloat = 7
  /// Points outside of the switch where a finger still counts as on it.
  static let reach: CGFloat = 20
  static let animation = Animation.spring(response: 0.3, dampingFraction: 0.85)

  var body: some View {
    let value = isOn.wrappedValue
    ZStack(alignment: value ? .trailing : .leading) {
      Capsule()
        .fill(value ? onStyle : AnyShapeStyle(Color(source: .system(.secondaryFill))))
      Capsule()
        .fill(Color.white)
        .frame(width: Self.knob + (isPressed ? Self.stretch : 0), height: Self.knob)
        .shadow(color: Color.black.opacity(0.15), radius: 4, x: 0, y: 3)
        .padding(Self.margin)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
    .gesture(press)
    .animation(Self.animation, value: value)
    .animation(Self.animation, value: isPressed)
  }

  private var onStyle: AnyShapeStyle {
    color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.green)
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { drag in
        let x = drag.location.x
        let isAcross =
          isOn.wrappedValue ? x < Self.size.width / 4 : x > Self.size.width * 3 / 4
        guard isAcross, abs(drag.translation.width) > Self.size.width / 4 else { return }
        hasMoved = true
        isOn.wrappedValue.toggle()
      }
      .onEnded { drag in
        let bounds = CGRect(origin: .zero, size: Self.size)
        let isInside =
          bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(drag.location)
        if !hasMoved, isInside { isOn.wrappedValue.toggle() }
        hasMoved = false
      }
  }
}
