import Geometry
import Raster

/// A mesh of colours, and its picture.
package struct ResolvedMesh: Hashable, Sendable {
  let columns: Int
  let rows: Int
  /// Row by row, as fractions of the bounds' sides.
  let points: [Point]
  let colors: [RGBA]
  let background: RGBA
  let isSmooth: Bool
  /// The mesh drawn over the unit square, with one more pixel on each side.
  let picture: Surface

  /// Pixels of the picture along each side of the unit square.
  static let pixels = 96
  /// Pieces into which each side of a part of the mesh is cut.
  private static let pieces = 8

  /// Nil unless there are a point and a colour for each place of a grid.
  init?(
    columns: Int, points: [Point], colors: [RGBA], rows: Int, background: RGBA, isSmooth: Bool
  ) {
    guard columns > 1, rows > 1, columns <= 256, rows <= 256, points.count == columns * rows,
      colors.count == points.count
    else { return nil }
    self.columns = columns
    self.rows = rows
    self.points = points
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    picture = Surface(width: Self.pixels + 2, height: Self.pixels + 2)
    draw()
  }

  package static func == (a: ResolvedMesh, b: ResolvedMesh) -> Bool {
    a.columns == b.columns && a.points == b.points && a.colors == b.colors
      && a.background == b.background && a.isSmooth == b.isSmooth
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(points)
    hasher.combine(colors)
  }

  /// The same grid with other points and colours.
  func replacing(points: [Point], colors: [RGBA], background: RGBA) -> ResolvedMesh {
    ResolvedMesh(
      columns: columns, points: points, colors: colors, rows: rows, background: background,
      isSmooth: isSmooth) ?? self
  }

  private func draw() {
    let ground = background.premultiplied()
    for y in 0..<picture.height {
      for x in 0..<picture.width { picture[x, y] = ground }
    }
    for row in 0..<(rows - 1) {
      for column in 0..<(columns - 1) { drawPart(row * columns + column) }
    }
    // What is drawn between pixels at the edge is of the edge's colours.
    let last = Self.pixels + 1
    for i in 1..<last {
      picture[i, 0] = picture[i, 1]
      picture[i, last] = picture[i, last - 1]
    }
    for i in 0...last {
      picture[0, i] = picture[1, i]
      picture[last, i] = picture[last - 1, i]
    }
  }

  private struct Corner {
    /// In pixels of the picture.
    var place: Point
    /// Premultiplied.
    var color: SIMD4<Double>
  }

  /// Draws the part of the mesh whose first point has an index.
  private func drawPart(_ index: Int) {
    let indices = [index, index + 1, index + columns, index + columns + 1]
    let places = indices.map { points[$0] }
    let values = indices.map { i in
      let c = colors[i]
      return SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha)
    }
    func corner(_ i: Int, _ j: Int) -> Corner {
      let u = Double(i) / Double(Self.pieces)
      let v = Double(j) / Double(Self.pieces)
      let top = places[0].interpolated(to: places[1], u)
      let place = top.interpolated(to: places[2].interpolated(to: places[3], u), v)
      let s = isSmooth ? u * u * (3 - 2 * u) : u
      let t = isSmooth ? v * v * (3 - 2 * v) : v
      let above = values[0] + (values[1] - values[0]) * s
      let below = values[2] + (values[3] - values[2]) * s
      let scale = Double(Self.pixels)
      return Corner(
        place: Point(place.x * scale + 1, place.y * scale + 1), color: above + (below - above) * t)
    }
    for j in 0..<Self.pieces {
      for i in 0..<Self.pieces {
        let a = corner(i, j)
        let b = corner(i + 1, j)
        let c = corner(i, j + 1)
        drawTriangle(a, b, c)
        drawTriangle(b, corner(i + 1, j + 1), c)
      }
    }
  }

  /// Fills the pixels whose middles lie in a triangle.
  private func drawTriangle(_ a: Corner, _ b: Corner, _ c: Corner) {
    let area = (b.place - a.place).cross(c.place - a.place)
    guard area != 0, area.isFinite else { return }
    let xs = [a.place.x, b.place.x, c.place.x]
    let ys = [a.place.y, b.place.y, c.place.y]
    func range(_ values: [Double]) -> ClosedRange<Int>? {
      let limit = Double(Self.pixels + 1)
      let low = (values.min() ?? 0) - 0.5
      let high = (values.max() ?? 0) - 0.5
      guard high >= 0, low <= limit else { return nil }
      let first = Elementary.ceilToInt(max(low, 0))
      let last = Elementary.floorToInt(min(high, limit))
      return first <= last ? first...last : nil
    }
    guard let columns = range(xs), let rows = range(ys) else { return }
    for y in rows {
      for x in columns {
        let p = Point(Double(x) + 0.5, Double(y) + 0.5)
        let first = (b.place - p).cross(c.place - p) / area
        let second = (c.place - p).cross(a.place - p) / area
        let third = 1 - first - second
        guard first >= -1e-9, second >= -1e-9, third >= -1e-9 else { continue }
        let color = a.color * first + b.color * second + c.color * third
        picture[x, y] = Self.word(color)
      }
    }
  }

  private static func word(_ color: SIMD4<Double>) -> UInt32 {
    let parts = (color * 255 + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let opaque = UInt32(parts.w) << 24
    let high = UInt32(parts.x) << 16 | UInt32(parts.y) << 8
    return opaque | high | UInt32(parts.z)
  }
}
