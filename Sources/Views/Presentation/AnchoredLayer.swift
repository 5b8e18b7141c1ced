import Foundation

/// A card beside a view: a menu or a popover. A touch beside it puts it away.
struct AnchoredLayer<Card: View>: View {
  /// Nil while nothing is presented.
  let card: Card?
  let probe: FrameProbe
  let presentation: Presentation

  var body: some View {
    ZStack {
      if let card {
        Color.clear
          .contentShape(Rectangle())
          .onTapGesture { presentation.dismiss() }
        AnchoredPlacement(anchor: probe.frame ?? .zero) {
          card
            .background { Color(UIColor.secondarySystemGroupedBackground) }
            .clipShape(RoundedRectangle(cornerRadius: AnchoredMetrics.radius, style: .continuous))
            .shadow(color: .black.opacity(0.2), radius: 24, x: 0, y: 8)
            .modifier(_PresentedModifier(presentation: presentation))
        }
        .transition(.opacity.combined(with: .scale(scale: 0.9)))
      }
    }
    .ignoresSafeArea()
    .animation(AnchoredMetrics.animation, value: card != nil)
  }
}

/// Lengths of menus and popovers in points: UIKit's, from published measurements; not verified
/// against a device.
enum AnchoredMetrics {
  static let radius: CGFloat = 13
  static let gap: CGFloat = 8
  static let margin: CGFloat = 8
  static let menuWidth: CGFloat = 250
  static let rowHeight: CGFloat = 44
  static let animation = Animation.spring(response: 0.3, dampingFraction: 0.85)
}

/// Places a view below a rectangle, or above it where there is more room, within the display.
struct AnchoredPlacement: Layout {
  let anchor: CGRect

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = bounds.insetBy(dx: AnchoredMetrics.margin, dy: AnchoredMetrics.margin)
    let below = inner.maxY - anchor.maxY - AnchoredMetrics.gap
    let above = anchor.minY - inner.minY - AnchoredMetrics.gap
    for view in subviews {
      let ideal = view.sizeThatFits(.unspecified)
      let isBelow = ideal.height <= below || below >= above
      let room = max(0, isBelow ? below : above)
      let offer = ProposedViewSize(
        width: min(ideal.width, inner.width), height: min(ideal.height, room))
      let size = view.sizeThatFits(offer)
      let y =
        isBelow
        ? anchor.maxY + AnchoredMetrics.gap
        : anchor.minY - AnchoredMetrics.gap - size.height
      let x = min(max(anchor.midX - size.width / 2, inner.minX), inner.maxX - size.width)
      view.place(at: CGPoint(x: x, y: y), proposal: offer)
    }
  }
}
