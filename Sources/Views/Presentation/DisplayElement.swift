import Foundation

/// Centres views in the safe area of the display; several of them lie above one another.
class DisplayElement: ContainerElement {
  override var label: String { "layer" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    let insets = graph.safeArea.insets(.all)
    let offer = ProposedViewSize(size).inset(by: insets)
    let space = offer.replacingUnspecifiedDimensions()
    for child in content {
      let wanted = child.size(for: offer)
      child.place(
        at: CGPoint(
          x: insets.leading + (space.width - wanted.width) / 2,
          y: insets.top + (space.height - wanted.height) / 2), proposal: offer)
    }
  }
}
