import Geometry

extension Canvas {
  /// Dashes of a line along the device's axes: plain rectangles, without outlines. False when the
  /// stroke is not one of these.
  mutating func strokeBars(
    _ path: Path, style: StrokeStyle, transform: Projective, paint: Paint, opacity: Double,
    blend: BlendMode
  ) -> Bool {
    guard style.cap == .butt, style.width > 0, path.verbs == [.move, .line],
      let affine = transform.affine, affine.b == 0, affine.c == 0,
      path.points[0].x == path.points[1].x || path.points[0].y == path.points[1].y
    else { return false }
    // Dashes that could share a pixel must be added up as one area.
    let scale = min(abs(affine.a), abs(affine.d))
    guard style.dash.count.isMultiple(of: 2), style.dash.count > 0,
      style.dash.indices.allSatisfy({
        $0.isMultiple(of: 2) ? style.dash[$0] > 0 : style.dash[$0] * scale >= 2
      })
    else { return false }
    guard let paint = addPaint(paint, opacity: opacity, transform: transform) else { return true }
    let dashes = path.dashed(pattern: style.dash, phase: style.dashPhase).points
    let reach = style.width / 2
    let across = path.points[0].x == path.points[1].x ? Point(reach, 0) : Point(0, reach)
    for i in stride(from: 0, to: dashes.count - 1, by: 2) {
      let rect = Rect(corner: dashes[i] - across, corner: dashes[i + 1] + across)
      guard !rect.isEmpty, let box = Canvas.box(rect, affine) else { continue }
      addShape(Canvas.rect(box, rows: box.bounds), paint: paint, blend: blend)
    }
    return true
  }
}
