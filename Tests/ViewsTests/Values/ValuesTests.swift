import Foundation
import Geometry
import Testing
import Views

/// The plain values.
struct ValuesTests {
  @Test
  func anglesConvert() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-15)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(abs(angle.radians - .pi / 4) < 1e-15)
    #expect(Angle.degrees(-90) < .zero)
    #expect((Angle.degrees(30) + .degrees(60)).degrees == 90)
    let size: CGFloat = 90
    #expect(Angle.init(degrees: size) == .degrees(90))
  }

  @Test
  func unitPointsNamePlaces() {
    let rect = Rect(10, 20, 200, 100)
    #expect(UnitPoint.center.point(in: rect) == rect.center)
    #expect(UnitPoint.bottomTrailing.point(in: rect) == Point(210, 120))
    #expect(UnitPoint(x: -1, y: 2).point(in: rect) == Point(-190, 220))
  }

  @Test
  func setsOfEdges() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal.contains(.leading))
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Edge.Set(.bottom) == .bottom)
    #expect(
      EdgeInsets(5, edges: .horizontal) == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    let axes: Axis.Set = [.horizontal, .vertical]
    #expect(axes.contains(.vertical))
    #expect(Axis.horizontal.other == .vertical)
  }

  @Test
  func pairsAreVectors() {
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair.scale(by: 3)
    #expect(pair == AnimatablePair(3, 6))
    #expect(pair + AnimatablePair(1, 1) == AnimatablePair(4, 7))
    #expect(pair.magnitudeSquared == 45)
    #expect(pair - pair == .zero)
    #expect(pair.interpolated(towards: .zero, amount: 0.5) == AnimatablePair(1.5, 3))
    #expect(EmptyAnimatableData() == .zero)
  }

  @Test
  func numbersOfDifferentCountAdd() {
    let sum = NumberVector([1, 2]) + NumberVector([1, 2, 3])
    #expect(sum == NumberVector([2, 4, 3]))
    #expect(NumberVector([3]) - NumberVector.zero == NumberVector([3]))
  }

  @Test
  func dataOfRectanglesAndInsetsGoesThereAndBack() {
    var rect = CGRect.zero
    rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test
  func sizesOfTextAreOrdered() {
    #expect(DynamicTypeSize.xSmall < .large)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    for size in DynamicTypeSize.allCases {
      #expect(ContentSizeCategory(size).dynamicTypeSize == size)
    }
    #expect(ContentSizeCategory.extraLarge > .large)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}

/// Maps of the plane and of space.
struct TransformTests {
  @Test
  func affineMapsApplyInOrder() {
    let map = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let image = CGPoint(x: 1, y: 1).applying(map)
    #expect(abs(image.x - 7) < 1e-12 && abs(image.y - 2) < 1e-12)
    let back = image.applying(map.inverted())
    #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
    #expect(CGAffineTransform.identity.isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGSize(width: 1, height: 2).applying(map.translatedBy(x: 9, y: 9)).width < 0)
    let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(
      CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 1) < 1e-12 && abs(box.maxY - 2) < 1e-12)
  }

  @Test
  func projectionsInvert() {
    var map = ProjectionTransform(CGAffineTransform(translationX: 5, y: 6))
    #expect(map.isAffine && !map.isIdentity)
    map.m13 = 0.01
    #expect(!map.isAffine)
    let image = CGPoint(x: 3, y: 4).applying(map)
    let back = image.applying(map.inverted())
    #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
    #expect(map.concatenating(ProjectionTransform()) == map)
    map.m11 = 0
    map.m12 = 0
    map.m13 = 0
    let inverted = map.invert()
    #expect(!inverted)
  }

  /// A card of 350 × 220 points turned about the x axis, with the corners that SwiftUI draws.
  static let cards: [(Double, [Double])] = [
    (0, [0.499, 0.313, 349.501, 0.313, 349.501, 219.687, 0.499, 219.687]),
    (15, [13.576, 12.23, 336.424, 12.23, 364.925, 225.594, -14.925, 225.594]),
    (45, [32.056, 47.044, 317.944, 47.044, 399.42, 210.654, -49.42, 210.654]),
    (80, [41.413, 96.171, 308.587, 96.171, 428.262, 139.069, -78.262, 139.069]),
  ]

  @Test(arguments: cards)
  func mapsOfSpaceGiveTheRecordedCorners(_ degrees: Double, _ corners: [Double]) {
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 350
    let turned = CATransform3DConcat(
      CATransform3DMakeTranslation(-175, -110, -1),
      CATransform3DConcat(
        CATransform3DMakeRotation(CGFloat(Angle(degrees: degrees).radians), 1, 0, 0), eye))
    let map = ProjectionTransform(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 175, y: 110)))
    let found = [(0, 0), (350, 0), (350, 220), (0, 220)].flatMap { x, y -> [Double] in
      let p = CGPoint(x: x, y: y).applying(map)
      return [Double(p.x), Double(p.y)]
    }
    for (a, b) in zip(found, corners) { #expect(abs(a - b) < 1e-3) }
  }

  @Test
  func mapsOfSpaceNest() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
    #expect(CGPoint.zero.applying(ProjectionTransform(moved)) == CGPoint(x: 2, y: 0))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
}
