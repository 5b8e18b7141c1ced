import Foundation
import Geometry
import Raster
import Scene

extension DisplayList {
  /// Fills a path with a style; unit points of gradients are fractions of `bounds`.
  mutating func fill(
    _ path: Geometry.Path, rule: FillRule = .nonZero, style: ResolvedStyle, in bounds: Rect
  ) {
    guard style.blendMode == .normal else {
      var plain = style
      plain.blendMode = .normal
      return withGroup(GroupEffect(blend: style.blendMode.raster)) {
        $0.fill(path, rule: rule, style: plain, in: bounds)
      }
    }
    for shadow in style.shadows.reversed() where !shadow.isInner {
      let scale = lengthScale
      let effect = GroupEffect(
        shadow: .init(
          color: shadow.color, sigma: shadow.radius * scale,
          offset: Point(shadow.offset.x * scale, shadow.offset.y * scale)))
      withGroup(effect) { $0.fill(path, rule: rule, paint: .solid(.black)) }
    }
    let placed = style.paint(in: bounds)
    if let space = placed.space, let back = space.inverse {
      withTransform(Projective(space)) {
        $0.fill(
          path.applying(back), rule: rule, paint: placed.paint, opacity: placed.opacity)
      }
    } else {
      fill(path, rule: rule, paint: placed.paint, opacity: placed.opacity)
    }
    for shadow in style.shadows where shadow.isInner { drawInner(shadow, of: path, rule) }
  }

  /// The shadow that everything around a path casts into it.
  private mutating func drawInner(
    _ shadow: ResolvedShadow, of path: Geometry.Path, _ rule: FillRule
  ) {
    let reach = 3 * shadow.radius + abs(shadow.offset.x) + abs(shadow.offset.y) + 1
    var around = Geometry.Path(rect: path.bounds.inset(dx: -2 * reach, dy: -2 * reach))
    around.append(path)
    let effect = GroupEffect(
      shadow: .init(
        color: shadow.color, sigma: shadow.radius * lengthScale,
        offset: deviceVector(shadow.offset)))
    withClip(path, rule: rule) { list in
      list.withGroup(effect) { $0.fill(around, rule: .evenOdd, paint: .solid(.black)) }
    }
  }

  /// Device pixels per unit of length of the present space, in the mean of both axes.
  var lengthScale: Double {
    let t = transform
    guard t.m33 != 0 else { return 1 }
    let determinant = (t.m11 * t.m22 - t.m12 * t.m21) / (t.m33 * t.m33)
    return abs(determinant).squareRoot()
  }

  /// The map of directions: a vector of the present space in device pixels.
  func deviceVector(_ v: Point) -> Point {
    guard let t = transform.affine else { return v * lengthScale }
    return Point(t.a * v.x + t.c * v.y, t.b * v.x + t.d * v.y)
  }

  /// The rectangle with every edge moved to the nearest device pixel, where the space is upright.
  func pixelAligned(_ rect: Rect) -> Rect {
    guard alignsToPixels, let t = transform.affine, t.b == 0, t.c == 0, t.a > 0, t.d > 0 else {
      return rect
    }
    func snap(_ value: Double, _ scale: Double, _ offset: Double) -> Double {
      ((value * scale + offset + 0.5).rounded(.down) - offset) / scale
    }
    let x0 = snap(rect.minX, t.a, t.tx)
    let x1 = snap(rect.maxX, t.a, t.tx)
    let y0 = snap(rect.minY, t.d, t.ty)
    let y1 = snap(rect.maxY, t.d, t.ty)
    return Rect(x0, y0, x1 - x0, y1 - y0)
  }
}
