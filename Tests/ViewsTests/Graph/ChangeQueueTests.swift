import Testing

@testable import Views

/// Changes wait in the order in which they were made, those with one transaction together.
@MainActor
struct ChangeQueueTests {
  private final class Thing {}

  private func run(_ queue: inout ChangeQueue) -> [[String]] {
    var batches: [[String]] = []
    while let batch = queue.popFirst() {
      log = []
      for change in batch.changes { change() }
      batches.append(log)
    }
    return batches
  }

  @Test func changesAreShownTogetherByTransaction() {
    var queue = ChangeQueue()
    let (a, b) = (Thing(), Thing())
    let plain = Transaction()
    let animated = Transaction(animation: .linear)
    let begins = [
      queue.append(for: a, with: plain) { log.append("a1") },
      queue.append(for: b, with: plain) { log.append("b1") },
      queue.append(for: a, with: plain) { log.append("a2") },
      queue.append(for: a, with: animated) { log.append("a3") },
      queue.append(for: b, with: plain) { log.append("b2") },
    ]
    #expect(begins == [true, false, false, true, true])
    let shown = run(&queue)
    #expect(shown == [["a2", "b1"], ["a3"], ["b2"]])
    #expect(queue.isEmpty)
  }

  @Test func whatBelongsToTheUpdateComesFirst() {
    var queue = ChangeQueue()
    let a = Thing()
    let begins = [
      queue.append(for: a, with: Transaction()) { log.append("later") },
      queue.appendToUpdate(with: Transaction()) { log.append("now") },
      queue.appendToUpdate(with: Transaction()) { log.append("and") },
    ]
    #expect(begins == [true, true, false])
    let shown = run(&queue)
    #expect(shown == [["now", "and"], ["later"]])
  }
}

@MainActor private var log: [String] = []
