import Foundation
import Testing

@testable import Views

/// How scroll views are laid out and how fingers move what is in them.
@MainActor
struct ScrollViewTests {
  private let log = Log()

  private func rows(_ count: Int, height: CGFloat = 20) -> some View {
    ForEach(0..<count, id: \.self) { index in
      Box("row\(index)", 60, height).contentShape(Rectangle())
        .onTapGesture { log.add("\(index)") }
    }
  }

  private func list(_ count: Int = 50) throws -> Tree {
    try Tree(
      ScrollView {
        VStack(spacing: 0) { rows(count) }
      }, 100, 100, scale: 2)
  }

  private func top(_ tree: Tree) -> CGFloat? { tree.frame("row0")?.minY }

  // MARK: Layout

  @Test func takesTheOfferAlongAndTheContentAcross() throws {
    let view = ScrollView { Box("a", 30, 40) }
    #expect(try Tree.size(of: view, 100, 200) == CGSize(width: 30, height: 200))
    #expect(try Tree.size(of: view, nil, nil) == CGSize(width: 30, height: 40))
    let sideways = ScrollView(.horizontal) { Box("a", 30, 40) }
    #expect(try Tree.size(of: sideways, 100, 200) == CGSize(width: 100, height: 40))
    let both = ScrollView([.horizontal, .vertical]) { Box("a", 30, 40) }
    #expect(try Tree.size(of: both, 100, 200) == CGSize(width: 100, height: 200))
  }

  @Test func severalViewsLieBelowOneAnother() throws {
    let tree = try Tree(
      ScrollView(.horizontal) {
        Box("a", 30, 10)
        Box("b", 50, 10)
      }, 100, 100)
    #expect(tree.frames("a", "b") == "a 10 36 30 10\nb 0 54 50 10")
  }

