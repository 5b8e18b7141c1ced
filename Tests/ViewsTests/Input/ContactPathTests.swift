import Foundation
import Testing

@testable import Views

/// Where contacts are at moments at which no device told of them.
@MainActor
struct ContactPathTests {
  private func path(_ samples: [(Double, CGFloat)]) -> ContactPath {
    var path = ContactPath()
    for (time, x) in samples { path.add(CGPoint(x: x, y: 2 * x), at: time) }
    return path
  }

  private func x(_ path: ContactPath, _ time: Double) -> CGFloat? {
    guard let point = path.point(at: time), abs(point.y - 2 * point.x) < 1e-9 else { return nil }
    return (point.x * 1e6).rounded() / 1e6
  }

  @Test func betweenReportsItIsOnTheLine() {
    let path = path([(1, 10), (1.01, 20), (1.03, 60)])
    #expect(x(path, 1) == 10 && x(path, 1.0025) == 12.5 && x(path, 1.01) == 20)
    #expect(x(path, 1.02) == 40 && x(path, 1.03) == 60)
    #expect(x(path, 0.5) == 10)
    #expect(ContactPath().point(at: 1) == nil)
  }

  @Test func afterTheLastItGoesOnForAMomentAndThenRests() {
    let fine = path([(1, 0), (1.008, 8)])
    #expect(x(fine, 1.012) == 12)
    #expect(x(fine, 1.02) == 16, "no further than the time between reports")
    #expect(x(fine, 1.0279) == 16 && x(fine, 1.0281) == 8, "20 ms after the last it rests there")
    #expect(!fine.rests(at: 1.0279) && fine.rests(at: 1.0281))
    let coarse = path([(1, 0), (1.04, 40)])
    #expect(x(coarse, 1.055) == 55 && x(coarse, 1.08) == 55, "no further than 15 ms")
    #expect(x(coarse, 1.1201) == 40)
    #expect(x(path([(1, 0)]), 1.01) == 0)
  }

  @Test func reportsAtNearlyTheSameTimeTellNoDirection() {
    #expect(x(path([(1, 0), (1.0005, 30)]), 1.001) == 30)
    #expect(x(path([(1, 0), (1.01, 10), (1.011, 11)]), 1.012) == 12)
    #expect(x(path([(1, 0), (1, 7)]), 1.01) == 7, "a later report of the same time counts")
    #expect(x(path([(1, 0), (2, 100)]), 2.01) == 100, "a pause is no movement")
  }

  // MARK: Gestures

  @Test func draggedViewsAreToldOncePerFrameAndNeverBackwards() throws {
    final class Told {
      var places: [CGFloat] = []
      var end: CGFloat?
      var velocity: CGFloat?
    }
    let told = Told()
    let view = Color.red.gesture(
      DragGesture()
        .onChanged { told.places.append($0.location.x) }
        .onEnded {
          told.end = $0.location.x
          told.velocity = $0.velocity.width
        })
    let tree = try Tree(view, 400, 100)
    tree.graph.touchLag = 0.02
    // A report every 8 ms, a frame every 16; 500 points a second.
    func report(_ phase: TouchPhase, _ index: Int) {
      let time = 1 + Double(index) * 0.008
      tree.graph.advance(to: time)
      tree.graph.touch(contact: 0, phase, at: CGPoint(x: 20 + index * 4, y: 50), time: time)
    }
    report(.began, 0)
    for index in 1...40 {
      report(.moved, index)
      if index.isMultiple(of: 2) {
        tree.graph.layout(in: tree.size, seenAt: 1 + Double(index) * 0.008 + 0.016)
      }
    }
    let places = told.places
    #expect(places.count <= 21 && places.count > 15)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    // Where the finger was 20 ms before the frame is seen: 4 ms before the report of its turn.
    #expect(abs((places.last ?? 0) - (20 + 160 - 2)) < 1e-6)
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }.dropFirst(2)
    #expect(steps.allSatisfy { abs($0 - 8) < 1e-6 })
    report(.ended, 41)
    #expect(abs((told.end ?? 0) - 184) < 1e-9, "the end is where it was told")
    #expect(abs((told.velocity ?? 0) - 500) < 1e-6)
  }
}
