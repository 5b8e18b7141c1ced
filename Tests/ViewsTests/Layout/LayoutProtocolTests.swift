import Foundation
import Testing

@testable import Views

/// Tags that wrap, with what they keep.
private struct Flow: Layout {
  var spacing: CGFloat = 4

  struct Cache {
    var sizes: [CGSize]
  }

  nonisolated(unsafe) static var made = 0

  func makeCache(subviews: Subviews) -> Cache {
    Self.made += 1
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  private func rows(_ width: CGFloat, _ sizes: [CGSize]) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var x: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if x > 0, x + size.width > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(index)
      x += size.width + spacing
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let rows = rows(width, cache.sizes)
    let height = rows.map { $0.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +)
    return CGSize(width: width, height: height + spacing * CGFloat(rows.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in rows(bounds.width, cache.sizes) {
      var x = bounds.minX
      for index in row {
        subviews[index].place(
          at: CGPoint(x: x, y: y), anchor: .topLeading,
          proposal: ProposedViewSize(cache.sizes[index]))
        x += cache.sizes[index].width + spacing
      }
      y += (row.map { cache.sizes[$0].height }.max() ?? 0) + spacing
    }
  }
}

private struct Slot: LayoutValueKey { static let defaultValue = 0 }

/// Places each view by its value, the middle of one at 10 points a slot.
private struct Slots: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews where subview[Slot.self] >= 0 {
      subview.place(
        at: CGPoint(x: 10 * subview[Slot.self], y: 10), anchor: .center, proposal: .unspecified)
    }
  }
}

/// Views on a line at an angle, which moves.
private struct Slope: Layout {
  var step: CGFloat
  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: CGFloat(index) * step, y: 0), proposal: .unspecified)
    }
  }
}

@MainActor
struct LayoutProtocolTests {
  private final class Log<Value> { var values: [Value] = [] }

