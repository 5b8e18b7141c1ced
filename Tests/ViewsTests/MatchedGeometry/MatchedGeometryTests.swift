import Foundation
import Testing

@testable import Views

/// Frames that views share.
@MainActor
struct MatchedGeometryTests {
  @MainActor
  final class Control<Value> { var set: (Value) -> Void = { _ in } }

  /// Tags with a capsule behind the one that is chosen, as the book list has them.
  private struct Tags: View {
    let control: Control<Int>
    @State private var chosen = 0
    @Namespace private var namespace
    var body: some View {
      control.set = { chosen = $0 }
      return HStack(spacing: 10) {
        ForEach(0..<3) { tag in
          Color.clear.frame(width: 20 + 10 * CGFloat(tag), height: 10)
            .background {
              if chosen == tag {
                Capsule().fill(Color.blue).matchedGeometryEffect(id: "TAG", in: namespace)
              } else {
                Capsule().fill(Color.red)
              }
            }
        }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  private func capsules(_ tree: Tree, at time: Double, _ color: String = "blue") -> [String] {
    Picture(tree, at: time).text.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(color) }
  }

  @Test func theCapsuleGlidesFromTagToTag() throws {
    let control = Control<Int>()
    let tree = try Tree(Tags(control: control), 200, 100)
    #expect(capsules(tree, at: 1) == ["blue 0 0 20 10 1"])
    let nodes = tree.graph.nodeCount
    withAnimation(.linear(duration: 1)) { control.set(2) }
    // Both capsules lie in the shared frame; one fades out, the other in.
    #expect(capsules(tree, at: 1) == ["blue 0 0 20 10 1"])
    #expect(capsules(tree, at: 1.25) == ["blue 17.5 0 25 10 0.75", "blue 17.5 0 25 10 0.25"])
    #expect(capsules(tree, at: 1.5) == ["blue 35 0 30 10 0.5", "blue 35 0 30 10 0.5"])
    #expect(capsules(tree, at: 2.01) == ["blue 70 0 40 10 1"])
    _ = Picture(tree, at: 3)
    #expect(!tree.graph.isAnimating)
    #expect(tree.graph.leavingNodes == 0)
    #expect(tree.warnings.isEmpty)
    withAnimation(.linear(duration: 1)) { control.set(0) }
    _ = Picture(tree, at: 3)
    _ = Picture(tree, at: 5)
    #expect(capsules(tree, at: 6) == ["blue 0 0 20 10 1"])
    #expect(tree.graph.nodeCount >= nodes)
  }

  @Test func aSpringKeepsItsVelocityFromOneTargetToTheNext() throws {
    let control = Control<Int>()
    let tree = try Tree(Tags(control: control), 200, 100)
    _ = Picture(tree, at: 1)
    let spring = Animation.interactiveSpring(
      response: 0.5, dampingFraction: 0.7, blendDuration: 0.7)
    withAnimation(spring) { control.set(2) }
    _ = Picture(tree, at: 1)
    func x(at time: Double) throws -> Double {
      let frames = Picture(tree, at: time).items.filter { $0.color == "blue" }.map(\.frame)
      // All of them lie in the same place.
      for frame in frames { #expect(abs(frame.minX - frames[0].minX) < 0.02) }
      return try #require(frames.first).minX
    }
    // By the table of the spring: 0.4387 of the way after 0.1 s.
    #expect(abs(try x(at: 1.1) - 70 * 0.4387) < 0.15)
    let before = try x(at: 1.14)
    let there = try x(at: 1.15)
    withAnimation(spring) { control.set(1) }
    #expect(abs(try x(at: 1.15) - there) < 0.02)
    let after = try x(at: 1.16)
    // It goes on at the speed that it had, then turns to the tag in the middle.
    #expect(abs((after - there) - (there - before)) < 1)
    #expect(abs(try x(at: 4) - 30) < 0.02)
  }

  /// A small picture in a corner that becomes a large one.
  private struct Hero: View {
    let control: Control<Bool>
    var anchor = UnitPoint.center
    var properties = MatchedGeometryProperties.frame
    @State private var isLarge = false
    @Namespace private var namespace
    var body: some View {
      control.set = { isLarge = $0 }
      return ZStack(alignment: .topLeading) {
        if isLarge {
          Color.blue
            .matchedGeometryEffect(
              id: 1, in: namespace, properties: properties, anchor: anchor
            )
            .frame(width: 80, height: 60).padding(20)
        } else {
          Color.red
            .matchedGeometryEffect(
              id: 1, in: namespace, properties: properties, anchor: anchor
            )
            .frame(width: 20, height: 20)
        }
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test func aPictureGrowsIntoAnother() throws {
    let control = Control<Bool>()
    let tree = try Tree(Hero(control: control), 200, 200)
    _ = Picture(tree, at: 1)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    _ = Picture(tree, at: 1)
    #expect(
      Picture(tree, at: 1.5).text == "red 10 10 50 40 0.5\nblue 10 10 50 40 0.5")
    #expect(Picture(tree, at: 2.01).text == "blue 20 20 80 60 1")
    withAnimation(.linear(duration: 1)) { control.set(false) }
    _ = Picture(tree, at: 3)
    #expect(
      Picture(tree, at: 3.25).text == "blue 15 15 65 50 0.75\nred 15 15 65 50 0.25")
    #expect(Picture(tree, at: 5).text == "red 0 0 20 20 1")
  }

  @Test func positionsAloneAreShared() throws {
    let control = Control<Bool>()
    let tree = try Tree(
      Hero(control: control, anchor: .topLeading, properties: .position), 200, 200)
    _ = Picture(tree, at: 1)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    _ = Picture(tree, at: 1)
    #expect(
      Picture(tree, at: 1.5).text == "red 10 10 20 20 0.5\nblue 10 10 80 60 0.5")
  }

  /// A line under one of several words, which are the sources.
  private struct Underline: View {
    let control: Control<Int>
    var anchor = UnitPoint.center
    @State private var chosen = 0
    @Namespace private var namespace
    var body: some View {
      control.set = { chosen = $0 }
      return ZStack(alignment: .topLeading) {
        HStack(spacing: 0) {
          ForEach(0..<2) { word in
            Color.red.frame(width: 40 + 20 * CGFloat(word), height: 20)
              .matchedGeometryEffect(id: word, in: namespace)
          }
        }
        Color.blue.frame(height: 2)
          .matchedGeometryEffect(
            id: chosen, in: namespace, anchor: anchor, isSource: false)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  @Test func othersAreOfferedTheSourcesSizeAndLieWhereAnchorsMeet() throws {
    let control = Control<Int>()
    let tree = try Tree(Underline(control: control))
    #expect(capsules(tree, at: 1) == ["blue 0 9 40 2 1"])
    withAnimation(.linear(duration: 1)) { control.set(1) }
    _ = Picture(tree, at: 1)
    #expect(capsules(tree, at: 1.5) == ["blue 20 9 50 2 1"])
    #expect(capsules(tree, at: 2) == ["blue 40 9 60 2 1"])
    #expect(tree.warnings.isEmpty)
    // The parent keeps room for what the line would be by itself.
    #expect(tree.elements("ZStack").first?.size.width == 100)
  }

  @Test func anchorsChooseWhatCoincides() throws {
    let control = Control<Int>()
    let tree = try Tree(Underline(control: control, anchor: .bottom))
    // The source's anchor is its centre; the line's bottom lies there.
    #expect(capsules(tree, at: 1) == ["blue 0 8 40 2 1"])
  }

  private struct Doubled: View {
    @Namespace private var namespace
    var body: some View {
      HStack(spacing: 0) {
        Color.red.matchedGeometryEffect(id: "a", in: namespace)
        Color.green.matchedGeometryEffect(id: "a", in: namespace)
      }
    }
  }

  @Test func severalSourcesAreWarnedOf() throws {
    let tree = try Tree(Doubled())
    #expect(tree.warnings.count == 1)
    #expect(tree.warnings.first?.contains("sources at once") == true)
  }

  @Test func withoutAnimationAllIsInPlaceAtOnce() throws {
    let control = Control<Int>()
    let tree = try Tree(Tags(control: control), 200, 100)
    _ = Picture(tree, at: 1)
    control.set(1)
    #expect(capsules(tree, at: 1.1) == ["blue 30 0 30 10 1"])
    #expect(!tree.graph.isAnimating)
  }
}
