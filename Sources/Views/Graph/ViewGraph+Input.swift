import Combine
import Foundation

/// Where input goes: contacts to the views that they lie on, keys to the one that takes them.
@MainActor
struct ViewInput {
  let touches: TouchRouter
  /// Which view takes what is typed.
  let focus: FocusCenter

  init(graph: ViewGraph) {
    touches = TouchRouter(graph: graph)
    focus = FocusCenter(graph: graph)
  }
}

extension ViewGraph {
  var touches: TouchRouter { input.touches }

  var focus: FocusCenter { input.focus }

  /// Passes a contact to the views: a point of the root's space, and a time in seconds on the step
  /// clock (nil for the step that state has reached).
  package func touch(
    contact: Int, _ phase: TouchPhase, at point: CGPoint, time: Double? = nil
  ) {
    agenda.running {
      touches.touch(contact, phase, at: point, time ?? self.time, in: container)
    }
  }

  /// Passes a key on to the view that takes what is typed; false when none takes it.
  package func key(_ key: Key) -> Bool { focus.key(key) }

  /// Ends typing, and puts the keyboard away.
  package func endEditing() { focus.focus(nil) }
}
