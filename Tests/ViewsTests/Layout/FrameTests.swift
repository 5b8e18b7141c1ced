import Foundation
import Testing

@testable import Views

/// Frames with fixed lengths.
@MainActor
struct FixedFrameTests {
  @Test func givenLengthsAreProposedAndReported() throws {
    let journal = Box.Journal()
    let tree = try Tree(
      Box.wide("a", journal: journal).frame(width: 40), 100, 60)
    #expect(journal.proposals["a"]?.last == ProposedViewSize(width: 40, height: 60))
    #expect(tree.frames("frame", "a") == "frame 30 25 40 10\na 30 25 40 10")
  }

  @Test(arguments: [
    (Alignment.center, 15.0, 20.0), (.topLeading, 0, 0), (.top, 15, 0), (.topTrailing, 30, 0),
    (.leading, 0, 20), (.trailing, 30, 20), (.bottomLeading, 0, 40), (.bottom, 15, 40),
    (.bottomTrailing, 30, 40),
  ])
  func alignmentPlacesTheChild(alignment: Alignment, x: Double, y: Double) throws {
    let tree = try Tree(
      Box("a", 10, 10).frame(width: 40, height: 50, alignment: alignment), 40, 50)
    #expect(tree.frame("a") == CGRect(x: x, y: y, width: 10, height: 10))
  }

  @Test func aLargerChildOverflowsAboutTheAlignedPoint() throws {
    let centre = try Tree(Box("a", 60, 60).frame(width: 40, height: 40), 40, 40)
    #expect(centre.frames("a") == "a -10 -10 60 60")
    let corner = try Tree(
      Box("a", 60, 60).frame(width: 40, height: 40, alignment: .bottomTrailing), 40, 40)
    #expect(corner.frames("a") == "a -20 -20 60 60")
  }

  @Test(arguments: [-1, CGFloat.infinity, -CGFloat.infinity, CGFloat.nan])
  func anInvalidLengthIsLeftOutAndWarnedOfOnce(length: CGFloat) throws {
    let view = VStack(spacing: 0) {
      Box("a", 10, 20).frame(width: length)
      Box("b", 10, 20).frame(width: length)
      Box("c", 10, 20).frame(width: 30, height: length)
    }
    let tree = try Tree(view)
    #expect(tree.frames("a", "b", "c") == "a 45 20 10 20\nb 45 40 10 20\nc 45 60 10 20")
    #expect(tree.elements("frame").map(\.size.width) == [10, 10, 30])
    #expect(tree.warnings.count == 2, "one for each wrong length, not for each view")
    tree.show(view)
    #expect(tree.warnings.count == 2)
  }

  @Test func zeroIsALength() throws {
    let tree = try Tree(Box("a", 10, 10).frame(width: 0, height: 0))
    #expect(tree.frames("frame", "a") == "frame 50 50 0 0\na 45 45 10 10")
    #expect(tree.warnings.isEmpty)
  }
}

/// Frames with bounds on their lengths.
@MainActor
struct FlexibleFrameTests {
  private func width<V: View>(_ view: V, offered: CGFloat?) throws -> CGFloat {
    try Tree.size(of: view, offered, 10).width
  }

  private let rigid = Box("a", 50, 10)
  private let wide = Box.wide("a", 5, ideal: 30)

  @Test func boundsOnBothSidesClampTheOffer() throws {
    let frame = rigid.frame(minWidth: 20, maxWidth: 80)
    #expect(try width(frame, offered: 10) == 20)
    #expect(try width(frame, offered: 40) == 40)
    #expect(try width(frame, offered: 100) == 80)
    #expect(try width(rigid.frame(minWidth: 20, maxWidth: .infinity), offered: 300) == 300)
    #expect(try width(rigid.frame(minWidth: 0, maxWidth: .infinity), offered: 30) == 30)
  }

  @Test func aMaximumAloneFillsAndNeverCutsTheChild() throws {
    #expect(try width(rigid.frame(maxWidth: .infinity), offered: 300) == 300)
    #expect(try width(rigid.frame(maxWidth: .infinity), offered: 20) == 50)
    #expect(try width(rigid.frame(maxWidth: 80), offered: 300) == 80)
    #expect(try width(rigid.frame(maxWidth: 80), offered: 60) == 60)
    #expect(try width(rigid.frame(maxWidth: 20), offered: 100) == 50)
  }

