import Foundation

/// Where a contact is in its life.
package enum TouchPhase: Hashable, Sendable { case began, moved, ended, cancelled }

/// Passes contacts to the gestures of the views that they lie on.
@MainActor
final class TouchRouter {
  private unowned let graph: ViewGraph
  private var sessions: [TouchSession] = []
  /// Where contacts that are down were, while frames show them at moments of their own.
  private var paths: [Int: ContactPath] = [:]
  /// The moment that the last frame showed, in seconds.
  private var shownTime = 0.0

  init(graph: ViewGraph) { self.graph = graph }

  /// Takes in what a contact does, at a point of the root's space and a time in seconds.
  func touch(
    _ contact: Int, _ phase: TouchPhase, at point: CGPoint, _ time: Double, in root: Element?
  ) {
    switch phase {
    case .began:
      cancel(contact)
      begin(contact, at: point, time, in: root)
      paths[contact] = graph.touchLag > 0 ? ContactPath() : nil
      paths[contact]?.add(point, at: time)
    case .moved:
      paths[contact]?.add(point, at: time)
      let isShownLater = paths[contact] != nil
      session(contact)?.follow(.init(contact, .moved, point, time), isShownLater: isShownLater)
      if isShownLater { graph.animate(self) }
    case .ended:
      paths[contact] = nil
      session(contact)?.follow(.init(contact, .ended, point, time))
    case .cancelled:
      paths[contact] = nil
      cancel(contact)
    }
    settle()
  }

  /// Tells the gestures that have their way where their contacts are in a frame that will be seen at a
  /// time.
  private func showContacts(at time: Double) {
    shownTime = time - graph.touchLag
    for (contact, path) in paths.sorted(by: { $0.key < $1.key }) {
      guard let session = session(contact) else { continue }
      session.show(contact, along: path, at: shownTime)
    }
  }

  /// Takes out a gesture whose view is gone.
  func remove(_ attachment: GestureAttachment) {
    for session in sessions { session.remove(attachment) }
  }

  private func begin(_ contact: Int, at point: CGPoint, _ time: Double, in root: Element?) {
    var chain: [GestureAttachment] = []
    for element in root?.hitTest(point) ?? [] {
      guard let gesture = element.gesture else { continue }
      if !gesture.mask.contains(.subviews) { chain.removeAll() }
      if gesture.mask.contains(.gesture), gesture.isEnabled { chain.append(gesture) }
    }
    guard !chain.isEmpty else { return }
    // What waits for time to pass and ran out of it is decided first.
    tick(time)
    let known = sessions.first { $0.concerns(chain) }
    let session = known ?? TouchSession()
    if known == nil { sessions.append(session) }
    session.begin(contact, chain: chain, at: point, time)
  }

  private func session(_ contact: Int) -> TouchSession? {
    sessions.first { $0.holds(contact) }
  }

  private func cancel(_ contact: Int) { session(contact)?.cancel(contact) }

  private func tick(_ time: Double) {
    for session in sessions { session.tick(time) }
    sessions.removeAll { $0.isOver }
  }

  private func settle() {
    sessions.removeAll { $0.isOver }
    if sessions.contains(where: { $0.deadline != nil }) { graph.animate(self) }
  }
}

extension TouchRouter: AnimationParticipant {
  func advance(to time: Double) -> Bool {
    tick(time)
    return sessions.contains { $0.deadline != nil }
      || paths.values.contains { !$0.rests(at: shownTime) }
  }

  func prepareDrawing(at time: Double) { showContacts(at: time) }
}

extension ContactEvent {
  init(_ contact: Int, _ kind: Kind, _ point: CGPoint, _ time: Double) {
    self.init(contact: contact, kind: kind, point: point, time: time)
  }
}
