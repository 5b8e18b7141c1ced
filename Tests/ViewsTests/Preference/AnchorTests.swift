import Foundation
import Testing

@testable import Views

private struct Bounds: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Points: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

extension View {
  fileprivate func bounds(_ name: String) -> some View {
    anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
  }
}

/// Places in one view, as another one sees them.
@MainActor
struct AnchorTests {
  private struct Selection: View {
    let selected: String
    var shift: CGFloat = 0
    var body: some View {
      HStack(spacing: 10) {
        Box("a", 20, 10).bounds("a")
        Box("b", 30, 10).offset(y: shift).bounds("b")
        Box("c", 10, 10).bounds("c").padding(.top, shift)
      }
      .padding(5)
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[selected] {
            let rect = proxy[anchor]
            Box("mark", rect.width, rect.height).offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    }
  }

  @Test func aMarkLiesOnTheSelectedView() throws {
    let tree = try Tree(Selection(selected: "a"))
    #expect(tree.frames("a", "mark") == "a 10 45 20 10\nmark 10 45 20 10")
    tree.show(Selection(selected: "b"))
    #expect(tree.frames("b", "mark") == "b 40 45 30 10\nmark 40 45 30 10")
  }

  @Test func aMarkFollowsItsViewAndIgnoresWhatIsFartherIn() throws {
    let tree = try Tree(Selection(selected: "c"))
    tree.show(Selection(selected: "c", shift: 20))
    #expect(tree.frames("c", "mark") == "c 80 55 10 10\nmark 80 55 10 10")
    tree.show(Selection(selected: "b", shift: 20))
    #expect(tree.frames("b", "mark") == "b 40 65 30 10\nmark 40 45 30 10")
  }

  @Test func pointsAndRectanglesOfAView() throws {
    final class Log {
      var points: [CGPoint] = []
      var rects: [CGRect] = []
    }
    struct Rects: PreferenceKey {
      static let defaultValue: [Anchor<[CGRect]>] = []
      static func reduce(value: inout [Anchor<[CGRect]>], nextValue: () -> [Anchor<[CGRect]>]) {
        value += nextValue()
      }
    }
    let log = Log()
    _ = try Tree(
      VStack(spacing: 0) {
        Box("top", 10, 40)
        Box("a", 40, 20)
          .anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
          .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
          .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) {
            $0.append($1)
          }
          .transformAnchorPreference(key: Points.self, value: .unitPoint(UnitPoint(x: 0.25, y: 2)))
        {
          $0.append($1)
        }
          .anchorPreference(
            key: Rects.self,
            value: .init([.bounds, .rect(CGRect(x: 1, y: 1, width: 2, height: 3))])
          ) {
            [$0]
          }
      }
      .overlayPreferenceValue(Points.self) { points in
        GeometryReader { proxy in let _ = log.points = points.map { proxy[$0] } }
      }
      .overlayPreferenceValue(Rects.self) { rects in
        GeometryReader { proxy in let _ = log.rects = rects.flatMap { proxy[$0] } }
      })
    #expect(
      log.points == [
        CGPoint(x: 40, y: 60), CGPoint(x: 20, y: 50), CGPoint(x: 1, y: 42), CGPoint(x: 10, y: 80),
      ])
    #expect(
      log.rects == [
        CGRect(x: 0, y: 40, width: 40, height: 20), CGRect(x: 1, y: 41, width: 2, height: 3),
      ])
  }

  @Test func aTurnedViewsBoundsEncloseIt() throws {
    final class Log { var rect = CGRect.zero }
    let log = Log()
    _ = try Tree(
      Box("a", 40, 20).bounds("a").rotationEffect(.degrees(90)).frame(width: 40, height: 40)
        .overlayPreferenceValue(Bounds.self) { bounds in
          GeometryReader { proxy in let _ = log.rect = bounds["a"].map { proxy[$0] } ?? .zero }
        })
    #expect(log.rect == CGRect(x: 10, y: 0, width: 20, height: 40))
  }
}
