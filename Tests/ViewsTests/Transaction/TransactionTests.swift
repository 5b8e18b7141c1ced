import Foundation
import Geometry
import Raster
import Scene
import Testing

@testable import Views

// Values between the ends are compared to a fiftieth of a point.

/// How changes move: with which animation, from where to where, and for how long.
@MainActor
struct TransactionTests {
  /// Lets the test change what a view shows.
  private final class Switch { var set: ((Bool) -> Void)? }

  private struct Movable: View {
    let control: Switch
    var curve: Animation?
    @State private var isOn = false

    var body: some View {
      control.set = { isOn = $0 }
      return Color.red
        .frame(width: isOn ? 60 : 20, height: 20)
        .opacity(isOn ? 0.5 : 1)
        .frame(width: 100, height: 100, alignment: .leading)
        .animation(curve, value: isOn)
    }
  }

  private struct Plain: View {
    let control: Switch
    @State private var isOn = false

    var body: some View {
      control.set = { isOn = $0 }
      return Color.red.frame(width: isOn ? 60 : 20, height: 20)
        .offset(x: isOn ? 40 : 0)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
  }

  /// The filled rectangle as drawn for a time in seconds, in points.
  private func drawn(_ tree: Tree, at time: Double) -> Rect? {
    tree.graph.advance(to: time)
    tree.graph.layout(in: tree.size, seenAt: time)
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: 6400, y1: 6400), transform: .scale(64, 64))
    tree.graph.draw(into: &list)
    for entry in list.entries {
      if case .fill(let path, _, _, _, let map) = entry.command {
        return map.bounds(of: path.bounds).map {
          Rect($0.minX / 64, $0.minY / 64, $0.width / 64, $0.height / 64)
        }
      }
    }
    return nil
  }

  @Test func aChangeWithoutAnimationIsThereAtOnce() throws {
    let control = Switch()
    let tree = try Tree(Plain(control: control))
    #expect(try #require(drawn(tree, at: 1)).width == 20)
    control.set?(true)
    #expect(try #require(drawn(tree, at: 1.01)).width == 60)
    #expect(!tree.graph.isAnimating)
  }

  @Test func framesAndEffectsMoveAlongTheCurve() throws {
    let control = Switch()
    let tree = try Tree(Plain(control: control))
    _ = drawn(tree, at: 1)
    withAnimation(.linear(duration: 1)) { control.set?(true) }
    for (time, share) in [(1.0, 0.0), (1.25, 0.25), (1.5, 0.5), (1.99, 0.99), (2.0, 1.0)] {
      let rect = try #require(drawn(tree, at: time))
      #expect(abs(rect.width - (20 + 40 * share)) < 0.02, "width at \(time)")
      #expect(abs(rect.minX - 40 * share) < 0.02, "offset at \(time)")
      #expect(rect.height == 20)
    }
    _ = drawn(tree, at: 2.1)
    #expect(!tree.graph.isAnimating)
  }

  @Test func layoutIsAtItsTargetAtOnce() throws {
    let control = Switch()
    let tree = try Tree(Plain(control: control))
    withAnimation(.linear(duration: 1)) { control.set?(true) }
    tree.layout()
    #expect(tree.elements("frame").contains { $0.size == CGSize(width: 60, height: 20) })
  }

  @Test func aViewAnimatesWhenItsValueChanges() throws {
    let control = Switch()
    let tree = try Tree(Movable(control: control, curve: .linear(duration: 1)))
    _ = drawn(tree, at: 1)
    control.set?(true)
    #expect(abs(try #require(drawn(tree, at: 1)).width - 20) < 0.02)
    #expect(abs(try #require(drawn(tree, at: 1.5)).width - 40) < 0.02)
    #expect(abs(try #require(drawn(tree, at: 2)).width - 60) < 0.02)
  }

  @Test func disabledAnimationsJump() throws {
    let control = Switch()
    let tree = try Tree(Movable(control: control, curve: .linear(duration: 1)))
    _ = drawn(tree, at: 1)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { control.set?(true) }
    #expect(try #require(drawn(tree, at: 1)).width == 60)
  }

  @Test func changesOfDifferentTransactionsKeepTheirOwn() throws {
    let first = Switch()
    let second = Switch()
    struct Pair: View {
      let first: Switch
      let second: Switch
      var body: some View {
        ZStack {
          Plain(control: first)
          Plain(control: second)
        }
      }
    }
    let tree = try Tree(Pair(first: first, second: second))
    _ = drawn(tree, at: 1)
    withAnimation(.linear(duration: 1)) { first.set?(true) }
    second.set?(true)
    tree.layout()
    tree.graph.advance(to: 1.5)
    tree.graph.layout(in: tree.size, seenAt: 1.5)
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: 6400, y1: 6400), transform: .scale(64, 64))
    tree.graph.draw(into: &list)
    let widths = list.entries.compactMap { entry -> Double? in
      guard case .fill(let path, _, _, _, _) = entry.command else { return nil }
      return path.bounds.width
    }
    #expect(widths.count == 2)
    #expect(abs((widths.first ?? 0) - 40) < 0.02)
    #expect(widths.last == 60)
  }

  private struct Counting: View {
    let control: Switch
    let seen: Counter.Seen
    @State private var isOn = false
    var body: some View {
      control.set = { isOn = $0 }
      return Color.red.modifier(
        Counter(value: isOn ? 100 : 0, seen: seen).animation(.linear(duration: 1)))
    }
  }

  @Test func aModifierIsEvaluatedWithTheDataOfEachFrame() throws {
    let control = Switch()
    let seen = Counter.Seen()
    let tree = try Tree(Counting(control: control, seen: seen))
    _ = drawn(tree, at: 1)
    #expect(seen.values == [0])
    control.set?(true)
    seen.values = []
    for time in [1.0, 1.25, 1.5, 1.75, 2.0, 2.25] { _ = drawn(tree, at: time) }
    let rounded = seen.values.map { ($0 * 100).rounded() / 100 }
    #expect(rounded.contains(25))
    #expect(rounded.contains(50))
    #expect(rounded.contains(75))
    #expect(rounded.last == 100)
    #expect(!tree.graph.isAnimating)
  }

  private struct Appearing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .onAppear { withAnimation(.linear(duration: 1)) { width = 90 } }
    }
  }

  @Test func appearanceAnimatesFromWhatIsDrawnFirst() throws {
    let tree = try Tree(Appearing())
    #expect(abs(try #require(drawn(tree, at: 0)).width - 10) < 0.02)
    #expect(abs(try #require(drawn(tree, at: 0.5)).width - 50) < 0.02)
    #expect(abs(try #require(drawn(tree, at: 1)).width - 90) < 0.02)
  }

  private struct Watching: View {
    let control: Switch
    let log: Log
    final class Log { var lines: [String] = [] }
    @State private var isOn = false
    var body: some View {
      control.set = { isOn = $0 }
      return Group {
        if isOn {
          Color.red.onDisappear { log.lines.append("gone") }
        }
      }
      .onChange(of: isOn) { old, new in log.lines.append("\(old) to \(new)") }
    }
  }

  @Test func actsOnChangesAndDisappearance() throws {
    let control = Switch()
    let log = Watching.Log()
    let tree = try Tree(Watching(control: control, log: log))
    control.set?(true)
    tree.layout()
    control.set?(false)
    tree.layout()
    #expect(log.lines.filter { $0 != "gone" } == ["false to true", "true to false"])
    #expect(log.lines.filter { $0 == "gone" }.count == 1)
  }
}

/// A modifier that notes the values it is evaluated with.
private struct Counter {
  var value: Double
  let seen: Seen
  final class Seen { var values: [Double] = [] }
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}

extension Counter: AnimatableModifier {
  func body(content: Content) -> some View {
    seen.values.append(value)
    return content
  }
}