  @Test func aMinimumAloneHugsTheChild() throws {
    #expect(try width(rigid.frame(minWidth: 20), offered: 300) == 50)
    #expect(try width(rigid.frame(minWidth: 80), offered: 300) == 80)
    #expect(try width(wide.frame(minWidth: 20), offered: 60) == 60)
    #expect(try width(wide.frame(minWidth: 20), offered: 10) == 20)
    #expect(try width(rigid.frame(minWidth: 20), offered: 30) == 30)
  }

  @Test func withoutAnOfferTheIdealCounts() throws {
    #expect(try width(rigid.frame(minWidth: 10, idealWidth: 70, maxWidth: 90), offered: nil) == 70)
    #expect(try width(rigid.frame(idealWidth: 70), offered: nil) == 70)
    #expect(try width(rigid.frame(minWidth: 60), offered: nil) == 60)
    #expect(try width(rigid.frame(maxWidth: 30), offered: nil) == 30)
    #expect(try width(rigid.frame(maxWidth: .infinity), offered: nil) == 50)
    #expect(try width(rigid.frame(idealWidth: 70), offered: 90) == 50)
  }

  @Test func theChildIsProposedTheClampedOffer() throws {
    func proposed<V: View>(offered: CGFloat?, _ frame: (Box) -> V) throws -> CGFloat? {
      let journal = Box.Journal()
      _ = try Tree.size(of: frame(.wide("a", journal: journal)), offered, 10)
      return journal.proposals["a"]?.last.flatMap(\.width)
    }
    #expect(try proposed(offered: 100) { $0.frame(minWidth: 20, maxWidth: 80) } == 80)
    #expect(try proposed(offered: 10) { $0.frame(minWidth: 20, maxWidth: 80) } == 20)
    #expect(try proposed(offered: nil) { $0.frame(minWidth: 20, maxWidth: 80) } == nil)
    #expect(try proposed(offered: nil) { $0.frame(idealWidth: 33) } == 33)
    #expect(try proposed(offered: nil) { $0.frame(idealWidth: 33, maxWidth: .infinity) } == 33)
  }

  @Test func theChildIsPlacedByAlignment() throws {
    let tree = try Tree(
      Box("a", 10, 10).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing), 90, 70)
    #expect(tree.frames("flexFrame", "a") == "flexFrame 0 0 90 70\na 80 60 10 10")
  }

  @Test func boundsOutOfOrderAreOrderedAndWarnedOfOnce() throws {
    let tree = try Tree(
      VStack(spacing: 0) {
        Box.wide("a").frame(minWidth: 50, maxWidth: 20)
        Box.wide("b").frame(minWidth: 50, maxWidth: 20)
      })
    #expect(tree.frame("a")?.width == 50)
    #expect(tree.warnings.count == 1)
    let ideal = try Tree(Box.wide("a").frame(idealWidth: 90, maxWidth: 20))
    #expect(ideal.warnings.count == 1)
  }

  @Test func boundsThatAreNoLengthsAreLeftOut() throws {
    let tree = try Tree(
      VStack(spacing: 0) {
        Box("a", 20, 10).frame(minWidth: -5, maxWidth: .nan)
        Box("b", 20, 10).frame(minWidth: .infinity, idealWidth: -1)
        Box("c", 20, 10).frame(minWidth: -7, maxWidth: .infinity)
      })
    #expect(tree.elements("flexFrame").map(\.size.width) == [20, 20, 100])
    #expect(tree.warnings.count == 3, "for a minimum, an ideal and a maximum")
  }

  @Test func fixedInsideFlexible() throws {
    let tree = try Tree(
      Color.red.frame(width: 30, height: 20).frame(maxWidth: .infinity, alignment: .leading)
        .padding(5), 100, 50)
    #expect(
      tree.frames("padding", "flexFrame", "frame", "Rectangle")
        == """
        padding 0 10 100 30
        flexFrame 5 15 90 20
        frame 5 15 30 20
        Rectangle 5 15 30 20
        """)
  }
}
