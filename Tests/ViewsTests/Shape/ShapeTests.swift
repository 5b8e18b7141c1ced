import Foundation
import Testing
import Views

/// The built-in shapes.
struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

  private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.maxX - b.maxX) < 1e-6
      && abs(a.maxY - b.maxY) < 1e-6
  }

  @Test
  func shapesFillTheirBounds() {
    for shape in [
      AnyShape(Rectangle()), AnyShape(Ellipse()), AnyShape(Capsule()),
      AnyShape(RoundedRectangle(cornerRadius: 10, style: .continuous)),
      AnyShape(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 12)),
      AnyShape(ContainerRelativeShape()),
    ] {
      #expect(isNear(bounds(shape), rect))
    }
    #expect(isNear(bounds(Circle()), CGRect(x: 60, y: 20, width: 100, height: 100)))
  }

  @Test
  func insetsMoveTheEdges() {
    let inner = CGRect(x: 15, y: 25, width: 190, height: 90)
    #expect(isNear(bounds(Rectangle().inset(by: 5)), inner))
    #expect(isNear(bounds(Ellipse().inset(by: 2).inset(by: 3)), inner))
    #expect(isNear(bounds(Capsule().inset(by: 5)), inner))
    #expect(isNear(bounds(RoundedRectangle(cornerRadius: 9).inset(by: 5)), inner))
    #expect(
      isNear(bounds(Circle().inset(by: 5)), CGRect(x: 65, y: 25, width: 90, height: 90)))
    #expect(Rectangle().inset(by: 51).path(in: rect).isEmpty)
    #expect(isNear(bounds(Rectangle().inset(by: -10)), rect.insetBy(dx: -10, dy: -10)))
  }

  @Test
  func insetsReduceCorners() {
    let inset = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: rect)
    let expected = Path(
      roundedRect: CGRect(x: 15, y: 25, width: 190, height: 90), cornerRadius: 15)
    #expect(inset == expected)
    let sharp = RoundedRectangle(cornerRadius: 3).inset(by: 5).path(in: rect)
    #expect(sharp == Path(CGRect(x: 15, y: 25, width: 190, height: 90)))
  }

  @Test
  func aContinuousCornerIsTheRecordedCurve() {
    let path = RoundedRectangle(cornerRadius: 10, style: .continuous).path(in: rect)
    var points: [CGPoint] = []
    path.forEach {
      if case .curve(let to, _, _) = $0 { points.append(to) }
    }
    // Where the curves of the top right corner end, as distances from the corner in radii.
    let corner = CGPoint(x: 210, y: 20)
    let ends = points.prefix(3).map {
      [(corner.x - $0.x) / 10, ($0.y - corner.y) / 10].map { ($0 * 1e5).rounded() / 1e5 }
    }
    #expect(ends == [[0.66993, 0.0655], [0.07491, 0.63149], [0, 1.52866]])
  }

  @Test
  func equalUnevenCornersAreThoseOfARoundedRectangle() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let uneven = UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(
          topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8), style: style)
      #expect(
        uneven.path(in: rect) == RoundedRectangle(cornerRadius: 8, style: style).path(in: rect))
    }
  }

  @Test
  func unevenCornersAreWhereTheyBelong() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 20).path(in: rect)
    #expect(!path.contains(CGPoint(x: 13, y: 23)))
    #expect(path.contains(CGPoint(x: 207, y: 23)))
    #expect(path.contains(CGPoint(x: 13, y: 117)))
    #expect(!path.contains(CGPoint(x: 208, y: 118)))
    // Radii that do not fit shrink together.
    let wide = UnevenRoundedRectangle(
      topLeadingRadius: 300, bottomLeadingRadius: 100, style: .circular
    ).path(in: rect)
    #expect(isNear(wide.boundingRect, rect))
    #expect(!wide.contains(CGPoint(x: 30, y: 40)))
  }

  @Test
  func placedShapesAreWhereTheyArePut() {
    #expect(isNear(bounds(Rectangle().offset(x: 3, y: -4)), rect.offsetBy(dx: 3, dy: -4)))
    #expect(
      isNear(
        bounds(Rectangle().scale(0.5)), CGRect(x: 60, y: 45, width: 100, height: 50)))
    #expect(
      isNear(
        bounds(Rectangle().scale(x: 0.5, anchor: .topLeading)),
        CGRect(x: 10, y: 20, width: 100, height: 100)))
    #expect(
      isNear(
        bounds(Rectangle().rotation(.degrees(90))),
        CGRect(x: 60, y: -30, width: 100, height: 200)))
    #expect(
      isNear(
        bounds(Rectangle().size(width: 7, height: 9)), CGRect(x: 10, y: 20, width: 7, height: 9)))
    #expect(
      isNear(
        bounds(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))),
        CGRect(x: 20, y: 20, width: 400, height: 100)))
  }

  @Test
  func sizesFollowTheReference() {
    let offer = ProposedViewSize(width: 80, height: 40)
    #expect(Rectangle().sizeThatFits(offer) == CGSize(width: 80, height: 40))
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(offer) == CGSize(width: 40, height: 40))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(
      Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil))
        == CGSize(width: 30, height: 30))
    #expect(Circle().trim(to: 0.5).sizeThatFits(offer) == CGSize(width: 40, height: 40))
    #expect(Circle().stroke().sizeThatFits(offer) == CGSize(width: 40, height: 40))
    #expect(Circle().offset(x: 1).sizeThatFits(offer) == CGSize(width: 80, height: 40))
  }

  @Test
  func dataOfShapesMoves() {
    var rectangle = RoundedRectangle(cornerRadius: 4)
    rectangle.animatableData.scale(by: 2)
    #expect(rectangle.cornerSize == CGSize(width: 8, height: 8))
    var trimmed = _TrimmedShape(shape: Circle(), startFraction: 0.25, endFraction: 0.5)
    trimmed.animatableData.scale(by: 2)
    #expect(trimmed.startFraction == 0.5 && trimmed.endFraction == 1)
    var any = AnyShape(_TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 1))
    let half = AnyShape(_TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0.5))
    any.animatableData = any.animatableData.interpolated(
      towards: half.animatableData, amount: 0.5)
    #expect(any.path(in: rect) == Circle().path(in: rect).trimmedPath(from: 0, to: 0.75))
    var unlike = AnyShape(Rectangle())
    unlike.animatableData = half.animatableData
    #expect(unlike.path(in: rect) == Path(rect))
  }

  /// A shape of a program's own, written without a word about isolation.
  struct Pacman: Shape {
    var mouth: Double

    static let openings = [Pacman(mouth: 0.1)]

    var animatableData: Double {
      get { mouth }
      set { mouth = newValue }
    }

    func start() -> Angle { .degrees(mouth * 360) }

    func path(in rect: CGRect) -> Path {
      Path { p in
        p.move(to: CGPoint(x: rect.midX, y: rect.midY))
        p.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start(),
          endAngle: .degrees(360) - start(), clockwise: false)
        p.closeSubpath()
      }
    }
  }

  @Test
  func ownShapesAreNotBoundToAnActor() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = Pacman.openings[0].path(in: square)
    #expect(path.contains(CGPoint(x: 2, y: 5)))
    #expect(!path.contains(CGPoint(x: 8, y: 5)))
  }
}
