import Combine
import Foundation
import Observation

/// Ends the tracking of what a body read when the body is evaluated again.
///
/// A tracking ends when one of the properties changes, and no other way. So each one includes a
/// property of the bell, which is announced as changed where the tracking is to end: otherwise a body
/// that is evaluated often for other reasons would leave one behind each time.
final class ObservationBell: Observable {
  private let registrar = ObservationRegistrar()
  private var sound: Bool { true }
  /// Whether the change under way is the bell's own.
  private(set) var isRinging = false

  /// Includes the bell in the tracking under way.
  func listen() { registrar.access(self, keyPath: \.sound) }

  /// Ends the tracking.
  func ring() {
    isRinging = true
    registrar.willSet(self, keyPath: \.sound)
    isRinging = false
  }
}

/// What a node follows of the observable objects that its body read.
@MainActor
struct Observations {
  private var bells: [ObservationBell] = []

  /// The kinds of nodes whose bodies were found to read observable objects. The others need no bell:
  /// the first tracking of a kind is not ended early.
  private static var observers: Set<ObjectIdentifier> = []

  mutating func end() {
    for bell in bells { bell.ring() }
    bells.removeAll()
  }

  /// A bell for the evaluation that begins, if it needs one.
  mutating func begin(for node: _Node) -> ObservationBell? {
    guard Self.observers.contains(ObjectIdentifier(type(of: node))) else { return nil }
    let bell = ObservationBell()
    bells.append(bell)
    return bell
  }

  /// Runs a body; a change of an observable property that it reads has the node evaluated again.
  static func tracking<T>(_ node: _Node, _ bell: ObservationBell?, _ body: () -> T) -> T {
    withObservationTracking(
      {
        bell?.listen()
        return body()
      }, onChange: follower(node, bell))
  }

  /// Called when a body was found to read something.
  private static func follower(_ node: _Node, _ bell: ObservationBell?) -> @Sendable () -> Void {
    observers.insert(ObjectIdentifier(type(of: node)))
    let follower = Follower(node: node, bell: bell)
    return { follower.changed() }
  }

  private struct Follower: @unchecked Sendable {
    weak var node: _Node?
    let bell: ObservationBell?

    func changed() {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { if bell?.isRinging != true { invalidate() } }
      } else {
        DispatchQueue.main.async { invalidate() }
      }
    }

    @MainActor
    func invalidate() {
      guard let node, node.isAttached else { return }
      node.graph.enqueue(for: node) { [weak node] in node.map { $0.graph.invalidate($0) } }
    }
  }
}
