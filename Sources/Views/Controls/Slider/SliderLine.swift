import Foundation

/// Lengths in points: UIKit's slider, from published measurements; not verified against a device.
enum SliderMetrics {
  static let height: CGFloat = 31
  static let line: CGFloat = 4
  static let knob: CGFloat = 27
  /// How far beside the knob a finger still takes it.
  static let reach: CGFloat = 10
  static let labelDistance: CGFloat = 8
}

/// The line and the knob of a slider. A finger that goes down on the knob moves it by its own way.
struct SliderLine: View {
  let value: SliderValue
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let fraction = CGFloat(value.fraction)
    GeometryReader { geometry in
      let way = max(0, geometry.size.width - SliderMetrics.knob)
      let position = way * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color(source: .system(.fill))).frame(height: SliderMetrics.line)
        Capsule().fill(TintShapeStyle())
          .frame(width: position + SliderMetrics.knob / 2, height: SliderMetrics.line)
        SliderKnob(value: value, way: way, isMirrored: direction == .rightToLeft)
          .padding(.leading, position)
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
      .coordinateSpace(name: SliderSpace.line)
    }
    .frame(height: SliderMetrics.height)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

private enum SliderSpace: Hashable { case line }

private struct SliderKnob: View {
  let value: SliderValue
  /// The points along which the knob moves.
  let way: CGFloat
  let isMirrored: Bool
  /// Where the value lay in its range when the finger went down.
  @State private var start: Double?

  var body: some View {
    Circle()
      .fill(Color.white)
      .shadow(color: Color.black.opacity(0.2), radius: 3, x: 0, y: 2)
      .frame(width: SliderMetrics.knob, height: SliderMetrics.knob)
      .padding(SliderMetrics.reach)
      .contentShape(Rectangle())
      .gesture(drag)
      .padding(-SliderMetrics.reach)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(SliderSpace.line))
      .onChanged { drag in
        let first = start ?? value.fraction
        if start == nil {
          start = first
          value.onEditingChanged(true)
        }
        move(drag, from: first)
      }
      .onEnded { drag in
        if let start { move(drag, from: start) }
        start = nil
        value.onEditingChanged(false)
      }
  }

  private func move(_ drag: DragGesture.Value, from start: Double) {
    guard way > 0, drag.translation.width != 0 else { return }
    let distance = isMirrored ? -drag.translation.width : drag.translation.width
    value.set(fraction: start + Double(distance / way))
  }
}
