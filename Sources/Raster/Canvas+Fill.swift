import Geometry

extension Canvas {
  /// Fills the inside of a path; open subpaths count as closed.
  package mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, transform: Projective = .identity, paint: Paint,
    opacity: Double = 1, blend: BlendMode = .sourceOver
  ) {
    guard let operation = shape(path, rule: rule, transform: transform) else { return }
    guard let paint = addPaint(paint, opacity: opacity, transform: transform) else { return }
    addShape(operation, paint: paint, blend: blend)
  }

  /// Strokes a path with a pen of the path's own space.
  package mutating func stroke(
    _ path: Path, style: StrokeStyle, transform: Projective = .identity, paint: Paint,
    opacity: Double = 1, blend: BlendMode = .sourceOver
  ) {
    if strokeBars(
      path, style: style, transform: transform, paint: paint, opacity: opacity, blend: blend)
    {
      return
    }
    var growth = 1e-6
    if let affine = transform.affine {
      growth = max(growth, affine.growth)
    } else {
      for corner in path.bounds.corners { growth = max(growth, transform.growth(at: corner)) }
    }
    let tolerance = EdgeBuilder.tolerance / growth
    fill(
      path.stroked(style, tolerance: tolerance), transform: transform, paint: paint,
      opacity: opacity, blend: blend)
  }

  /// Fills a rectangle with rounded corners.
  package mutating func fillRoundedRect(
    _ rect: Rect, cornerRadius: Double, style: CornerStyle = .circular,
    transform: Projective = .identity, paint: Paint, opacity: Double = 1,
    blend: BlendMode = .sourceOver
  ) {
    guard let paint = addPaint(paint, opacity: opacity, transform: transform) else { return }
    addRoundedRect(
      rect, radius: cornerRadius, style: style, transform: transform, paint: paint, blend: blend)
  }

  /// Draws all of an image into a rectangle.
  package mutating func drawImage(
    _ image: Surface, in rect: Rect, transform: Projective = .identity,
    filter: ImageFilter = .bilinear, opacity: Double = 1, blend: BlendMode = .sourceOver
  ) {
    guard !rect.isEmpty, image.width > 0, image.height > 0 else { return }
    let place = Affine(
      a: rect.width / Double(image.width), b: 0, c: 0, d: rect.height / Double(image.height),
      tx: rect.minX, ty: rect.minY)
    guard
      let record = PaintRecord.image(
        image, place: place, filter: filter, border: .extend, opacity: opacity,
        transform: transform, owners: &owners.objects)
    else { return }
    addRoundedRect(
      rect, radius: 0, style: .circular, transform: transform, paint: addPaint(record),
      blend: blend)
  }

  mutating func addShape(_ operation: Operation, paint: Int, blend: BlendMode) {
    var operation = operation
    operation.paint = paint
    operation.blend = blend
    if covers(operation) { dropCovered() }
    add(operation)
  }

  /// A shape's edges and bounds, as an operation without paint; nil when it cannot be seen.
  mutating func shape(_ path: Path, rule: FillRule, transform: Projective) -> Operation? {
    let first = edges.count
    var builder = EdgeBuilder(edges: edges, cull: cull)
    edges = []
    builder.add(path, transform: transform)
    edges = builder.edges
    let bounds = builder.bounds.intersection(cull)
    guard !bounds.isEmpty, edges.count > first else {
      edges.removeSubrange(first...)
      return nil
    }
    var operation = Operation(kind: .fill, bounds: bounds)
    operation.evenOdd = rule == .evenOdd
    operation.first = first
    operation.count = edges.count - first
    return operation
  }

  private mutating func addRoundedRect(
    _ rect: Rect, radius: Double, style: CornerStyle, transform: Projective, paint: Int,
    blend: BlendMode
  ) {
    guard !rect.isEmpty else { return }
    let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    guard let affine = transform.affine, affine.b == 0, affine.c == 0,
      let box = Canvas.box(rect, affine)
    else {
      let path = Path(
        roundedRect: rect, cornerWidth: radius, cornerHeight: radius, style: style)
      if let operation = shape(path, rule: .nonZero, transform: transform) {
        addShape(operation, paint: paint, blend: blend)
      }
      return
    }
    if radius == 0 {
      addShape(Canvas.rect(box, rows: box.bounds), paint: paint, blend: blend)
      return
    }
    let path = Path(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, style: style)
    guard let corners = shape(path, rule: .nonZero, transform: transform) else { return }
    // The rows between the corners are those of a plain rectangle.
    let depth = min(style == .continuous ? radius * 1.52866483 : radius, rect.height / 2)
    let deep = Fixed.from(min(depth * (affine.d < 0 ? -affine.d : affine.d), Fixed.limit)) &+ 1
    let top = Fixed.ceilPixel(box.y0 &+ deep)
    let bottom = Fixed.floorPixel(box.y1 &- deep)
    guard top < bottom else {
      addShape(corners, paint: paint, blend: blend)
      return
    }
    var rows = box.bounds
    rows.y0 = top
    rows.y1 = bottom
    addShape(Canvas.rect(box, rows: rows), paint: paint, blend: blend)
    var upper = corners
    upper.bounds.y1 = min(upper.bounds.y1, top)
    addShape(upper, paint: paint, blend: blend)
    var lower = corners
    lower.bounds.y0 = max(lower.bounds.y0, bottom)
    addShape(lower, paint: paint, blend: blend)
  }

  /// A rectangle seen through a map that keeps axes; nil when it is too far out for fixed point.
  static func box(_ rect: Rect, _ t: Affine) -> FixedBox? {
    let r = Rect(
      corner: t.apply(Point(rect.minX, rect.minY)), corner: t.apply(Point(rect.maxX, rect.maxY)))
    let limit = Fixed.limit
    guard r.minX > -limit, r.minY > -limit, r.maxX < limit, r.maxY < limit else { return nil }
    return FixedBox(
      x0: Fixed.from(r.minX), y0: Fixed.from(r.minY), x1: Fixed.from(r.maxX),
      y1: Fixed.from(r.maxY))
  }

  static func rect(_ box: FixedBox, rows: PixelRect) -> Operation {
    var operation = Operation(kind: .rect, bounds: rows)
    operation.box = box
    return operation
  }

  /// Whether an operation hides everything recorded before it.
  private func covers(_ operation: Operation) -> Bool {
    guard open.isEmpty, operation.kind == .rect, operation.blend == .sourceOver else {
      return false
    }
    let paint = paints[operation.paint]
    let box = operation.box
    return paint.opaque && paint.kind != .image && paint.kind != .copy
      && operation.bounds == operation.box.bounds && box.x0 <= Int32(clip.x0 << 8)
      && box.y0 <= Int32(clip.y0 << 8) && box.x1 >= Int32(clip.x1 << 8)
      && box.y1 >= Int32(clip.y1 << 8)
  }

  private mutating func dropCovered() {
    operations.removeAll(keepingCapacity: true)
  }
}
