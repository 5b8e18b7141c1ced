import TestSupport
import Testing

/// The shop of books: tags whose highlight glides to the one that is tapped, and cards that tip over
/// where they leave at the top.
struct BookHomeTests {
  private let program = DocumentProgram(name: "BookHome", size: "390x700")

  @Test func everyPieceHasItsPlace() throws {
    try expectLeaves(try program.frames(), "book-home")
  }

  @Test func picture() throws {
    expectGolden(try program.picture(), "book-home", tolerance: .letters)
  }

  // MARK: Tags

  /// A tap on the first tag while the third is the chosen one.
  private let tap = ["--touch", "36,68@0.9"]

  /// Where the left edge of the blue capsule lies, as matched from one tag's place to another's.
  private func highlight(at time: Double) throws -> Double? {
    var corners: [Double] = []
    var isMatched = false
    for line in try program.frames(at: time, tap).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let x = words.dropLast(3).last.flatMap({ Double($0) }) else { continue }
      let depth = line.prefix { $0 == " " }.count / 2
      corners.removeSubrange(min(depth, corners.count)...)
      corners.append((corners.last ?? 0) + x)
      if isMatched { return corners.last }
      isMatched = words.first == "matchedGeometry"
    }
    return nil
  }

  @Test func theHighlightGlidesToTheTagThatIsTapped() throws {
    // It leaves the third tag, passes over its goal as the spring has it, and comes to rest there.
    #expect(try highlight(at: 0.9) == 170)
    let places = try [1.0, 1.05, 1.1, 1.2].compactMap { try highlight(at: $0) }
    #expect(places.count == 4 && places == places.sorted(by: >))
    #expect(try #require(places.first) < 170 && (try #require(places.last)) < 60)
    #expect(abs(try #require(try highlight(at: 3)) - 10) <= 0.5)
  }

  @Test func glidingPicture() throws {
    expectGolden(try program.picture(at: 1.1, tap), "book-home-tag", tolerance: .letters)
  }

  // MARK: Cards

  /// A finger that drags the cards up and stays.
  private let drag = ["--touch", "195,600>195,410@0.2+0.5"]

  @Test func cardsFollowTheFinger() throws {
    func top(_ at: Double) throws -> Double? {
      Leaves(try program.frames(at: at, drag))[#"Text "The Voyage Out""#]?[1]
    }
    let start = try #require(try top(0))
    let shift = start - (try #require(try top(0.69)))
    // All of the way but for what the finger moved until it scrolled.
    #expect(shift > 165 && shift < 190)
  }

  @Test func tippingPicture() throws {
    expectGolden(try program.picture(at: 0.69, drag), "book-home-card", tolerance: .letters)
  }
}
