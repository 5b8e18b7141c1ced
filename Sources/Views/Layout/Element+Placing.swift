import Foundation
import Geometry

extension Element {
  /// Puts the element at a point of its parent's space and gives it a proposal.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    move(to: origin)
    let size = self.size(for: proposal)
    if isPlaced, size == self.size, proposal == self.proposal { return }
    self.size = size
    self.proposal = proposal
    graph.counts.placed += 1
    framesChanged()
    placeChildren()
    // What was built meanwhile is placed as well.
    isPlaced = true
    for child in leavingChildren { child.place(at: child.origin, proposal: child.proposal) }
  }

  /// Moves the element within its parent's space: nothing is laid out again.
  final func move(to origin: CGPoint) {
    if origin == self.origin { return }
    self.origin = origin
    framesChanged()
  }

  /// Sizes below may have changed: forgets them here and in everything above that depends on them,
  /// and has all of it placed again.
  final func invalidateLayout() {
    var element: Element? = self
    var sizesMayChange = true
    while let current = element {
      if sizesMayChange {
        current.measured.forget()
        current.forgetLayout()
      }
      current.isPlaced = false
      if current.hidesContent { sizesMayChange = false }
      element = current.parent
    }
  }

  /// The top left in the parent's space as drawn: mirrored where the parent reads right to left.
  final var drawnOrigin: CGPoint {
    guard let parent, parent.isMirroring else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }

  /// The map from its own space to its parent's, by layout and effects, with nothing on its way.
  final var transformToParent: Projective {
    let origin = drawnOrigin
    let position = Projective.translation(Double(origin.x), Double(origin.y))
    return effectTransform(size, at: nil).map { $0.then(position) } ?? position
  }
}
