import Foundation

/// A node that keeps others by identities which the program gives.
@MainActor
protocol IdentityKeeping: _Node {
  /// The node with an identity.
  func node(for id: AnyHashable) -> _Node?
}

/// Where a program wants to scroll to.
struct ScrollRequest {
  let id: AnyHashable
  let anchor: UnitPoint?
  let animation: Animation?
  /// How often it may be made again, where lengths that were guessed turn out to be others.
  var corrections = 3
}

extension _Node {
  /// Has the scroll views around the view with an identity show it.
  func scroll(to request: ScrollRequest) {
    guard isAttached, let (element, rect) = find(request.id) else { return }
    guard element.scrollToVisible(rect, request), request.animation == nil else { return }
    guard request.corrections > 0 else { return }
    var next = request
    next.corrections -= 1
    graph.afterLayout { [weak self] in self?.scroll(to: next) }
  }

  /// The view with an identity at or below the node: a rectangle in an element's space.
  private func find(_ id: AnyHashable) -> (element: Element, rect: CGRect)? {
    if let node = (self as? any IdentityKeeping)?.node(for: id) {
      var elements: [Element] = []
      node.appendElements(to: &elements)
      return elements.first.map { ($0, CGRect(origin: .zero, size: $0.size)) }
    }
    if let lazy = (self as? any LazyHosting)?.lazyElement, let frame = lazy.frame(of: id) {
      return (lazy, frame)
    }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }
}

extension Element {
  /// Has the scroll views around the element show a rectangle of its space; whether one had to move.
  func scrollToVisible(_ rect: CGRect, _ request: ScrollRequest) -> Bool {
    var rect = rect
    var element = self
    var open: Axis.Set = [.horizontal, .vertical]
    var hasMoved = false
    while let parent = element.parent {
      if let view = parent as? ScrollElement {
        hasMoved = view.show(rect, request, along: open.intersection(view.axes)) || hasMoved
        open.subtract(view.axes)
        if open.isEmpty { return hasMoved }
      }
      rect.origin.x += element.origin.x
      rect.origin.y += element.origin.y
      element = parent
    }
    return hasMoved
  }
}

extension ScrollElement {
  /// Scrolls along some axes so that a rectangle of the content is seen; whether it had to.
  fileprivate func show(_ rect: CGRect, _ request: ScrollRequest, along axes: Axis.Set) -> Bool {
    let now = driver.offset(at: graph.time)
    var goal = now
    if axes.contains(.horizontal) {
      goal.x = driver.x.goal(now.x, rect.minX, rect.width, request.anchor?.x)
    }
    if axes.contains(.vertical) {
      goal.y = driver.y.goal(now.y, rect.minY, rect.height, request.anchor?.y)
    }
    if goal == now { return false }
    driver.scroll(to: goal, animation: request.animation)
    return true
  }
}

extension ScrollAxis {
  /// The offset at which a part of the content is seen: at an anchor, or with nil by the shortest way.
  fileprivate func goal(_ now: CGFloat, _ start: CGFloat, _ size: CGFloat, _ anchor: CGFloat?)
    -> CGFloat
  {
    let room = CGFloat(length)
    var goal = now
    if let anchor {
      goal = start + (size - room) * anchor
    } else if start < now || size > room {
      goal = start
    } else if start + size > now + room {
      goal = start + size - room
    }
    return min(max(goal, 0), CGFloat(limit))
  }
}
