import Geometry

extension BandRenderer {
  func shadow(_ operation: Operation, _ area: PixelRect) {
    let painter = painter(operation)
    let shadow = frame.shadows.baseAddress.unsafelyUnwrapped + operation.first
    if let map = shadow.pointee.map {
      mappedShadow(shadow.pointee, map, painter, area)
      return
    }
    let x = shadow.pointee.x
    let rows = shadow.pointee.y
    // Three runs: the columns before the middle, the middle, and those after it.
    let head = min(x.start + x.head, area.x1)
    let tail = max(min(x.start + x.count - x.tail, area.x1), area.x0)
    for y in area.y0..<area.y1 {
      let bytes = shadow.pointee.bytes + rows.entry(y - rows.start) * x.size
      if head > area.x0 {
        painter.mask(area.x0, y, head - area.x0, bytes + (area.x0 - x.start))
      }
      let from = max(head, area.x0)
      if tail > from, bytes[min(x.head, x.size - 1)] != 0 {
        painter.span(from, y, tail - from, UInt32(bytes[min(x.head, x.size - 1)]))
      }
      let after = max(tail, from)
      if area.x1 > after {
        painter.mask(after, y, area.x1 - after, bytes + x.entry(after - x.start))
      }
    }
  }

  /// A shadow that is turned or skewed: only the pixels that it reaches, the even middle as a span.
  private func mappedShadow(
    _ shadow: ShadowRecord, _ map: Affine, _ painter: SpanPainter, _ area: PixelRect
  ) {
    let x = shadow.x
    let y = shadow.y
    let folded = x.tail > 0 && y.tail > 0
    let middle = folded ? UInt32(shadow.bytes[y.head &* x.size &+ x.head]) : 0
    for py in area.y0..<area.y1 {
      let row = shadow.row(area.x0, py, map)
      let reached = row.pixels(-1..<x.count, -1..<y.count, area.width)
      if reached.isEmpty { continue }
      func draw(_ pixels: Range<Int>) {
        if pixels.isEmpty { return }
        shadow.sample(row, pixels, scratch.mask)
        painter.mask(area.x0 &+ pixels.lowerBound, py, pixels.count, scratch.mask)
      }
      var even = reached.lowerBound..<reached.lowerBound
      if folded {
        even = row.pixels(
          x.head..<(x.count &- x.tail &- 1), y.head..<(y.count &- y.tail &- 1), area.width)
      }
      if even.isEmpty {
        draw(reached)
        continue
      }
      draw(reached.lowerBound..<even.lowerBound)
      if middle != 0 {
        painter.span(area.x0 &+ even.lowerBound, py, even.count, middle)
      }
      draw(even.upperBound..<reached.upperBound)
    }
  }
}
