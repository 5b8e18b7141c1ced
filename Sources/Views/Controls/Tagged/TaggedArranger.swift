import Foundation

/// How a container lays out the views that it tells apart by tags.
enum TaggedLayout: Equatable {
  /// Each takes all the space there is.
  case fill
  /// Each takes the space it needs.
  case fit
  /// Side by side, all as wide, and at least so high in points.
  case row(minHeight: CGFloat)
  /// One below the other, all as high, and at least so high in points.
  case column(minHeight: CGFloat, alignment: HorizontalAlignment)
  /// Side by side, each of a size in points.
  case pages(CGSize)
  /// One below the other on a wheel, each of a height in points.
  case wheel(height: CGFloat)

  /// How far a scroll view goes from one view to the next, and in which direction; nil for layouts that do
  /// not scroll.
  var page: (axis: Axis, length: CGFloat)? {
    switch self {
    case .pages(let size): (.horizontal, size.width)
    case .wheel(let height): (.vertical, height)
    default: nil
    }
  }
}

/// Arranges views in cells of one size.
final class TaggedArranger: Arranger {
  private(set) var layout = TaggedLayout.fill

  /// Takes the layout; whether it is another one.
  func set(_ layout: TaggedLayout) -> Bool {
    if layout == self.layout { return false }
    self.layout = layout
    forget()
    return true
  }

  /// The distance between one cell and the next.
  private func step(_ cell: CGSize) -> CGSize {
    switch layout {
    case .fill, .fit: .zero
    case .row, .pages: CGSize(width: cell.width, height: 0)
    case .column, .wheel: CGSize(width: 0, height: cell.height)
    }
  }

  /// What each view is offered.
  private func offer(_ proposal: ProposedViewSize, _ count: Int) -> ProposedViewSize {
    switch layout {
    case .fill, .fit: proposal
    case .row:
      ProposedViewSize(
        width: proposal.width.map { $0 / CGFloat(max(count, 1)) }, height: proposal.height)
    case .column: ProposedViewSize(width: proposal.width, height: nil)
    case .wheel(let height): ProposedViewSize(width: proposal.width, height: height)
    case .pages(let size): ProposedViewSize(size)
    }
  }

  /// The cells' size, where the largest view takes `largest`.
  private func cell(_ offer: ProposedViewSize, _ largest: CGSize) -> CGSize {
    switch layout {
    case .fit: largest
    case .fill: offer.replacingUnspecifiedDimensions(by: largest)
    case .row(let minHeight):
      CGSize(width: offer.width ?? largest.width, height: max(minHeight, largest.height))
    case .column(let minHeight, _):
      CGSize(width: offer.width ?? largest.width, height: max(minHeight, largest.height))
    case .pages(let size): size
    case .wheel(let height):
      CGSize(width: offer.width ?? largest.width, height: height)
    }
  }

  override func compute(_ children: [Element], _ proposal: ProposedViewSize) -> Arrangement {
    let offer = offer(proposal, children.count)
    let sizes = children.map { $0.size(for: offer) }
    var largest = CGSize.zero
    for size in sizes {
      largest.width = max(largest.width, size.width)
      largest.height = max(largest.height, size.height)
    }
    let cell = cell(offer, largest)
    let step = step(cell)
    var alignment = HorizontalAlignment.center
    if case .column(_, let own) = layout { alignment = own }
    let whole = ViewDimensions(element: nil, size: cell, proposal: offer)
    var origins: [CGPoint] = []
    for (index, child) in children.enumerated() {
      let own = child.dimensions(for: offer)
      let x = whole[alignment] - own[alignment]
      let y = (cell.height - sizes[index].height) / 2
      origins.append(
        CGPoint(x: CGFloat(index) * step.width + x, y: CGFloat(index) * step.height + y))
    }
    let others = CGFloat(max(children.count, 1) - 1)
    return Arrangement(
      size: CGSize(
        width: cell.width + others * step.width, height: cell.height + others * step.height),
      origins: origins, proposals: children.map { _ in offer })
  }
}
