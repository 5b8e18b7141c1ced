import Foundation
import Geometry
import Scene

extension Element {
  /// Draws in its parent's space.
  final func draw(into list: inout DisplayList) {
    graph.counts.drawn += 1
    var origin = drawnOrigin
    var effect: Projective?
    if frameMotion == .whole {
      let frame = drawnFrame
      origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
      effect = effectTransform(frame.size, at: graph.drawTime)
    }
    let position = Projective.translation(Double(origin.x), Double(origin.y))
    let outer = list.enter(
      effect.map { $0.then(position) } ?? position,
      isMoving: motion.isAnimating || isContentMoving)
    drawContent(into: &list)
    list.leave(outer)
  }
}
