import Geometry

extension Canvas {
  /// Draws the Gaussian blur of a rounded rectangle. `sigma`, the standard deviation, is in the
  /// rectangle's space, as is the radius; SwiftUI's shadow radius is such a sigma.
  package mutating func drawShadow(
    roundedRect: Rect, cornerRadius: Double, style: CornerStyle = .circular, sigma: Double,
    color: RGBA, transform: Affine = .identity
  ) {
    guard !roundedRect.isEmpty, transform.determinant != 0 else { return }
    let determinant = transform.determinant
    let scale = (determinant < 0 ? -determinant : determinant).squareRoot()
    // A blur much narrower than a pixel is not seen.
    guard sigma * scale > 0.1 else {
      fillRoundedRect(
        roundedRect, cornerRadius: cornerRadius, style: style, transform: Projective(transform),
        paint: .solid(color))
      return
    }
    let paint = PaintRecord.solid(color, opacity: 1)
    guard paint.word >= 0x0100_0000 else { return }
    let straight =
      transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
    let space = straight ? transform : Affine.scale(scale, scale)
    let rect = Rect(
      corner: space.apply(roundedRect.origin),
      corner: space.apply(Point(roundedRect.maxX, roundedRect.maxY)))
    let limit = 65536.0
    guard rect.width < limit, rect.height < limit, sigma * scale < 2048,
      rect.minX > -1e6, rect.minY > -1e6, rect.maxX < 1e6, rect.maxY < 1e6
    else { return }
    let radius = min(cornerRadius * scale, min(rect.width, rect.height) / 2)
    let depth = style == .continuous ? radius * 1.52866483 : radius
    let s = sigma * scale
    let x = ShadowTable.Axis(from: rect.minX, to: rect.maxX, sigma: s, depth: depth)
    let y = ShadowTable.Axis(from: rect.minY, to: rect.maxY, sigma: s, depth: depth)
    let key = ShadowTable.Key(
      left: rect.minX - Double(x.start), top: rect.minY - Double(y.start),
      right: Double(x.start + x.count) - rect.maxX,
      bottom: Double(y.start + y.count) - rect.maxY, radius: radius, style: style, sigma: s,
      width: x.size, height: y.size)
    let table = ShadowCache.shared.table(key) {
      ShadowTable(rect: rect, radius: radius, style: style, sigma: s, x: x, y: y)
    }
    owners.objects.append(table)
    var record = ShadowRecord(bytes: UnsafePointer(table.bytes), x: x, y: y)
    var box = PixelRect(x0: x.start, y0: y.start, x1: x.start + x.count, y1: y.start + y.count)
    if !straight {
      guard let back = transform.inverse else { return }
      record.map = back.then(space)
      let there = Affine.scale(1 / scale, 1 / scale).then(transform)
      guard let bounds = Projective(there).bounds(of: box.rect) else { return }
      box = PixelRect(enclosing: bounds)
    }
    shadows.append(record)
    var operation = Operation(kind: .shadow, bounds: box)
    operation.first = shadows.count - 1
    operation.paint = addPaint(paint)
    add(operation)
  }
}
