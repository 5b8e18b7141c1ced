import Foundation
import Geometry
import Testing

@testable import Views

/// Effects on where a view is drawn.
@MainActor
struct GeometryEffectTests {
  /// Where the corners of a box go: top left, top right, bottom right, bottom left.
  private func corners<V: View>(_ view: V) throws -> [Point] {
    let tree = try Tree(view, 400, 400)
    let element = try #require(tree.elements("a").first)
    let map = tree.map(of: element)
    let (w, h) = (Double(element.size.width), Double(element.size.height))
    let root = Point((400 - w) / 2, (400 - h) / 2)
    return [Point(0, 0), Point(w, 0), Point(w, h), Point(0, h)].map { map.apply($0) - root }
  }

  private func expect(
    _ found: [Point], _ wanted: [(Double, Double)], within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (a, b) in zip(found, wanted) {
      #expect(
        abs(a.x - b.0) < tolerance && abs(a.y - b.1) < tolerance, "\(a) for \(b)",
        sourceLocation: sourceLocation)
    }
  }

  struct Turned: Sendable {
    let degrees: Double
    let corners: [Point]
    init(_ degrees: Double, _ corners: Point...) {
      self.degrees = degrees
      self.corners = corners
    }
  }

  @Test(arguments: [
    Turned(
      0, Point(0.499, 0.313), Point(349.501, 0.313), Point(349.501, 219.687), Point(0.499, 219.687)),
    Turned(
      15, Point(13.576, 12.23), Point(336.424, 12.23), Point(364.925, 225.594),
      Point(-14.925, 225.594)),
    Turned(
      45, Point(32.056, 47.044), Point(317.944, 47.044), Point(399.42, 210.654),
      Point(-49.42, 210.654)),
    Turned(
      80, Point(41.413, 96.171), Point(308.587, 96.171), Point(428.262, 139.069),
      Point(-78.262, 139.069)),
  ])
  func cardsTurnAboutTheHorizontalAxis(turned: Turned) throws {
    let card = Box("a", 350, 220)
      .rotation3DEffect(.degrees(turned.degrees), axis: (x: 1, y: 0, z: 0), anchorZ: 1)
    expect(try corners(card), turned.corners.map { ($0.x, $0.y) }, within: 1e-2)
  }

  @Test func withoutPerspectiveATurnIsFlat() throws {
    let card = Box("a", 100, 60)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 5, z: 0), perspective: 0)
    expect(try corners(card), [(25, 0), (75, 0), (75, 60), (25, 60)], within: 1e-9)
  }

  @Test func aTurnAboutTheSightLineIsARotation() throws {
    let card = Box("a", 100, 60).rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))
    let flat = Box("a", 100, 60).rotationEffect(.degrees(30))
    let wanted = try corners(flat).map { ($0.x, $0.y) }
    expect(try corners(card), wanted, within: 1e-9)
  }

  @Test func positiveAnglesTurnClockwise() throws {
    let box = Box("a", 40, 20)
    expect(
      try corners(box.rotationEffect(.degrees(90))), [(30, -10), (30, 30), (10, 30), (10, -10)],
      within: 1e-12)
    expect(
      try corners(box.rotationEffect(.degrees(90), anchor: .topLeading)),
      [(0, 0), (0, 40), (-20, 40), (-20, 0)], within: 1e-12)
  }

  @Test func scalesAboutTheAnchor() throws {
    let box = Box("a", 40, 20)
    expect(
      try corners(box.scaleEffect(2)), [(-20, -10), (60, -10), (60, 30), (-20, 30)], within: 1e-12)
    expect(
      try corners(box.scaleEffect(x: 0.5, y: 3, anchor: .bottomTrailing)),
      [(20, -40), (40, -40), (40, 20), (20, 20)], within: 1e-12)
  }

  @Test func theInnermostEffectComesFirst() throws {
    let box = Box("a", 40, 20)
    let turned = box.offset(x: 10).rotationEffect(.degrees(90))
    expect(try corners(turned), [(30, 0), (30, 40), (10, 40), (10, 0)], within: 1e-12)
    let moved = box.rotationEffect(.degrees(90)).offset(x: 10)
    expect(try corners(moved), [(40, -10), (40, 30), (20, 30), (20, -10)], within: 1e-12)
  }

  @Test func aTransformIsAppliedAboutTheTopLeft() throws {
    let box = Box("a", 40, 20)
      .transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 3, ty: 4))
    expect(try corners(box), [(3, 4), (43, 4), (63, 24), (23, 24)], within: 1e-12)
  }

  @Test func touchesFollowEffects() throws {
    final class Taps { var count = 0 }
    let taps = Taps()
    let tree = try Tree(
      Color.red.frame(width: 20, height: 20).onTapGesture { taps.count += 1 }
        .rotationEffect(.degrees(45)).offset(x: 30), 100, 100)
    func tap(_ x: CGFloat, _ y: CGFloat) {
      tree.graph.touch(contact: 0, .began, at: CGPoint(x: x, y: y))
      tree.graph.touch(contact: 0, .ended, at: CGPoint(x: x, y: y))
    }
    tap(80, 50)
    #expect(taps.count == 1)
    tap(50, 50)
    #expect(taps.count == 1, "it is drawn elsewhere")
    tap(80, 37)
    #expect(taps.count == 2, "its corner points up")
    tap(71, 41)
    #expect(taps.count == 2, "beside its turned edge")
  }
}
