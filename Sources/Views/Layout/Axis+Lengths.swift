import Foundation

// Lengths and places by what they are to an axis: along it, or across.
extension Axis {
  func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func along(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func across(_ proposal: ProposedViewSize) -> CGFloat? {
    self == .vertical ? proposal.width : proposal.height
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// What is offered to something that may be as long as it wants along the axis.
  func proposal(across: CGFloat?) -> ProposedViewSize {
    self == .vertical
      ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
  }
}
