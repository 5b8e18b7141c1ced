import Geometry
import Raster
import Testing
import Typesetting

@testable import Scene

/// Drawing what changed gives the same pixels as drawing everything.
struct PainterTests {
  /// A small generator, the same everywhere.
  private struct Random {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    mutating func number(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + Double(next() % 10_000) / 9_999 * (range.upperBound - range.lowerBound)
    }
    mutating func chance(_ percent: UInt64) -> Bool { next() % 100 < percent }
  }

  /// One thing in a picture; a sequence of pictures changes some of them.
  private indirect enum Item {
    case box(Rect, RGBA)
    case card(Rect, RGBA, angle: Double)
    case tilted(Rect, RGBA)
    case soft(Rect, RGBA)
    case image(Rect)
    case gradient(Rect)
    case text(Point, Int)
    case group(GroupEffect, [Item])
    case clip(Rect, [Item])
  }

  private static let size = (width: 160, height: 120)

  private static let picture: Surface = {
    let surface = Surface(width: 16, height: 12)
    for y in 0..<12 {
      for x in 0..<16 { surface[x, y] = 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 20) }
    }
    return surface
  }()

  private let texts: [TextLayout]
  private let glyphs = GlyphCache(byteLimit: 1 << 20)

  init() throws {
    let typesetter = Typesetter(library: try FontLibrary())
    texts = ["Gate 12", "boarding", "x"].enumerated().map { index, text in
      typesetter.layout(
        [TextRun(text: text, font: FontDescriptor(size: 9 + Double(index) * 4))],
        style: ParagraphStyle(), width: nil, height: nil)
    }
  }

  private func rect(_ random: inout Random) -> Rect {
    Rect(
      random.number(-20...150), random.number(-20...110), random.number(1...60),
      random.number(1...50))
  }

  private func color(_ random: inout Random) -> RGBA {
    RGBA(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.chance(50) ? 1 : random.number(0.1...1))
  }

  private func item(_ random: inout Random, depth: Int) -> Item {
    switch random.next() % (depth > 0 ? 10 : 7) {
    case 0: return .box(rect(&random), color(&random))
    case 1: return .card(rect(&random), color(&random), angle: random.number(0...6))
    case 2: return .tilted(rect(&random), color(&random))
    case 3: return .soft(rect(&random), color(&random))
    case 4: return .image(rect(&random))
    case 5: return .gradient(rect(&random))
    case 6:
      return .text(
        Point(random.number(-10...130), random.number(-10...110)), Int(random.next() % 3))
    case 7:
      return .clip(rect(&random), items(&random, depth: depth - 1))
    default:
      var effect = GroupEffect(opacity: random.chance(50) ? 1 : random.number(0.2...1))
      if random.chance(30) { effect.blurSigma = random.number(0.3...5) }
      if random.chance(50) {
        effect.shadow = .init(
          color: color(&random), sigma: random.number(0...6),
          offset: Point(random.number(-30...30), random.number(-30...30)))
      }
      return .group(effect, items(&random, depth: depth - 1))
    }
  }

  private func items(_ random: inout Random, depth: Int) -> [Item] {
    (0..<(1 + Int(random.next() % 3))).map { _ in item(&random, depth: depth) }
  }

  /// Changes one thing, deep inside perhaps; adds or takes away one now and then.
  private func change(_ items: inout [Item], _ random: inout Random, depth: Int) {
    guard !items.isEmpty, !random.chance(15) else {
      return items.insert(item(&random, depth: depth), at: Int(random.next()) % (items.count + 1))
    }
    let index = Int(random.next()) % items.count
    if random.chance(10) {
      items.remove(at: index)
      return
    }
    switch items[index] {
    case .group(let effect, var inner) where random.chance(80):
      change(&inner, &random, depth: depth - 1)
      items[index] = .group(effect, inner)
    case .clip(let rect, var inner) where random.chance(80):
      change(&inner, &random, depth: depth - 1)
      items[index] = .clip(rect, inner)
    case .box(let rect, let color):
      items[index] = .box(rect.offset(by: Point(random.number(-3...3), 1)), color)
    default: items[index] = item(&random, depth: depth)
    }
  }

  private func draw(_ items: [Item], into list: inout DisplayList) {
    for item in items {
      switch item {
      case .box(let rect, let color): list.fill(Path(rect: rect), paint: .solid(color))
      case .card(let rect, let color, let angle):
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        let middle = Point(rect.minX + rect.width / 2, rect.minY + rect.height / 2)
        let map = Affine.translation(-middle.x, -middle.y)
          .then(Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
          .then(.translation(middle.x, middle.y))
        list.withTransform(Projective(map)) {
          $0.fill(roundedRect: rect, cornerRadius: 5, style: .circular, paint: .solid(color))
        }
      case .tilted(let rect, let color):
        let map = Projective(
          m11: 1, m12: 0.1, m13: 0.002, m21: 0, m22: 1, m23: 0.001, m31: 0, m32: 0, m33: 1)
        list.withTransform(map) { $0.fill(Path(ellipseIn: rect), paint: .solid(color)) }
      case .soft(let rect, let color):
        list.drawShadow(roundedRect: rect, cornerRadius: 4, sigma: 3, color: color)
      case .image(let rect): list.draw(Self.picture, in: rect, filter: .bilinear)
      case .gradient(let rect):
        list.fill(
          Path(rect: rect),
          paint: .linear(
            [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)],
            from: rect.origin, to: Point(rect.maxX, rect.maxY)))
      case .text(let origin, let index):
        list.draw(texts[index], at: origin, colors: [.black])
      case .group(let effect, let inner):
        list.withGroup(effect) { draw(inner, into: &$0) }
      case .clip(let rect, let inner):
        list.withClip(Path(ellipseIn: rect)) { draw(inner, into: &$0) }
      }
    }
  }

  private func list(_ items: [Item]) -> DisplayList {
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: Self.size.width, y1: Self.size.height),
      transform: .identity)
    list.fill(Path(rect: Rect(0, 0, 160, 120)), paint: .solid(.white))
    draw(items, into: &list)
    return list
  }

  private func painter() -> Painter {
    Painter(width: Self.size.width, height: Self.size.height, glyphs: glyphs)
  }

  private func firstDifference(_ a: Surface, _ b: Surface) -> String? {
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        return "(\(x), \(y)): \(String(a[x, y], radix: 16)) for \(String(b[x, y], radix: 16))"
      }
    }
    return nil
  }

  @Test(arguments: 0..<30)
  func drawingTheDamageEqualsDrawingEverything(seed: UInt64) {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    var items = items(&random, depth: 2)
    let kept = painter()
    for step in 0..<12 {
      let list = list(items)
      let damage = kept.paint(list)
      let fresh = painter()
      _ = fresh.paint(list)
      if let difference = firstDifference(kept.frame, fresh.frame) {
        Issue.record("seed \(seed), step \(step), \(difference), drawn: \(damage)")
        return
      }
      change(&items, &random, depth: 2)
    }
  }

  @Test func anEqualPictureIsNotDrawn() {
    let painter = painter()
    #expect(painter.paint(list([])) == [painter.frame.bounds])
    #expect(painter.paint(list([])) == [])
    painter.invalidate()
    #expect(painter.paint(list([])) == [painter.frame.bounds])
    painter.wipe()
    #expect(painter.frame[5, 5] == 0xFF00_0000)
    #expect(painter.paint(list([])) == [painter.frame.bounds])
    #expect(painter.frame[5, 5] == 0xFFFF_FFFF)
  }

  @Test func aClipThatTheDamageMissesHidesItsContent() {
    func picture(_ color: RGBA) -> [Item] {
      [
        .clip(Rect(0, 0, 20, 20), [.box(Rect(0, 0, 160, 120), .black)]),
        .box(Rect(100, 80, 10, 10), color),
      ]
    }
    let painter = painter()
    _ = painter.paint(list(picture(.black)))
    _ = painter.paint(list(picture(RGBA(red: 1, green: 0, blue: 0, alpha: 1))))
    #expect(painter.frame[105, 85] == 0xFFFF_0000)
    #expect(painter.frame[99, 79] == 0xFFFF_FFFF)
  }

  /// Sum over the frame of how dark its pixels are, weighted by their columns.
  private func centre(_ frame: Surface) -> Double {
    var sum = 0.0
    var moment = 0.0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let dark = Double(255 - frame[x, y] & 0xFF)
        sum += dark
        moment += dark * (Double(x) + 0.5)
      }
    }
    return sum > 0 ? moment / sum : 0
  }

  @Test func lettersStandOnQuartersOfPixels() {
    func frame(_ x: Double, _ y: Double = 20) -> Surface {
      let painter = painter()
      _ = painter.paint(list([.text(Point(x, y), 2)]))
      return painter.frame
    }
    let origin = frame(20)
    for quarter in 0..<4 {
      let shift = Double(quarter) / 4
      let moved = frame(20 + shift)
      #expect(abs(centre(moved) - centre(origin) - shift) < 0.02)
      #expect(firstDifference(frame(20 + shift + 0.12), moved) == nil, "the nearest quarter")
    }
    #expect(firstDifference(frame(21), origin) != nil)
    #expect(abs(centre(frame(21)) - centre(origin) - 1) < 1e-9)
  }
}
