import Foundation

/// Lines buttons up at an edge of a row, the first one outermost.
struct SwipeButtons: Layout {
  let edge: HorizontalEdge

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = SwipeMetrics.buttonWidth
    for (index, view) in subviews.enumerated() {
      let place = CGFloat(index) * width
      // The ground of the outermost one reaches on under the row.
      view.place(
        at: CGPoint(
          x: edge == .leading ? bounds.minX + place : bounds.maxX - place - width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// A button that a swipe uncovers: white on red, on the tint or on grey. It closes the row.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, close: close)
  }
}

struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: () -> Void
  @Environment(\.tintStyle) private var tint

  var body: some View {
    configuration.label
      .labelStyle(.iconOnly)
      .foregroundStyle(Color.white)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ground)
      .contentShape(Rectangle())
      .modifier(
        _PressModifier(
          pressing: { _ in },
          action: {
            configuration.trigger()
            close()
          }))
  }

  private var ground: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color(UIColor.systemGray3))
  }
}
