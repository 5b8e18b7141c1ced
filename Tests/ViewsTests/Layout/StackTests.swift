import Foundation
import Testing

@testable import Views

/// How stacks share out what they are offered.
@MainActor
struct StackTests {
  private func range(_ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat) -> Box.Range {
    Box.Range(least: least, ideal: ideal, most: most)
  }

  @Test func lessFlexibleViewsAreOfferedSpaceFirst() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        Box.wide("a")
        Box.wide("b", 10, most: 20)
        Box("c", 30, 10)
      }, 90, 20)
    #expect(tree.frames("a", "b", "c") == "a 0 5 40 10\nb 40 5 20 10\nc 60 5 30 10")
  }

  @Test func spacingsAreSubtractedBeforeSharing() throws {
    let tree = try Tree(
      HStack(spacing: 5) {
        Box.wide("a")
        Box.wide("b")
        Box.wide("c")
      }, 100, 10)
    #expect(tree.frames("a", "b", "c") == "a 0 0 30 10\nb 35 0 30 10\nc 70 0 30 10")
  }

  @Test func amongUnboundedViewsTheLargerMinimumGoesFirst() throws {
    // Offered 50 each, b would take 70 and leave 30; going first, it leaves a 30 instead of 50.
    let tree = try Tree(
      HStack(spacing: 0) {
        Box.wide("a")
        Box.wide("b", 70)
      }, 100, 10)
    #expect(tree.frames("a", "b") == "a 0 0 30 10\nb 30 0 70 10")
  }

  /// A view without bounds counts as one in a stack above others too: the middle of what is endless is
  /// endlessly far away, and the rest of it is as long.
  @Test func stacksOfUnboundedViewsAreUnbounded() throws {
    let tree = try Tree(
      VStack(spacing: 0) {
        Box("a", 10, 20)
        ZStack { Color.red }
        ZStack(alignment: .bottomTrailing) {
          Color.red
          Box("b", 10, 10)
        }
        HStack(spacing: 0) { Color.red }
        Box("c", 10, 20)
      }, 60, 100)
    #expect(tree.frames("a", "b", "c") == "a 25 0 10 20\nb 50 50 10 10\nc 25 80 10 20")
  }

  @Test func equallyFlexibleViewsGoInOrder() throws {
    let journal = Box.Journal()
    _ = try Tree(
      HStack(spacing: 0) {
        Box.wide("a", 0, most: 60, journal: journal)
        Box.wide("b", 0, most: 60, journal: journal)
      }, 70, 10)
    #expect(journal.proposals["a"]?.last?.width == 35)
    #expect(journal.proposals["b"]?.last?.width == 35)
  }

  @Test func whatAViewTakesBeyondItsShareIsMissingForTheOthers() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        Box("a", 60, 10)
        Box.wide("b")
        Box.wide("c")
      }, 90, 10)
    #expect(tree.frames("a", "b", "c") == "a 0 0 60 10\nb 60 0 15 10\nc 75 0 15 10")
  }

  @Test func overflowIsNotClampedAndIsCentredByTheParent() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        Box("a", 80, 10)
        Box("b", 60, 10)
        Box.wide("c")
      }, 100, 10)
    #expect(tree.frames("a", "b", "c") == "a -20 0 80 10\nb 60 0 60 10\nc 120 0 0 10")
  }

  @Test func aHigherPriorityIsServedFirstLessTheMinimaOfTheRest() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        Box.wide("a", 10)
        Box.wide("b").layoutPriority(1)
        Box.wide("c", 5)
      }, 100, 10)
    #expect(tree.frames("a", "b", "c") == "a 0 0 10 10\nb 10 0 85 10\nc 95 0 5 10")
  }

  @Test func withinAPriorityTheRemainderIsShared() throws {
    let tree = try Tree(
      HStack(spacing: 0) {
        Box.wide("a", 0, most: 10).layoutPriority(1)
        Box.wide("b", 20)
        Box.wide("c", 0)
      }, 100, 10)
    #expect(tree.frames("a", "b", "c") == "a 0 0 10 10\nb 10 0 45 10\nc 55 0 45 10")
  }

  @Test func nothingInParticularIsPassedOnToEveryChild() throws {
    let journal = Box.Journal()
    let view = HStack(spacing: 4) {
      Box.wide("a", ideal: 20, journal: journal)
      Box.wide("b", ideal: 30, journal: journal)
    }
    #expect(try Tree.size(of: view, nil, 50) == CGSize(width: 54, height: 10))
    #expect(journal.proposals["a"]?.last == ProposedViewSize(width: nil, height: 50))
  }

  @Test func theCrossSizeOffersAndUnion() throws {
    let journal = Box.Journal()
    let tree = try Tree(
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 30, 10, journal: journal)
        Box("b", 50, 10, journal: journal)
      }, 80, 40)
    #expect(journal.proposals["a"]?.allSatisfy { $0.width == 80 } == true)
    #expect(tree.frames("VStack", "a", "b") == "VStack 15 10 50 20\na 15 10 30 10\nb 15 20 50 10")
  }

  @Test func childrenGetTheResultingCrossSizeWhenNoneIsOffered() throws {
    // A divider-like child is as high as the highest sibling.
    let tree = try Tree(
      HStack(spacing: 0) {
        Box("a", 10, 40)
        Color.red
        Divider()
      }
      .fixedSize(), 100, 100)
    #expect(tree.frame("a")?.height == 40)
    #expect(tree.frame("Rectangle")?.height == 40)
    #expect(tree.frame("Divider")?.height == 40)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 20), (.trailing, 40),
  ])
  func columnsLineUp(alignment: HorizontalAlignment, x: Double) throws {
    let tree = try Tree(
      VStack(alignment: alignment, spacing: 0) {
        Box("a", 60, 10)
        Box("b", 20, 10)
      }, 60, 20)
    #expect(tree.frame("b") == CGRect(x: x, y: 10, width: 20, height: 10))
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 15), (.bottom, 30)])
  func rowsLineUp(alignment: VerticalAlignment, y: Double) throws {
    let tree = try Tree(
      HStack(alignment: alignment, spacing: 0) {
        Box("a", 10, 40)
        Box("b", 10, 10)
      }, 20, 40)
    #expect(tree.frame("b") == CGRect(x: 10, y: y, width: 10, height: 10))
  }

  @Test func groupsAndConditionsFlatten() throws {
    let flag = true
    let nothing: Box? = nil
    let tree = try Tree(
      HStack(spacing: 1) {
        Group {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }
        .padding(.leading, 2)
        ForEach(0..<2) { Box("f\($0)", 5, 5) }
        if flag { Box("c", 10, 10) }
        nothing
        EmptyView()
        if flag { Box("d", 10, 10) } else { Box("e", 50, 50) }
      }, 100, 10)
    #expect(
      tree.frames("HStack", "a", "b", "f0", "f1", "c", "d", "e")
        == """
        HStack 20.5 0 59 10
        a 22.5 0 10 10
        b 35.5 0 10 10
        f0 46.5 2.5 5 5
        f1 52.5 2.5 5 5
        c 58.5 0 10 10
        d 69.5 0 10 10
        e missing
        """)
  }

  @Test func anEmptyStackTakesNothing() throws {
    #expect(try Tree.size(of: HStack {}, 50, 50) == .zero)
    #expect(try Tree.size(of: VStack { EmptyView() }, nil, nil) == .zero)
    #expect(try Tree.size(of: ZStack {}, 50, 50) == .zero)
  }

  @Test func anUnlimitedOfferReachesEveryUnlimitedChild() throws {
    let journal = Box.Journal()
    let view = HStack(spacing: 0) {
      Box.wide("a", journal: journal)
      Box.wide("b", journal: journal)
    }
    #expect(try Tree.size(of: view, .infinity, 10).width == .infinity)
    #expect(journal.proposals["a"]?.last?.width == .infinity)
    #expect(journal.proposals["b"]?.last?.width == .infinity)
  }

  @Test func viewsThatAreUnboundedEvenAtLeastDoNotConfuseTheOrder() throws {
    let endless = range(.infinity, .infinity, .infinity)
    let view = HStack(spacing: 0) {
      Box.wide("a", 0, most: 40)
      Box("b", width: endless, height: range(10, 10, 10))
      Box("c", 20, 10)
    }
    #expect(try Tree.size(of: view, 100, 10).width == .infinity)
  }
}

