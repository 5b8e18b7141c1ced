import Testing

@testable import Views

/// What moves is run on in the order in which it began to.
@MainActor
struct MotionsTests {
  private final class Mover: AnimationParticipant {
    let name: Int
    var isMoving = true
    var whenAdvanced: () -> Void = {}

    init(_ name: Int) { self.name = name }

    func advance(to time: Double) -> Bool {
      whenAdvanced()
      return isMoving
    }

    func prepareDrawing(at time: Double) {}
  }

  @Test func theOrderIsThatOfTheBeginnings() {
    let motions = Motions()
    var order: [Int] = []
    let movers = (0..<200).map { Mover($0) }
    for mover in movers { mover.whenAdvanced = { order.append(mover.name) } }
    for mover in movers { motions.insert(mover) }
    motions.advance(to: 1)
    #expect(order == Array(0..<200))
    for mover in movers where mover.name.isMultiple(of: 2) { mover.isMoving = false }
    motions.advance(to: 2)
    order = []
    motions.insert(movers[0])
    motions.advance(to: 3)
    #expect(order == (0..<200).filter { !$0.isMultiple(of: 2) } + [0])
    motions.advance(to: 4)
    #expect(!motions.contains(movers[0]) && motions.contains(movers[1]))
  }

  @Test func whatBeginsMeanwhileRunsFromTheNextTimeOn() {
    let motions = Motions()
    var order: [Int] = []
    let first = Mover(1)
    let second = Mover(2)
    first.whenAdvanced = {
      order.append(1)
      motions.insert(second)
    }
    second.whenAdvanced = { order.append(2) }
    motions.insert(first)
    motions.advance(to: 1)
    #expect(order == [1])
    motions.advance(to: 2)
    #expect(order == [1, 1, 2])
  }

  @Test func whatIsGoneIsForgotten() {
    let motions = Motions()
    motions.insert(Mover(1))
    #expect(!motions.isEmpty)
    motions.advance(to: 1)
    #expect(motions.isEmpty)
  }
}
