import Foundation
import Testing

@testable import Views

/// Shapes made of others.
@MainActor
struct CombinedShapeTests {
  @Test func differencesAreFilled() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let ring = Circle().subtracting(Circle().scale(0.5)).fill(red)
    let tree = try Tree(ring, 100, 100)
    #expect(tree.color(50, 50) == 0xFFFFFF && tree.color(10, 50) == 0xFF0000)
    #expect(tree.color(3, 3) == 0xFFFFFF)
    let cross = Rectangle().scale(x: 0.2).symmetricDifference(Rectangle().scale(y: 0.2)).fill(red)
    let shown = try Tree(cross, 100, 100)
    #expect(shown.color(50, 10) == 0xFF0000 && shown.color(50, 50) == 0xFFFFFF)
  }

  @Test func pathsCombine() {
    let a = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(a.intersection(b).isEmpty)
    #expect(a.cgPath.subtracting(b.cgPath).boundingBox == a.boundingRect)
    var twice = a
    twice.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(!twice.normalized().contains(CGPoint(x: 3, y: 3)))
    #expect(twice.normalized(eoFill: false).contains(CGPoint(x: 3, y: 3)))
  }
}
