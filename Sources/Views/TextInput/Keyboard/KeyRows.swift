import Foundation

/// How wide a key is, in letters' keys.
struct KeyWidth: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

/// The bar of the keyboard, and its rows below one another, above what the display keeps free.
struct KeyRows: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 390
    return CGSize(
      width: width,
      height: KeyboardMetrics.bar + 4 * KeyboardMetrics.row(width) + 8)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let row = KeyboardMetrics.row(bounds.width)
    let gap = KeyboardMetrics.gap(bounds.width)
    for (index, view) in subviews.enumerated() {
      if index == 0 {
        view.place(
          at: bounds.origin,
          proposal: ProposedViewSize(width: bounds.width, height: KeyboardMetrics.bar))
      } else {
        let y = bounds.minY + KeyboardMetrics.bar + CGFloat(index - 1) * row
        view.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: bounds.width, height: row - gap.height))
      }
    }
  }
}

/// Keys side by side: as wide as they say, the row in the middle; those of a pad share the width.
struct KeyRow: Layout {
  let isPad: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let gap = KeyboardMetrics.gap(bounds.width).width
    let units = isPad ? CGFloat(subviews.count) : 10
    let edge = gap / 2
    let letter = (bounds.width - 2 * edge - (units - 1) * gap) / units
    let weights = subviews.map { isPad ? 1 : $0[KeyWidth.self] }
    let whole = weights.reduce(0, +)
    let gaps = CGFloat(subviews.count - 1) * gap
    // Keys of other widths than letters' share what letters leave.
    let fixed = weights.filter { $0 == 1 }.count
    let isFull = weights.contains { $0 != 1 }
    let rest = bounds.width - 2 * edge - gaps - CGFloat(fixed) * letter
    let share = isFull ? rest / (whole - CGFloat(fixed)) : letter
    let row = isFull ? bounds.width - 2 * edge : whole * letter + gaps
    var x = bounds.minX + (bounds.width - row) / 2
    for (view, weight) in zip(subviews, weights) {
      let width = weight == 1 ? letter : weight * share
      view.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gap
    }
  }
}
