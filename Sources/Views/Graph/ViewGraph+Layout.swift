import Foundation

extension ViewGraph {
  /// Flushes changes and lays out the root in a rectangle of `size` points at the origin, for a frame
  /// that will be seen at a time in seconds from the start.
  package func layout(in size: CGSize, seenAt drawTime: Double? = nil) {
    agenda.running {
      prepareDrawing(at: drawTime)
      if let container { layOut(container, in: size) } else { flush() }
    }
  }

  /// Lays out and shows what that changes, until nothing changes any more.
  private func layOut(_ container: RootElement, in size: CGSize) {
    layoutNumber += 1
    var rounds = 0
    var again = false
    repeat {
      flush()
      again = settle(container, in: size)
      updating {
        matchedGeometry.update()
        container.commitFrames(from: .zero)
      }
      endUpdate()
      let appeared = appearances
      appearances.removeAll()
      for action in appeared { action() }
      if completions.settle() { again = true }
      rounds += 1
    } while (again || hasChanges || !appearances.isEmpty || followers.isWaiting) && rounds < 32
    if again || hasChanges {
      warn("layout changes state in every pass: stopped after \(rounds) rounds")
    }
  }

  /// Lays out until nothing follows from where things are, which belongs to the same update; whether
  /// something still does.
  private func settle(_ container: RootElement, in size: CGSize) -> Bool {
    var passes = 0
    var again = false
    repeat {
      evaluateDue()
      updating {
        container.layout(in: size)
        again = followers.settle()
      }
      passes += 1
    } while (again || followers.isWaiting || evaluation.isPending) && passes < 8
    return again
  }
}
