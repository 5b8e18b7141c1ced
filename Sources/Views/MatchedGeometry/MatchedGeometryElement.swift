import Foundation
import Geometry

/// Lays its child out in its own frame, or in that of another view.
final class MatchedGeometryElement: ModifierElement {
  var properties = MatchedGeometryProperties.frame
  var anchor = UnitPoint.center
  var isSource = true
  private var group: MatchedGeometryGroup?
  private var isFollowing = false
  private var isInPlace = false

  override var label: String { "matchedGeometry" }

  /// Takes part in the group of a key, and in no other.
  func join(_ key: MatchedGeometryKey) {
    if group?.key == key { return }
    group?.remove(self)
    group = graph.matchedGeometry.add(self, key)
  }

  override func detach() {
    group?.remove(self)
    group = nil
  }

  override func placeChildren() {
    super.placeChildren()
    isInPlace = true
  }

  /// Whether it may be the source: it is shown and not about to go.
  var mayBeSource: Bool { isSource && isInPlace && !isBelowLeaving }

  /// Its own frame: where its anchor lies on the display, and its size.
  var ownFrame: MatchedFrame {
    let point = Point(Double(anchor.x * size.width), Double(anchor.y * size.height))
    return MatchedFrame(point: CGPoint(map(to: nil).apply(point)), size: size)
  }

  /// Lays the child out in a shared frame; with nil, in its own.
  func follow(_ frame: MatchedFrame?) {
    guard let frame, isInPlace else {
      setFollowing(false)
      return
    }
    guard let back = map(to: nil).inverse else { return }
    setFollowing(true)
    let offer = properties.contains(.size) ? ProposedViewSize(frame.size) : proposal
    let inner = child.size(for: offer)
    let own = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    let point =
      properties.contains(.position) ? CGPoint(back.apply(Point(frame.point))) : own
    let x = point.x - anchor.x * inner.width
    let isMirrored = environment.layoutDirection == .rightToLeft
    child.place(
      at: CGPoint(
        x: isMirrored ? size.width - x - inner.width : x, y: point.y - anchor.y * inner.height),
      proposal: offer)
  }

  private func setFollowing(_ follows: Bool) {
    if follows == isFollowing { return }
    isFollowing = follows
    if !follows { super.placeChildren() }
    framesChanged()
  }

  override var placesEachFrame: Bool { isFollowing && group?.isMoving == true }

  override var isContentMoving: Bool { placesEachFrame }
}

/// What matched views share.
struct MatchedFrame: Equatable {
  /// The anchor's place on the display.
  var point: CGPoint
  var size: CGSize
}

extension MatchedFrame: Animatable {
  var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(point.animatableData, size.animatableData) }
    set {
      point.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
