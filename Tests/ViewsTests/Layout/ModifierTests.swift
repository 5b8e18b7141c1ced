import Foundation
import Testing

@testable import Views

/// Padding, overlay, background, position, fixed size, aspect ratio.
@MainActor
struct PaddingTests {
  @Test func sixteenOnAllEdgesByDefault() throws {
    let tree = try Tree(Color.red.padding(), 100, 80)
    #expect(tree.frames("padding", "Rectangle") == "padding 0 0 100 80\nRectangle 16 16 68 48")
  }

  @Test func edgesAndInsets() throws {
    let box = Box("a", 10, 10)
    #expect(try Tree.size(of: box.padding(.horizontal), 99, 99) == CGSize(width: 42, height: 10))
    #expect(try Tree.size(of: box.padding(.top, 5), 99, 99) == CGSize(width: 10, height: 15))
    #expect(try Tree.size(of: box.padding(3), nil, nil) == CGSize(width: 16, height: 16))
    let tree = try Tree(
      box.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), 16, 14)
    #expect(tree.frames("a") == "a 2 1 10 10")
  }

  @Test func negativePaddingGrowsTheOfferAndShrinksTheSize() throws {
    let tree = try Tree(Color.red.padding(-10), 100, 80)
    #expect(tree.frames("padding", "Rectangle") == "padding 0 0 100 80\nRectangle -10 -10 120 100")
    #expect(
      try Tree.size(of: Box("a", 10, 10).padding(-8), nil, nil) == CGSize(width: 0, height: 0))
  }

  @Test func theOfferIsNeverBelowZero() throws {
    let journal = Box.Journal()
    let size = try Tree.size(of: Box.wide("a", journal: journal).padding(), 20, nil)
    #expect(journal.proposals["a"]?.last == ProposedViewSize(width: 0, height: nil))
    #expect(size == CGSize(width: 32, height: 42))
  }
}

@MainActor
struct OverlayTests {
  @Test func thePrimaryDecidesAndTheOtherIsOfferedItsSize() throws {
    let journal = Box.Journal()
    let tree = try Tree(
      Box("a", 40, 30).overlay(alignment: .topTrailing) {
        Box("b", 60, 10, journal: journal)
      }, 100, 100)
    #expect(
      journal.proposals["b"]?.allSatisfy { $0 == ProposedViewSize(width: 40, height: 30) }
        == true)
    #expect(tree.frames("overlay", "a", "b") == "overlay 30 35 40 30\na 30 35 40 30\nb 10 35 60 10")
  }

  @Test func severalViewsAreLayersAlignedAsOne() throws {
    let tree = try Tree(
      Box("a", 40, 40).background(alignment: .bottomLeading) {
        Box("b", 20, 10)
        Box("c", 10, 30)
      }, 40, 40)
    #expect(tree.frames("b", "c") == "b 0 30 20 10\nc 0 10 10 30")
    let centred = try Tree(
      Box("a", 40, 40).overlay {
        Box("b", 20, 10)
        Box("c", 10, 30)
      }, 40, 40)
    #expect(centred.frames("b", "c") == "b 10 15 20 10\nc 15 5 10 30")
  }

  @Test func backgroundLiesBehindOverlayInFront() throws {
    let tree = try Tree(Box("a", 9, 9).background { Box("b", 9, 9) }.overlay { Box("c", 9, 9) })
    func names(_ element: Element) -> [String] {
      element is BoxElement ? [element.label] : element.drawingOrder.flatMap { names($0) }
    }
    #expect(tree.graph.rootElement.map(names) == ["b", "a", "c"])
  }

  @Test func stylesFillTheWholeFrame() throws {
    let tree = try Tree(Box("a", 40, 30).padding(5).background(Color.red), 100, 100)
    #expect(tree.frames("Rectangle") == "Rectangle 25 30 50 40")
    let shape = try Tree(Box("a", 40, 30).background(.red, in: Capsule()), 100, 100)
    #expect(shape.frames("Capsule") == "Capsule 30 35 40 30")
  }

  @Test func guidesOfTheSecondaryDoNotReachOutside() throws {
    let tree = try Tree(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("a", 10, 40).overlay(alignment: .top) { Text(verbatim: "x") }
        Box("b", 10, 20)
      }, 20, 40)
    #expect(tree.frames("a", "b") == "a 0 0 10 40\nb 10 20 10 20")
  }
}

@MainActor
struct PositionTests {
  @Test func positionTakesTheOfferAndCentresAtThePoint() throws {
    let tree = try Tree(Box("a", 10, 20).position(x: 30, y: 40), 100, 90)
    #expect(tree.frames("position", "a") == "position 0 0 100 90\na 25 30 10 20")
    #expect(
      try Tree.size(of: Box("a", 10, 20).position(x: 3, y: 4), nil, 50)
        == CGSize(width: 10, height: 50))
  }

  @Test func geometricEffectsChangeNoLayout() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        Box("a", 10, 10).offset(x: 5, y: 7)
        Box("b", 10, 20).rotationEffect(.degrees(90))
        Box("c", 10, 10).scaleEffect(2)
        Box("d", 10, 10).rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
        Box("e", 10, 10)
      }, 50, 20)
    #expect(tree.elements("HStack").first?.size == CGSize(width: 50, height: 20))
    #expect(
      tree.frames("a", "b", "c", "e") == "a 5 12 10 10\nb 5 5 20 10\nc 15 0 20 20\ne 40 5 10 10")
  }
}

