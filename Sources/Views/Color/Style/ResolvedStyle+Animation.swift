import Geometry
import Raster

extension ResolvedStyle {
  /// The style halfway to another, in premultiplied sRGB components, so that nothing fades through
  /// black; `amount` 0 is this style, 1 the other, values outside go beyond. Styles that have no
  /// common form jump.
  package func interpolated(to other: ResolvedStyle, amount: Double) -> ResolvedStyle {
    if amount == 0 { return self }
    guard amount != 1, self != other, let start = alike(other), let end = other.alike(self) else {
      return other
    }
    var result = other
    result.fill = end.fill
    let from = start.animatableData
    result.animatableData = from.interpolated(towards: end.animatableData, amount: amount)
    return result
  }

  /// This style in the form of the other: one colour becomes a gradient of that colour. Nil when the
  /// styles differ in kind.
  package func alike(_ other: ResolvedStyle) -> ResolvedStyle? {
    guard shadows.count == other.shadows.count else { return nil }
    if case .color(let color) = fill, let stops = other.stops {
      var result = other
      result.stops = stops.map { GradientStop(offset: $0.offset, color: color) }
      return result
    }
    if stops != nil, case .color = other.fill { return self }
    switch (fill, other.fill) {
    case (.color, .color), (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical),
      (.angular, .angular):
      return stops?.count == other.stops?.count ? self : nil
    case (.mesh(let mesh, _), .mesh(let target, _)):
      return mesh.columns == target.columns && mesh.rows == target.rows ? self : nil
    default:
      return nil
    }
  }

  /// The stops of a gradient; nil for other fills.
  package var stops: [GradientStop]? {
    get {
      switch fill {
      case .linear(let stops, _, _), .radial(let stops, _, _, _),
        .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
        return stops
      case .color, .image, .mesh, .material:
        return nil
      }
    }
    set {
      guard let stops = newValue else { return }
      switch fill {
      case .linear(_, let start, let end):
        fill = .linear(stops, start: start, end: end)
      case .radial(_, let center, let first, let last):
        fill = .radial(stops, center: center, startRadius: first, endRadius: last)
      case .elliptical(_, let center, let first, let last):
        fill = .elliptical(stops, center: center, startRadius: first, endRadius: last)
      case .angular(_, let center, let first, let last):
        fill = .angular(stops, center: center, startAngle: first, endAngle: last)
      case .color, .image, .mesh, .material:
        break
      }
    }
  }

  /// Every number of the style that can move: colours as premultiplied sRGB, then places, then
  /// shadows. Vectors of styles that are `alike` belong together number by number.
  package var animatableData: NumberVector {
    get {
      var numbers = NumberList()
      if case .color(let color) = fill { numbers.add(color) }
      for stop in stops ?? [] {
        numbers.add(stop.color)
        numbers.values.append(stop.offset)
      }
      switch fill {
      case .linear(_, let start, let end):
        numbers.add(start)
        numbers.add(end)
      case .radial(_, let center, let first, let last),
        .elliptical(_, let center, let first, let last),
        .angular(_, let center, let first, let last):
        numbers.add(center)
        numbers.values += [first, last]
      case .mesh(let mesh, let opacity):
        numbers.values.append(opacity)
        numbers.add(mesh.background)
        for color in mesh.colors { numbers.add(color) }
        for point in mesh.points { numbers.values += [point.x, point.y] }
      case .color, .image, .material:
        break
      }
      for shadow in shadows {
        numbers.add(shadow.color)
        numbers.values += [shadow.radius, shadow.offset.x, shadow.offset.y]
      }
      return NumberVector(numbers.values)
    }
    set {
      var numbers = NumberList(values: newValue.values)
      if case .color = fill { fill = .color(numbers.color()) }
      if let old = stops {
        stops = old.map { _ in
          let color = numbers.color()
          return GradientStop(offset: numbers.next(), color: color)
        }
      }
      switch fill {
      case .linear(let stops, _, _):
        let start = numbers.unitPoint()
        fill = .linear(stops, start: start, end: numbers.unitPoint())
      case .radial(let stops, _, _, _):
        let (center, first, last) = numbers.centerAndRange()
        fill = .radial(stops, center: center, startRadius: first, endRadius: last)
      case .elliptical(let stops, _, _, _):
        let (center, first, last) = numbers.centerAndRange()
        fill = .elliptical(stops, center: center, startRadius: first, endRadius: last)
      case .angular(let stops, _, _, _):
        let (center, first, last) = numbers.centerAndRange()
        fill = .angular(stops, center: center, startAngle: first, endAngle: last)
      case .mesh(let mesh, _):
        let opacity = numbers.next()
        let background = numbers.color()
        let colors = mesh.colors.map { _ in numbers.color() }
        let points = mesh.points.map { _ in
          let x = numbers.next()
          return Point(x, numbers.next())
        }
        let moved = mesh.replacing(points: points, colors: colors, background: background)
        fill = .mesh(moved, opacity: opacity)
      case .color, .image, .material:
        break
      }
      for i in shadows.indices {
        shadows[i].color = numbers.color()
        shadows[i].radius = max(numbers.next(), 0)
        let x = numbers.next()
        shadows[i].offset = Point(x, numbers.next())
      }
    }
  }
}

/// Numbers written one after the other and read in the same order; 0 beyond the end.
private struct NumberList {
  var values: [Double] = []
  var place = 0

  mutating func add(_ c: RGBA) {
    values += [c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha]
  }

  mutating func add(_ p: UnitPoint) { values += [Double(p.x), Double(p.y)] }

  mutating func next() -> Double {
    defer { place += 1 }
    return place < values.count ? values[place] : 0
  }

  mutating func color() -> RGBA {
    let (red, green, blue, alpha) = (next(), next(), next(), next())
    guard alpha > 0 else { return .clear }
    return RGBA(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha).clamped
  }

  mutating func unitPoint() -> UnitPoint {
    let x = next()
    return UnitPoint(x: x, y: next())
  }

  mutating func centerAndRange() -> (UnitPoint, Double, Double) {
    let center = unitPoint()
    let first = next()
    return (center, first, next())
  }
}

extension ResolvedStyle: Animatable {}
