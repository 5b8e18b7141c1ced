import Foundation
import Testing

@testable import Views

/// What is kept free, and what reaches beyond.
@MainActor
struct SafeAreaTests {
  private func tree<V: View>(_ view: V, _ area: SafeArea) throws -> Tree {
    let tree = try Tree(view)
    tree.graph.safeArea = area
    tree.layout()
    return tree
  }

  private let notch = SafeArea(container: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 5))

  @Test func theRootKeepsToTheSafeArea() throws {
    let tree = try tree(Color.red.overlay(alignment: .topLeading) { Box("a", 10, 10) }, notch)
    #expect(tree.frames("overlay", "a") == "overlay 0 20 95 70\na 0 20 10 10")
  }

  @Test func aViewThatIgnoresItFillsTheEdgesItTouches() throws {
    let box = Box.wide("a", height: 10)
    let tree = try tree(
      VStack(spacing: 0) {
        box
        Color.red.overlay { Box.wide("b", height: 5) }.ignoresSafeArea()
      }, notch)
    // From the box's bottom at 30 to the display's bottom, and past the trailing inset.
    #expect(
      tree.frames("a", "ignoresSafeArea", "overlay", "b") == """
        a 0 20 95 10
        ignoresSafeArea 0 30 95 60
        overlay 0 30 100 70
        b 0 62.5 100 5
        """)
  }

  @Test func edgesAndRegionsAreChosen() throws {
    let keyboard = SafeArea(
      container: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
      keyboard: EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0))
    func frame(_ regions: SafeAreaRegions, _ edges: Edge.Set) throws -> String {
      try tree(
        Color.red.overlay { Box("a", 1, 1) }.ignoresSafeArea(regions, edges: edges), keyboard
      ).frames("overlay")
    }
    #expect(try frame([], .all) == "overlay 0 20 100 40")
    #expect(try frame(.all, .all) == "overlay 0 0 100 100")
    #expect(try frame(.all, .top) == "overlay 0 0 100 60")
    #expect(try frame(.keyboard, .all) == "overlay 0 20 100 70")
    #expect(try frame(.container, .all) == "overlay 0 0 100 60")
    #expect(
      try tree(Color.red.overlay { Box("a", 1, 1) }.edgesIgnoringSafeArea(.bottom), keyboard)
        .frames("overlay") == "overlay 0 20 100 80")
  }

  @Test func aViewAwayFromTheEdgesStays() throws {
    let tree = try tree(
      Color.red.overlay { Box("a", 1, 1) }.ignoresSafeArea().padding(.top, 1), notch)
    #expect(tree.frames("overlay") == "overlay 0 21 100 79")
  }

  @Test func barsKeepTheirPlaceFree() throws {
    let view = Color.red.overlay { Box.wide("content", height: 4) }
      .safeAreaInset(edge: .bottom, spacing: 2) { Box("bar", 40, 20) }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { Box("side", 10, 30) }
    let tree = try Tree(view)
    #expect(
      tree.frames("overlay", "bar", "side")
        == "overlay 10 0 90 78\nbar 35 80 40 20\nside 0 0 10 30")
  }

  @Test func contentReachesUnderBarsByIgnoringTheSafeArea() throws {
    let view = Color.red.overlay { Box("a", 1, 1) }.ignoresSafeArea()
      .safeAreaInset(edge: .bottom, spacing: 0) { Box.wide("bar", height: 20) }
    let tree = try tree(view, notch)
    #expect(
      tree.frames("overlay", "bar") == "overlay 0 0 100 100\nbar 0 70 95 20")
  }

  @Test func aFilledBackgroundReachesOut() throws {
    func view(_ edges: Edge.Set) -> some View {
      Box("a", 95, 10).frame(maxHeight: .infinity, alignment: .top)
        .background(Color.red, ignoresSafeAreaEdges: edges)
    }
    #expect(try tree(view(.all), notch).frames("layers", "a") == "layers 0 0 100 100\na 0 20 95 10")
    #expect(try tree(view(.top), notch).frames("layers") == "layers 0 0 95 90")
    #expect(try tree(view([]), notch).frames("layers") == "layers 0 20 95 70")
    let plain = try tree(
      Box("a", 95, 10).frame(maxHeight: .infinity).background { Color.red }, notch)
    #expect(plain.frames("layers") == "layers 0 20 95 70")
  }

  @Test func paddingMakesTheAreaSmaller() throws {
    let view = VStack(spacing: 0) {
      Box.wide("a", height: 10)
      Color.red.overlay { Box("x", 1, 1) }.ignoresSafeArea(edges: .bottom)
    }
    .safeAreaPadding(.vertical, 8)
    .safeAreaPadding(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
    let tree = try Tree(view)
    #expect(tree.frames("a", "overlay") == "a 3 8 97 10\noverlay 3 18 97 82")
  }

  @Test func aReaderKnowsAndFollowsTheInsets() throws {
    final class Log { var insets: [EdgeInsets] = [] }
    let log = Log()
    let tree = try tree(
      GeometryReader { proxy in let _ = log.insets.append(proxy.safeAreaInsets) }, notch)
    #expect(log.insets.last == notch.container)
    tree.graph.safeArea = SafeArea()
    tree.layout()
    #expect(log.insets.last == EdgeInsets())
    let ignoring = try self.tree(
      GeometryReader { proxy in let _ = log.insets.append(proxy.safeAreaInsets) }
        .ignoresSafeArea(), notch)
    #expect(log.insets.last == EdgeInsets())
    _ = ignoring
  }

  @Test func framesRelativeToTheContainer() throws {
    let view = VStack(spacing: 0) {
      Box("a", 10, 10).containerRelativeFrame(.horizontal, alignment: .leading)
      Box.wide("b", height: 10)
        .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 5)
      Box.wide("c", height: 10)
        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 5 : length / 2
        }
    }
    .padding(10)
    let tree = try tree(view, notch)
    // The container is 95 × 70: parts of 20 wide, two of them 45.
    #expect(tree.frames("a", "b", "c") == "a 0 27.5 10 10\nb 25 37.5 45 10\nc 38 60 19 10")
  }
}
