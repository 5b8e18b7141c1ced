/// Changes of state that wait to be shown. Those made together are shown together, with one
/// transaction, in the order in which they were made.
struct ChangeQueue {
  /// Changes shown with one transaction.
  struct Batch {
    let transaction: Transaction
    fileprivate(set) var changes: [() -> Void]
    /// Where the change of something that changes as a whole stands.
    fileprivate var places: [ObjectIdentifier: Int] = [:]
    /// Whether it belongs to an update that was made.
    fileprivate var continues = false
  }

  private var batches: [Batch] = []

  var isEmpty: Bool { batches.isEmpty }

  /// Adds a change. It takes the place of the latest one for the same object, if both are shown
  /// together. Returns whether it is the first of its batch.
  mutating func append(
    for object: AnyObject, with transaction: Transaction, _ change: @escaping () -> Void
  ) -> Bool {
    let begins = batches.last?.transaction.isSame(as: transaction) != true
    if begins { batches.append(Batch(transaction: transaction, changes: [])) }
    let last = batches.count - 1
    let key = ObjectIdentifier(object)
    if let place = batches[last].places[key] {
      batches[last].changes[place] = change
    } else {
      batches[last].places[key] = batches[last].changes.count
      batches[last].changes.append(change)
    }
    return begins
  }

  /// Adds a change that belongs to the update under way, before all others. Returns whether it is the
  /// first of its batch.
  mutating func appendToUpdate(
    with transaction: Transaction, _ change: @escaping () -> Void
  ) -> Bool {
    if let first = batches.first, first.continues, first.transaction.isSame(as: transaction) {
      batches[0].changes.append(change)
      return false
    }
    batches.insert(Batch(transaction: transaction, changes: [change], continues: true), at: 0)
    return true
  }

  /// Takes the oldest batch out.
  mutating func popFirst() -> Batch? { batches.isEmpty ? nil : batches.removeFirst() }
}
