import Geometry
import Raster
import Testing
import Views

/// What styles come to, as paints and in motion.
struct ResolvedStyleTests {
  private let environment = StyleEnvironment()
  private let rect = Rect(10, 20, 200, 100)

  private func stops(_ style: ResolvedStyle) -> [GradientStop] { style.stops ?? [] }

  @Test
  func aLinearGradientRunsBetweenPointsOfTheBounds() {
    let style = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .bottomTrailing
    ).resolve(in: environment)
    #expect(
      style.paint(in: rect).paint
        == .linear(
          [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)],
          from: Point(10, 70), to: Point(210, 120)))
  }

  @Test
  func anEllipticalGradientIsACircularOneInItsOwnSpace() {
    let placed = EllipticalGradient(colors: [.white, .black]).resolve(in: environment)
      .paint(in: rect)
    guard case .radial(_, let center, let start, let end) = placed.paint else {
      Issue.record("not a radial paint")
      return
    }
    #expect(start == 0 && end == 0.5)
    #expect(placed.space?.apply(center) == rect.center)
    #expect(placed.space?.apply(Point(0.5 + end, 0.5)) == Point(210, 70))
  }

  @Test
  func anAngularGradientMeetsItselfInTheMiddleOfTheRest() {
    let style = AngularGradient(
      colors: [.white, .black], center: .center, startAngle: .degrees(0), endAngle: .degrees(180)
    ).resolve(in: environment)
    guard case .angular(let stops, _, let start, let end) = style.paint(in: rect).paint else {
      Issue.record("not an angular paint")
      return
    }
    #expect(abs(start + .pi / 2) < 1e-12 && abs(end - 1.5 * .pi) < 1e-12)
    #expect(stops.map(\.offset) == [0.25, 0.75])
  }

  @Test
  func gradientsOfFewColours() {
    let none = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    #expect(none.resolve(in: environment).paint(in: rect).paint == .solid(.clear))
    let one = LinearGradient(colors: [.black], startPoint: .top, endPoint: .bottom)
    #expect(one.resolve(in: environment).paint(in: rect).paint == .solid(.black))
    let mixed = Gradient(stops: [
      .init(color: .white, location: 0.5), .init(color: .black, location: 0.2),
      .init(color: .black, location: .nan),
    ])
    #expect(mixed.resolve(in: environment.colors).map(\.offset) == [0.5, 0.5, 0.5])
  }

  @Test
  func levelsOfTheForeground() {
    func solid(_ style: some ShapeStyle, _ environment: StyleEnvironment) -> RGBA? {
      style.resolve(in: environment).solidColor
    }
    #expect(solid(.primary, environment) == .black)
    #expect(solid(.secondary, environment) == RGBA(rgb: 0x3C3C43, alpha: 0.6))
    var red = environment
    red.foreground = ForegroundStyles(AnyShapeStyle(.white), outer: nil)
    #expect(solid(.primary, red) == .white)
    #expect(solid(.foreground, red) == .white)
    #expect(solid(.secondary, red) == RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
    var nested = red
    nested.foreground = ForegroundStyles(AnyShapeStyle(.secondary), outer: red.foreground)
    #expect(solid(.primary, nested) == RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(solid(.secondary, nested) == RGBA(red: 1, green: 1, blue: 1, alpha: 0.25))
    var several = environment
    several.foreground = ForegroundStyles(
      AnyShapeStyle(.white), [AnyShapeStyle(.black)], outer: nil)
    #expect(solid(.secondary, several) == .black)
  }

  @Test
  func tintAndBackground() {
    var environment = self.environment
    #expect(TintShapeStyle().resolve(in: environment) == Color.blue.resolve(in: environment))
    environment.tint = AnyShapeStyle(.tint)
    #expect(TintShapeStyle().resolve(in: environment) == Color.blue.resolve(in: environment))
    #expect(BackgroundStyle().resolve(in: environment).solidColor == .white)
  }

  @Test
  func modifiersOfStyles() {
    let faded = Color.white.opacity(0.5).gradient.opacity(0.5).resolve(in: environment)
    #expect(stops(faded).map(\.color.alpha) == [0.25, 0.25])
    let shadowed = Color.black.shadow(.drop(radius: 3, x: 1, y: 2)).resolve(in: environment)
    #expect(shadowed.shadows.count == 1)
    #expect(shadowed.shadows.first?.offset == Point(1, 2))
    #expect(shadowed.solidColor == nil)
  }

  @Test
  func coloursMovePremultiplied() {
    let clear = ResolvedStyle.color(.clear)
    let red = ResolvedStyle.color(RGBA(red: 1, green: 0, blue: 0))
    #expect(
      clear.interpolated(to: red, amount: 0.5)
        == .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))
    let blue = ResolvedStyle.color(RGBA(red: 0, green: 0, blue: 1))
    #expect(
      red.interpolated(to: blue, amount: 0.25)
        == .color(RGBA(red: 0.75, green: 0, blue: 0.25)))
    #expect(red.interpolated(to: blue, amount: 0) == red)
    #expect(red.interpolated(to: blue, amount: 1) == blue)
  }

  @Test
  func gradientsMoveAndColoursBecomeGradients() {
    let first = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
      .resolve(in: environment)
    let second = LinearGradient(
      colors: [.black, .black], startPoint: .leading, endPoint: .trailing
    ).resolve(in: environment)
    let middle = first.interpolated(to: second, amount: 0.5)
    #expect(stops(middle).map(\.color.red) == [0.5, 0])
    guard case .linear(_, let start, _) = middle.fill else {
      Issue.record("not a linear gradient")
      return
    }
    #expect(start == UnitPoint(x: 0.25, y: 0.25))
    let fromColor = ResolvedStyle.color(.black).interpolated(to: first, amount: 0.5)
    #expect(stops(fromColor).map(\.color.red) == [0.5, 0])
    let toColor = first.interpolated(to: .color(.black), amount: 0.5)
    #expect(stops(toColor).map(\.color.red) == [0.5, 0])
    let radial = RadialGradient(
      colors: [.white, .black], center: .center, startRadius: 0, endRadius: 9
    ).resolve(in: environment)
    #expect(first.interpolated(to: radial, amount: 0.5) == radial)
  }
}