  @Test func contentIsOfferedTheWidthAndNoHeight() throws {
    let journal = Box.Journal()
    _ = try Tree(ScrollView { Box.wide("a", journal: journal) }, 100, 100)
    #expect(
      journal.proposals["a"]?.allSatisfy { $0 == ProposedViewSize(width: 100, height: nil) }
        == true)
  }

  // MARK: Fingers

  @Test func contentFollowsTheFingerBeyondTenPoints() throws {
    let tree = try list()
    tree.finger(.began, 50, 80, at: 1)
    tree.finger(.moved, 50, 72, at: 1.05)
    #expect(top(tree) == 0)
    tree.finger(.moved, 50, 69, at: 1.1)
    #expect(top(tree) == 0, "it follows from there on")
    tree.finger(.moved, 50, 49, at: 1.15)
    #expect(top(tree) == -20)
    tree.finger(.moved, 50, 9.4, at: 1.2)
    #expect(top(tree) == -59.5, "to a device pixel")
    tree.finger(.moved, 50, 59, at: 1.25)
    #expect(top(tree) == -10)
    tree.finger(.ended, 50, 59, at: 2)
    tree.wait(until: 4)
    #expect(top(tree) == -10, "it had come to rest")
    #expect(log.take() == "")
  }

  @Test func contentGoesOnAsTheFingerWasMoving() throws {
    let tree = try list()
    // 5 points each hundredth of a second; the pan begins with the third sample.
    tree.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), at: 1, samples: 10)
    #expect(top(tree) == -35)
    let curve = ScrollCurve(from: 35, velocity: 500, at: 1.1, limit: 900)
    for time in [1.15, 1.3, 1.7, 2.5] {
      tree.wait(until: time)
      let offset = (curve.position(at: time) * 2).rounded() / 2
      #expect(top(tree) == -CGFloat(offset), "at \(time)")
    }
    // A frame shows the offset of the moment at which it is seen.
    let again = try list()
    again.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), at: 1, samples: 10)
    again.graph.layout(in: again.size, seenAt: 1.2)
    #expect(top(again) == -CGFloat((curve.position(at: 1.2) * 2).rounded() / 2))
  }

  @Test func aTouchStopsContentAndIsNoTap() throws {
    let tree = try list()
    tree.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), at: 1, samples: 10)
    tree.tap(50, 50, at: 1.2)
    let stopped = top(tree)
    tree.wait(until: 3)
    #expect(top(tree) == stopped && (stopped ?? 0) < -60)
    #expect(log.take() == "")
    tree.tap(50, 50, at: 4)
    #expect(log.take() != "", "at rest it is one")
  }

  @Test func pulledContentGivesWayAndComesBack() throws {
    let tree = try list()
    tree.finger(.began, 50, 20, at: 1)
    tree.finger(.moved, 50, 31, at: 1.1)
    tree.finger(.moved, 50, 81, at: 1.2)
    // (1 − 1 ÷ (50 × 0.55 ÷ 100 + 1)) × 100 = 21.57, to half a point.
    #expect(top(tree) == 21.5)
    tree.finger(.ended, 50, 81, at: 2)
    tree.wait(until: 2.1)
    #expect(top(tree) == 16, "21.57 × 2 ÷ e")
    tree.wait(until: 4)
    #expect(top(tree) == 0)
  }

  @Test func aPanEndsTheTapsUnderIt() throws {
    let tree = try list()
    tree.tap(50, 50, at: 0.5)
    #expect(log.take() == "2")
    tree.swipe(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 38), at: 1, samples: 3)
    #expect(log.take() == "")
  }

  @Test func buttonsInMovingContentAreNotPressed() throws {
    let style = Pressed()
    let tree = try Tree(
      ScrollView {
        Button {
          log.add("act")
        } label: {
          Color.red.frame(width: 80, height: 400)
        }
        .buttonStyle(style)
      }, 100, 100)
    tree.finger(.began, 50, 50, at: 1)
    #expect(tree.frame("pressed") != nil)
    tree.finger(.moved, 50, 30, at: 1.1)
    #expect(tree.frame("pressed") == nil)
    tree.finger(.ended, 50, 30, at: 1.2)
    #expect(log.take() == "")
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.overlay { if configuration.isPressed { Box("pressed", 1, 1) } }
    }
  }

  @Test func scrollViewsOnDifferentAxesShareAFinger() throws {
    let tree = try Tree(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Box("wide", 400, 50).contentShape(Rectangle()) }
          Box("tall", 60, 400)
        }
      }, 100, 100)
    tree.swipe(from: CGPoint(x: 80, y: 20), to: CGPoint(x: 30, y: 24), at: 1, samples: 10)
    tree.finger(.began, 50, 20, at: 1.2)
    tree.finger(.ended, 50, 20, at: 1.5)
    #expect((tree.frame("wide")?.minX ?? 0) < -30 && tree.frame("tall")?.minY == 50)
    let x = tree.frame("wide")?.minX
    tree.swipe(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 54, y: 0), at: 3, samples: 10)
    #expect(tree.frame("wide")?.minX == x && (tree.frame("tall")?.minY ?? 50) < 30)
  }

  @Test func anInnerDragComesFirstUnlessItWaitsLonger() throws {
    func top(_ distance: CGFloat) throws -> CGFloat? {
      let tree = try Tree(
        ScrollView {
          Box("tall", 100, 400).contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: distance).onChanged { _ in })
        }, 100, 100)
      tree.finger(.began, 50, 80, at: 1)
      for step in 1...5 {
        tree.finger(.moved, 50, 80 - CGFloat(step * 6), at: 1 + Double(step) / 50)
      }
      return tree.frame("tall")?.minY
    }
    #expect(try top(10) == 0)
    #expect(try top(20) == -18)
  }

  @Test func aDisabledScrollViewStaysWhereItIs() throws {
    let tree = try Tree(
      ScrollView { VStack(spacing: 0) { rows(50) } }.scrollDisabled(true), 100, 100)
    tree.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), at: 1, samples: 10)
    #expect(top(tree) == 0)
  }

  @Test func pagesTurnOneAtATime() throws {
    let tree = try Tree(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { Box("page\($0)", 100, 50).contentShape(Rectangle()) }
        }
      }
      .scrollTargetBehavior(.paging), 100, 100)
    func swipe(_ way: CGFloat, _ time: Double, _ samples: Int) -> CGFloat? {
      tree.swipe(
        from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50 + way, y: 50), at: time, samples: samples)
      tree.wait(until: time + 4)
      return tree.frame("page0")?.minX
    }
    #expect(swipe(-40, 1, 4) == -100, "a flick")
    #expect(swipe(-25, 6, 100) == -100, "slowly and not far enough")
    #expect(swipe(-49, 12, 3) == -200, "one page however fast")
    #expect(swipe(30, 18, 3) == -100)
  }

  // MARK: Cost

  @Test func scrollingMeasuresNothing() throws {
    let journal = Box.Journal()
    let tree = try Tree(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) {
            Box("r\($0)", 60, 20, journal: journal).contentShape(Rectangle())
          }
        }
      }, 100, 100)
    let before = journal.measurements
    tree.swipe(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), at: 1, samples: 8)
    tree.wait(until: 2)
    #expect(journal.measurements == before)
    #expect((tree.frame("r0")?.minY ?? 0) < -60)
  }

  @Test func readersSeeTheContentMove() throws {
    let log = log
    let tree = try Tree(
      ScrollView {
        GeometryReader { proxy in
          let _ = log.add(
            Tree.text(proxy.frame(in: .global).minY) + "/"
              + Tree.text(proxy.frame(in: .named("scroll")).minY))
        }
        .frame(width: 50, height: 400).contentShape(Rectangle())
      }
      .coordinateSpace(name: "scroll").padding(.top, 10), 100, 100)
    #expect(log.take() == "10/0")
    tree.finger(.began, 50, 90, at: 1)
    tree.finger(.moved, 50, 70, at: 1.1)
    #expect(log.take() == "")
    tree.finger(.moved, 50, 40, at: 1.2)
    #expect(log.take() == "-20/-30")
  }

  @Test func indicatorsShowTheVisiblePart() {
    var axis = ScrollAxis()
    axis.isScrolled = true
    axis.resize(length: 106, extent: 212)
    func frame(_ offset: Double) -> [Double]? {
      ScrollIndicator(axis: .vertical, state: axis, offset: offset, isMirrored: false)
        .frame(in: CGSize(width: 50, height: 106)).map { [$0.minX, $0.minY, $0.width, $0.height] }
    }
    #expect(frame(0) == [44, 3, 3, 50])
    #expect(frame(106) == [44, 53, 3, 50])
    #expect(frame(-20) == [44, 3, 3, 30])
    axis.resize(length: 106, extent: 80)
    #expect(frame(0) == nil)
  }
}
