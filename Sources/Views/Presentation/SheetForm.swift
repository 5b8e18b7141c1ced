import Foundation

/// How what is presented lies on the display.
enum SheetForm { case sheet, cover }

/// Lengths of sheets in points: UIKit's page sheets on a phone and on a tablet, from published
/// measurements; not verified against a device.
enum SheetMetrics {
  /// From this width of the display on, a sheet is a card in its middle.
  static let regularWidth: CGFloat = 600
  /// The widest card.
  static let cardWidth: CGFloat = 704
  /// What a card leaves free above and below.
  static let cardMargin: CGFloat = 44
  /// What a sheet from the bottom leaves free at the top.
  static let topGap: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  static let dimming = 0.2
  /// How far down a drag would come to rest that puts the sheet away.
  static let dismissalDistance: CGFloat = 200

  static let animation = Animation.spring(response: 0.4, dampingFraction: 1)
}

/// Places a sheet in the display: from the bottom on a narrow one, in the middle on a wide one.
struct SheetPlacement: Layout {
  let form: SheetForm
  /// The heights at which it can rest; all there is when none is named.
  let detents: Set<PresentationDetent>
  let insets: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let frame = frame(in: bounds)
    for view in subviews {
      view.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  /// The sheet's rectangle in that of the display.
  func frame(in bounds: CGRect) -> CGRect {
    if form == .cover { return bounds }
    guard bounds.width >= SheetMetrics.regularWidth else {
      let free = bounds.height - insets.top - SheetMetrics.topGap
      let height = restingHeight(in: free, whole: bounds.height)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    let free = bounds.height - insets.top - insets.bottom - 2 * SheetMetrics.cardMargin
    let height = restingHeight(in: free, whole: bounds.height)
    let width = min(SheetMetrics.cardWidth, bounds.width - 2 * SheetMetrics.cardMargin)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// The lowest height is where a sheet rests first.
  private func restingHeight(in free: CGFloat, whole: CGFloat) -> CGFloat {
    detents.map { min(free, $0.height(in: free, whole: whole)) }.min() ?? free
  }
}
