import Foundation
import Testing

@testable import Views

/// Where views are touched.
@MainActor
struct HitTestingTests {
  private let log = Log()

  private func tapped<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let tree = try Tree(view.onTapGesture { log.add("tap") })
    tree.tap(x, y, at: 0.1)
    return log.take() == "tap"
  }

  @Test func onlyWhatIsDrawnIsTouched() throws {
    let stack = HStack(spacing: 20) {
      Color.red.frame(width: 20, height: 20)
      Color.red.frame(width: 20, height: 20)
    }
    #expect(try tapped(stack, 25, 50))
    #expect(try !tapped(stack, 50, 50), "between the two")
    #expect(try tapped(stack.contentShape(Rectangle()), 50, 50))
    #expect(try tapped(Circle().frame(width: 80, height: 80), 50, 12))
    #expect(try !tapped(Circle().frame(width: 80, height: 80), 13, 13))
    #expect(try !tapped(Color.red.opacity(0), 50, 50))
    #expect(try !tapped(Color.clear, 50, 50))
    #expect(try !tapped(Box("a", 50, 50).opacity(0).contentShape(Rectangle()).hidden(), 50, 50))
    #expect(try !tapped(Circle().opacity(0), 50, 50))
  }

  @Test func aContentShapeLimitsAsWell() throws {
    let view = Color.red.frame(width: 80, height: 80).contentShape(Circle())
    #expect(try tapped(view, 50, 50))
    #expect(try !tapped(view, 13, 13))
    let other = Color.red.frame(width: 80, height: 80).contentShape(.dragPreview, Circle())
    #expect(try tapped(other, 13, 13))
  }

  @Test func whatIsInFrontIsTouched() throws {
    func taps(_ allows: Bool) throws -> String {
      let tree = try Tree(
        ZStack {
          Color.red.onTapGesture { log.add("back") }
          Color.blue.frame(width: 50, height: 50).allowsHitTesting(allows)
        })
      tree.tap(50, 50, at: 0.1)
      tree.tap(5, 5, at: 1)
      return log.take()
    }
    #expect(try taps(true) == "back")
    #expect(try taps(false) == "back back")
  }

  @Test func disabledViewsAreNotTouched() throws {
    #expect(try tapped(Color.red.disabled(true), 50, 50), "the gesture is outside")
    let tree = try Tree(Color.red.onTapGesture { log.add("tap") }.disabled(true))
    tree.tap(50, 50, at: 0.1)
    #expect(log.take() == "")
  }
}
