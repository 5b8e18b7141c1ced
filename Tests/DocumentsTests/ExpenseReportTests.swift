import TestSupport
import Testing

/// The expense report: cards with rings in a row, a bar for each month, and a list of categories.
/// Its numbers are random, from the seed; the month is that of the date.
struct ExpenseReportTests {
  private let program = DocumentProgram(name: "ExpenseReport", size: "400x860")

  @Test func everyPieceHasItsPlace() throws {
    try expectLeaves(try program.frames(at: 1.5), "expense-report")
  }

  @Test func numbersCountUpWithTheRings() throws {
    func percent(_ time: Double) throws -> Int? {
      let texts = Leaves(try program.frames(at: time)).leaves.map(\.label)
      return texts.first { $0.hasSuffix("%\"") }
        .flatMap { Int($0.filter(\.isNumber)) }
    }
    let (start, middle, end) = (try percent(0), try percent(0.6), try percent(1.5))
    #expect(start == 0)
    let (some, all) = (try #require(middle), try #require(end))
    #expect(some > 0 && some < all)
  }

  @Test func anotherSeedGivesOtherNumbers() throws {
    var other = program
    other.seed = 2
    let texts = Leaves(try program.frames(at: 1.5)).leaves.map(\.label)
    #expect(try Leaves(program.frames(at: 1.5)).leaves.map(\.label) == texts)
    #expect(try Leaves(other.frames(at: 1.5)).leaves.map(\.label) != texts)
  }

  @Test func halfWayPicture() throws {
    expectGolden(try program.picture(at: 0.6), "expense-report", tolerance: .letters)
  }
}
