import TestSupport
import Testing

/// The boarding pass: two cards beside one another, each with an orange bar.
struct BoardingPassTests {
  private let program = DocumentProgram(name: "BoardingPass", size: "720x340")

  @Test func everyPieceHasItsPlace() throws {
    let frames = try program.frames()
    try expectLeaves(frames, "boarding-pass")
    let leaves = Leaves(frames)
    // The cards touch, and lie in the middle of the display.
    #expect(leaves["Rectangle"] == [16.5, 20, 525, 300])
    #expect(leaves["_StrokedShape<Rectangle>"] == [540.5, 32, 1, 276])
    #expect(leaves[#"Text "CBX 63""#]?[0] == 36.5)
  }

  @Test func picture() throws {
    expectGolden(try program.picture(), "boarding-pass", tolerance: .letters)
  }
}
