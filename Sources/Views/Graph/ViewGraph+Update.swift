import Combine

/// One flush of changes with what follows from it, shown with one transaction.
struct ViewUpdate {
  /// Counts flushes.
  var number = 0
  /// The transaction of the flush under way.
  var transaction = Transaction()
}

extension ViewGraph {
  /// Queues a change of state; it is seen by bodies from the next flush on. It takes the place of
  /// the latest one for the same object, if both are shown together.
  func enqueue(for object: AnyObject, _ change: @escaping () -> Void) {
    let transaction = Transaction.current
    if changes.append(for: object, with: transaction, change) {
      completions.expect(transaction.completions)
    }
    if !isUpdating { onNeedsUpdate?() }
  }

  /// Makes a change in an update right after the one under way, with the transaction of a place in it.
  func continueUpdate(with transaction: Transaction, _ change: @escaping () -> Void) {
    if changes.appendToUpdate(with: transaction, change) {
      completions.expect(transaction.completions)
    }
  }

  /// Has a node evaluated again in the flush under way, or the next.
  func invalidate(_ node: _Node) {
    guard node.isAttached else { return }
    evaluation.insert(node)
    if !isUpdating { onNeedsUpdate?() }
  }

  /// Has a node evaluated in the next flush without asking for one.
  func invalidateQuietly(_ node: _Node) {
    guard node.isAttached else { return }
    evaluation.insert(node)
  }

  /// Whether a flush would do anything.
  package var hasChanges: Bool { !changes.isEmpty || evaluation.isPending }

  /// Applies the oldest batch of changes and evaluates what depends on it, from the top down.
  package func flush() {
    endUpdate()
    update.number += 1
    if let batch = changes.popFirst() {
      update.transaction = batch.transaction
      completions.begin(batch.transaction.completions)
      for change in batch.changes { change() }
    }
    evaluateDue()
  }

  /// Evaluates what is due, from the top down. What lies below views that were removed waits, unless
  /// it moves.
  func evaluateDue() {
    guard evaluation.isPending else { return }
    updating {
      let motions = self.motions
      if let count = evaluation.run(holdingBack: { $0.isBelowLeaving && !motions.contains($0) }) {
        warn("views change each other without end: stopped after \(count) evaluations")
      }
    }
  }

  /// Ends the update under way: what is done from here on is not part of it.
  func endUpdate() {
    completions.endUpdate()
    update.transaction = Transaction()
  }

  /// Counts flushes: what changes in one of them is shown with one transaction.
  var updateNumber: Int { update.number }

  /// What the change under way is shown with at a place of the tree.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    var transaction = update.transaction
    environment.transactionScope?.apply(to: &transaction, update: update.number)
    return transaction
  }

  /// Evaluates what was due below views that were removed and came back.
  func releaseWithheld() { evaluation.release() }

  /// Has something done when the layout under way, or the next, is complete.
  func afterLayout(_ action: @escaping () -> Void) { appearances.append(action) }

  /// Runs a body; what it reads registers the node as its reader. A part of an evaluation leaves
  /// what the parts before it read registered.
  func evaluating<T>(_ node: _Node, isPart: Bool = false, _ body: () -> T) -> T {
    evaluation.evaluate(node, isPart: isPart, body)
  }

  /// The node whose body is being evaluated.
  var evaluatedNode: _Node? { evaluation.current }
}
