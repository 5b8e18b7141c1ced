/// What moves, in the order in which it began to: a frame runs it on in the same order each time.
@MainActor
final class Motions {
  private struct Entry {
    let key: ObjectIdentifier
    weak var participant: (any AnimationParticipant)?
    var isOver = false
  }
  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ object: AnyObject) -> Bool {
    // The number of an object that is gone may be another one's.
    places[ObjectIdentifier(object)].map { entries[$0].participant === object } ?? false
  }

  /// Has something run on until it says that nothing moves.
  func insert(_ participant: any AnimationParticipant) {
    let key = ObjectIdentifier(participant)
    if let place = places[key] {
      entries[place] = Entry(key: key, participant: participant)
    } else {
      places[key] = entries.count
      entries.append(Entry(key: key, participant: participant))
    }
  }

  /// Has everything take up the values for a frame that is seen at a time in seconds.
  func prepareDrawing(at time: Double) {
    for index in entries.indices { entries[index].participant?.prepareDrawing(at: time) }
  }

  /// Runs everything on to a time in seconds. What begins meanwhile runs from the next time on.
  func advance(to time: Double) {
    var hasEnds = false
    for index in entries.indices where entries[index].participant?.advance(to: time) != true {
      entries[index].isOver = true
      hasEnds = true
    }
    if hasEnds { removeEnds() }
  }

  private func removeEnds() {
    entries.removeAll(where: \.isOver)
    places.removeAll(keepingCapacity: true)
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
  }
}