  @Test func tagsWrap() throws {
    let tree = try Tree(
      Flow { ForEach(0..<4, id: \.self) { Box("\($0)", 30, 10) } }, 100, 100)
    #expect(
      tree.frames("0", "1", "2", "3")
        == "0 0 38 30 10\n1 34 38 30 10\n2 68 38 30 10\n3 0 52 30 10")
  }

  @Test func whatALayoutKeepsIsMadeOncePerChange() throws {
    struct Tags: View {
      let count: Int
      let journal: Box.Journal
      var body: some View {
        Flow(spacing: 0) {
          ForEach(0..<count, id: \.self) { Box("\($0)", 30, 10, journal: journal) }
        }
      }
    }
    let journal = Box.Journal()
    Flow.made = 0
    let tree = try Tree(Tags(count: 5, journal: journal))
    tree.layout()
    #expect(Flow.made == 1)
    tree.show(Tags(count: 6, journal: journal))
    #expect(Flow.made == 2)
    #expect(tree.frame("5") == CGRect(x: 60, y: 50, width: 30, height: 10))
    #expect(journal.measurements <= 2 * 6, "\(journal.measurements)")
  }

  @Test func valuesAnchorsAndViewsThatAreNotPlaced() throws {
    let tree = try Tree(
      Slots {
        Box("a", 10, 10).layoutValue(key: Slot.self, value: 3).padding(1)
        Box("b", 10, 10)
        Box("c", 10, 10).layoutValue(key: Slot.self, value: -1)
      }, 100, 20)
    #expect(tree.frames("a", "b", "c") == "a 25 5 10 10\nb -5 5 10 10\nc 45 5 10 10")
  }

  @Test func stackLayoutsAreStacks() throws {
    func content() -> some View {
      Group {
        Box("a", 10, 20)
        Spacer()
        Divider()
        Box.wide("b", most: 30)
      }
    }
    let names = ["a", "Spacer", "Divider", "b"]
    for (layout, stack) in [
      (AnyLayout(HStackLayout(alignment: .top)), AnyView(HStack(alignment: .top) { content() })),
      (
        AnyLayout(VStackLayout(alignment: .leading, spacing: 3)),
        AnyView(VStack(alignment: .leading, spacing: 3) { content() })
      ),
      (
        AnyLayout(ZStackLayout(alignment: .bottomTrailing)),
        AnyView(ZStack(alignment: .bottomTrailing) { content() })
      ),
    ] {
      let a = try Tree(layout { content() })
      let b = try Tree(stack)
      for name in names { #expect(a.frames(name) == b.frames(name)) }
    }
  }

  @Test func childrenKeepTheirStateWhenAnotherLayoutTakesOver() throws {
    struct Counter: View {
      let log: Log<Binding<CGFloat>>
      @State var width: CGFloat = 10
      var body: some View {
        let _ = log.values = [$width]
        Box("a", width, 10)
      }
    }
    struct Switching: View {
      let isVertical: Bool
      let log: Log<Binding<CGFloat>>
      var body: some View {
        let layout =
          isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Counter(log: log)
          Box("b", 10, 10)
        }
      }
    }
    let log = Log<Binding<CGFloat>>()
    let tree = try Tree(Switching(isVertical: false, log: log))
    log.values.first?.wrappedValue = 30
    tree.layout()
    #expect(tree.frames("a", "b") == "a 30 45 30 10\nb 60 45 10 10")
    tree.show(Switching(isVertical: true, log: log))
    #expect(tree.frames("a", "b") == "a 35 40 30 10\nb 45 50 10 10")
  }

  @Test func aLayoutMayUseAnother() throws {
    struct Indented: Layout {
      let stack = HStackLayout(spacing: 2)
      func makeCache(subviews: Subviews) -> HStackLayout.Cache {
        stack.makeCache(subviews: subviews)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
      ) -> CGSize {
        let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return CGSize(width: size.width + 10, height: size.height)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout HStackLayout.Cache
      ) {
        stack.placeSubviews(
          in: bounds.offsetBy(dx: 10, dy: 0), proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
    let tree = try Tree(
      Indented {
        Box("a", 20, 10)
        Box("b", 20, 10)
      }, 100, 10)
    #expect(tree.frames("a", "b") == "a 34 0 20 10\nb 56 0 20 10")
  }

  @Test func guidesAndDistancesComeFromTheViews() throws {
    let tree = try Tree(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Box("line", 10, 50)
        Slots { Box("a", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 5 } }
      })
    // The guide lies 5 points below the top of the box and of its container.
    #expect(tree.frames("line", "a") == "line -5 17.5 10 50\na 0 62.5 10 20")
    let spaced = try Tree(
      VStack {
        Box("a", 10, 10)
        VStackLayout { Text("b").padding(.bottom) }
        Box("c", 10, 10)
      })
    let plain = try Tree(
      VStack {
        Box("a", 10, 10)
        VStack { Text("b").padding(.bottom) }
        Box("c", 10, 10)
      })
    #expect(spaced.frames("a", "c") == plain.frames("a", "c"))
  }

  @Test func theLayoutsOwnValuesMove() throws {
    struct Moving: View {
      let step: CGFloat
      var body: some View {
        Slope(step: step) {
          Box("a", 1, 1)
          Box("b", 1, 1)
        }
        .animation(.linear(duration: 1), value: step)
      }
    }
    let tree = try Tree(Moving(step: 10))
    tree.show(Moving(step: 30))
    #expect(tree.frame("b")?.minX == 10)
    tree.graph.advance(to: 0.5)
    tree.layout()
    #expect(tree.frame("b")?.minX == 20)
    tree.graph.advance(to: 1)
    tree.layout()
    #expect(tree.frame("b")?.minX == 30)
    #expect(!tree.graph.isAnimating)
  }

  @Test func partsOfTheViewsKeepTheirPositions() throws {
    struct Halves: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for index in subviews[2...].indices {
          subviews[2...][index].place(at: CGPoint(x: index * 10, y: 0), proposal: .zero)
        }
        for (offset, subview) in subviews[[1, 0]].enumerated() {
          subview.place(at: CGPoint(x: offset * 10, y: 0), proposal: .zero)
        }
      }
    }
    let tree = try Tree(
      Halves { ForEach(0..<4, id: \.self) { Box("\($0)", 1, 1) } }, 40, 20)
    #expect(tree.frames("0", "1", "2", "3") == "0 10 0 1 1\n1 0 0 1 1\n2 20 0 1 1\n3 30 0 1 1")
  }

  @Test func whatAReaderShowsIsNoReasonToMeasureAnew() throws {
    struct Counting: Layout {
      nonisolated(unsafe) static var count = 0
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Self.count += 1
        return CGSize(width: 50, height: 50)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.first?.place(at: .zero, proposal: ProposedViewSize(bounds.size))
      }
    }
    struct Changing: View {
      let log: Log<Binding<CGFloat>>
      @State var width: CGFloat = 10
      var body: some View {
        let _ = log.values = [$width]
        Box("a", width, 10)
      }
    }
    let log = Log<Binding<CGFloat>>()
    let tree = try Tree(
      Counting {
        GeometryReader { _ in Changing(log: log) }.overlay { Changing(log: log) }
      })
    Counting.count = 0
    log.values.first?.wrappedValue = 20
    tree.layout()
    #expect(tree.elements("a").map(\.size.width).sorted() == [10, 20])
    #expect(Counting.count == 0)
  }

  @Test func viewsMoveFromOneLayoutToAnother() throws {
    struct Switching: View {
      let log: Log<Binding<Bool>>
      @State var isVertical = false
      var body: some View {
        let _ = log.values = [$isVertical]
        let layout =
          isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 20, height: 20)
          Circle().frame(width: 20, height: 20)
        }
      }
    }
    let log = Log<Binding<Bool>>()
    let tree = try Tree(Switching(log: log))
    withAnimation(.linear(duration: 1)) { log.values.first?.wrappedValue = true }
    tree.layout()
    tree.graph.advance(to: 0.5)
    tree.layout()
    // From (50, 40) to (40, 50): half the way back to the left and up.
    let circle = try #require(tree.elements("Circle").first)
    #expect(tree.frame("Circle") == CGRect(x: 40, y: 50, width: 20, height: 20))
    #expect(circle.drawnFrame == CGRect(x: 5, y: -5, width: 20, height: 20))
  }

  @Test func customLayoutsMirror() throws {
    let tree = try Tree(
      Slots { Box("a", 10, 10).layoutValue(key: Slot.self, value: 1) }
        .environment(\.layoutDirection, .rightToLeft))
    #expect(tree.frame("a") == CGRect(x: 85, y: 45, width: 10, height: 10))
  }
}
