import Testing
import Views

/// Angles are multiplied and divided by numbers.
struct AngleTests {
  @Test func scalesByNumbers() {
    var angle = Angle.radians(3) * 2
    #expect(angle == .radians(6))
    angle /= 4
    #expect(angle == .radians(1.5))
    angle *= 2
    #expect(angle / 3 == .radians(1))
    #expect(angle.scaled(by: 0.5) == .radians(1.5))
  }
}