@MainActor
struct FixedSizeTests {
  @Test func nothingInParticularIsProposedOnTheChosenAxes() throws {
    let journal = Box.Journal()
    let box = Box.wide("a", ideal: 33, journal: journal)
    #expect(try Tree.size(of: box.fixedSize(), 10, 10) == CGSize(width: 33, height: 10))
    #expect(journal.proposals["a"]?.last == .unspecified)
    _ = try Tree.size(of: box.fixedSize(horizontal: false, vertical: true), 12, 34)
    #expect(journal.proposals["a"]?.last == ProposedViewSize(width: 12, height: nil))
    _ = try Tree.size(of: box.fixedSize(horizontal: true, vertical: false), 12, 34)
    #expect(journal.proposals["a"]?.last == ProposedViewSize(width: nil, height: 34))
  }

  @Test func theParentCentresIt() throws {
    let tree = try Tree(Box.wide("a", ideal: 60).fixedSize().frame(width: 40, height: 40), 40, 40)
    #expect(tree.frames("a") == "a -10 15 60 10")
  }

  @Test func aTextDoesNotWrap() throws {
    let text = Text(verbatim: "several words that would be broken into lines")
    let wrapped = try Tree.size(of: text, 100, 500)
    let fixed = try Tree.size(of: text.fixedSize(), 100, 500)
    #expect(wrapped.height > 40 && fixed.height == 20.5 && fixed.width > 200)
    let vertical = try Tree.size(of: text.fixedSize(horizontal: false, vertical: true), 100, 20)
    #expect(vertical.height == wrapped.height)
  }

  @Test func aRotatedTagTakesItsFramesPlace() throws {
    let tree = try Tree(
      Box("a", 60, 20).rotationEffect(.degrees(-90)).fixedSize().frame(width: 20, height: 60),
      100, 100)
    #expect(tree.frames("frame", "a") == "frame 40 20 20 60\na 40 20 20 60")
  }
}

@MainActor
struct AspectRatioTests {
  private func inner(
    _ mode: ContentMode, ratio: CGFloat? = 2, _ width: CGFloat?, _ height: CGFloat?,
    ideal: CGSize = CGSize(width: 10, height: 10)
  ) throws -> ProposedViewSize? {
    let journal = Box.Journal()
    let box = Box(
      "a", width: .init(least: 0, ideal: ideal.width, most: .infinity),
      height: .init(least: 0, ideal: ideal.height, most: .infinity), journal: journal)
    _ = try Tree.size(of: box.aspectRatio(ratio, contentMode: mode), width, height)
    return journal.proposals["a"]?.last
  }

  private func offer(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  @Test func fitsOrFillsTheOffer() throws {
    #expect(try inner(.fit, 100, 100) == offer(100, 50))
    #expect(try inner(.fill, 100, 100) == offer(200, 100))
    #expect(try inner(.fit, 100, 20) == offer(40, 20))
    #expect(try inner(.fill, 100, 20) == offer(100, 50))
    #expect(try inner(.fit, 80, 40) == offer(80, 40))
    #expect(try inner(.fill, 80, 40) == offer(80, 40))
  }

  @Test func computesAMissingLengthAndPassesNothingOn() throws {
    #expect(try inner(.fit, 100, nil) == offer(100, 50))
    #expect(try inner(.fill, nil, 30) == offer(60, 30))
    let view = Box.wide("a", ideal: 33).aspectRatio(2, contentMode: .fit)
    #expect(try Tree.size(of: view, nil, nil) == CGSize(width: 33, height: 10))
  }

  @Test func theRatioIsTheChildsOwnUnlessGiven() throws {
    let ideal = CGSize(width: 30, height: 10)
    #expect(try inner(.fit, ratio: nil, 60, 60, ideal: ideal) == offer(60, 20))
    #expect(try inner(.fill, ratio: nil, 60, 60, ideal: ideal) == offer(180, 60))
  }

  @Test func aRigidChildStaysRigid() throws {
    let size = CGSize(width: 30, height: 20)
    #expect(try Tree.size(of: Box("a", 30, 20).aspectRatio(1, contentMode: .fit), 90, 90) == size)
    #expect(try Tree.size(of: Box("a", 30, 20).scaledToFill(), 90, 90) == size)
  }

  @Test func infinityOnOneSide() throws {
    #expect(try inner(.fit, .infinity, 40) == offer(80, 40))
    #expect(try inner(.fit, 100, .infinity) == offer(100, 50))
  }

  @Test func aRatioOfNothingIsNoRatio() throws {
    let flat = CGSize(width: 30, height: 0)
    let proposal = try inner(.fit, ratio: nil, 60, 60, ideal: flat)
    #expect(proposal?.width?.isNaN == false && proposal?.height?.isNaN == false)
    #expect(try inner(.fit, ratio: 0, 60, 60) == offer(60, 60))
    #expect(try inner(.fit, ratio: .nan, 60, 60) == offer(60, 60))
    #expect(try inner(.fit, ratio: -1, 60, 60) == offer(60, 60))
  }
}