/// Layers: each gets the whole offer.
@MainActor
struct LayersTests {
  @Test func eachLayerIsOfferedAllAndTheUnionCounts() throws {
    let journal = Box.Journal()
    let tree = try Tree(
      ZStack {
        Box("a", 30, 10, journal: journal)
        Box("b", 10, 40, journal: journal)
      }, 80, 60)
    #expect(journal.proposals["a"] == [ProposedViewSize(width: 80, height: 60)])
    #expect(tree.frames("ZStack", "a", "b") == "ZStack 25 10 30 40\na 25 25 30 10\nb 35 10 10 40")
  }

  @Test func layersLineUpOnBothGuides() throws {
    let tree = try Tree(
      ZStack(alignment: .bottomTrailing) {
        Box("a", 30, 30)
        Box("b", 10, 20)
      }, 30, 30)
    #expect(tree.frame("b") == CGRect(x: 20, y: 10, width: 10, height: 20))
  }

  @Test func theHighestPriorityAloneDecidesTheSize() throws {
    let tree = try Tree(
      ZStack(alignment: .topLeading) {
        Box("a", 80, 80)
        Box("b", 20, 30).layoutPriority(1)
      }, 100, 100)
    #expect(tree.frames("ZStack", "a", "b") == "ZStack 40 35 20 30\na 40 35 80 80\nb 40 35 20 30")
  }

  @Test func zIndexThenPositionDecidesWhatIsInFront() throws {
    let tree = try Tree(
      ZStack {
        Box("a", 10, 10).zIndex(1)
        Box("b", 10, 10)
        Box("c", 10, 10).zIndex(-1).padding(1)
        Box("d", 10, 10).zIndex(1)
      })
    let stack = try #require(tree.elements("ZStack").first)
    func name(_ element: Element) -> String {
      element is BoxElement ? element.label : element.children.map(name).joined()
    }
    #expect(stack.drawingOrder.map(name) == ["c", "b", "a", "d"])
    #expect(stack.children.map(name) == ["a", "b", "c", "d"])
  }
}
