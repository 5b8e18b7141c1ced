import Combine
import Foundation

extension ViewGraph {
  /// Has something run on until it says that nothing moves.
  func animate(_ participant: any AnimationParticipant) {
    motions.insert(participant)
    if !isUpdating { onNeedsUpdate?() }
  }

  /// Has a node evaluated again at a time in seconds from the start.
  func wake(_ node: _Node, at time: Double) { wakes.set(node, at: time) }

  /// When something is to be evaluated next though nothing moves, in seconds from the start.
  package var nextWake: Double? { wakes.next }

  /// Whether anything moves.
  package var isAnimating: Bool { !motions.isEmpty }

  /// Runs state on to a time in seconds from the start, which only goes on.
  package func advance(to time: Double) {
    agenda.advance(to: UInt64((time * Double(Agenda.rate)).rounded()))
    guard time > self.time else { return }
    self.time = time
    drawTime = max(drawTime, time)
    for node in wakes.takeDue(at: time) { invalidate(node) }
    motions.advance(to: time)
    if completions.settle() { onNeedsUpdate?() }
  }

  /// Takes up the values of what moves for a frame that is seen at a time in seconds from the start.
  func prepareDrawing(at drawTime: Double?) {
    self.drawTime = max(drawTime ?? time, time)
    motions.prepareDrawing(at: self.drawTime)
  }
}
