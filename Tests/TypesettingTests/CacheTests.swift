import Geometry
import Testing

@testable import Typesetting

struct BoundedCacheTests {
  @Test func costStaysWithinTheLimit() {
    var random = SeededGenerator(seed: 3)
    var cache = BoundedCache<Int, Int>(costLimit: 100)
    for _ in 0..<10_000 {
      let key = Int.random(in: 0..<200, using: &random)
      if let value = cache.value(key) {
        #expect(value == key)
      } else {
        cache.insert(key, cost: Int.random(in: 0...60, using: &random), for: key)
      }
      #expect(cache.cost <= 100 && cache.count <= 100)
    }
  }

  @Test func whatIsUsedStays() {
    var cache = BoundedCache<Int, Int>(costLimit: 20)
    cache.insert(-1, cost: 1, for: -1)
    for key in 0..<1_000 {
      cache.insert(key, cost: 1, for: key)
      #expect(cache.value(-1) == -1)
    }
    #expect(cache.value(3) == nil)
    cache.removeAll()
    #expect(cache.cost == 0 && cache.count == 0)
  }
}

struct LayoutCacheTests {
  @Test func textIsShapedOnceForAllWidthsAndSizes() throws {
    let set = try Setter()
    let text = "Departures are shown on the boards"
    let first = set(text, width: 100)
    let shaped = set.typesetter.statistics.shapedItems
    for width in stride(from: 40.0, through: 300, by: 20) {
      _ = set(text, width: width)
      _ = set(text, size: width / 4, width: width)
    }
    // A line that begins inside a kerned pair is shaped anew; nothing else is.
    let statistics = set.typesetter.statistics
    #expect(set(text, width: 100) === first, "the same layout comes back")
    #expect(set.typesetter.statistics == statistics)
    #expect(statistics.shapeCost < 200)
    #expect(statistics.shapedItems - shaped < statistics.layouts * 4)
  }

  @Test func memoryIsBounded() throws {
    let typesetter = Typesetter(
      library: try FontLibrary(), layoutLimit: 4_000, shapeLimit: 2_000)
    for index in 0..<500 {
      _ = typesetter.layout(
        [Fixtures.run("Passenger \(index)")], style: ParagraphStyle(), width: nil, height: nil)
      let statistics = typesetter.statistics
      #expect(statistics.layoutCost <= 4_000 && statistics.shapeCost <= 2_000)
    }
    #expect(typesetter.statistics.rememberedLayouts > 10)
    typesetter.forget()
    #expect(typesetter.statistics.rememberedLayouts == 0 && typesetter.statistics.shapeCost == 0)
  }
}

struct GlyphCacheTests {
  @Test func bytesStayWithinTheLimit() throws {
    let library = try FontLibrary()
    let style = FontDescriptor(size: 10).style
    let face = try #require(library.face(for: style))
    let cache = GlyphCache(byteLimit: 40_000)
    for size in stride(from: 8.0, through: 60, by: 4) {
      for glyph in UInt32(1)..<60 {
        _ = cache.mask(face: face, glyph: glyph, pixelSize: size, subpixel: Int(glyph) % 4)
        #expect(cache.byteCount <= 40_000)
      }
    }
    #expect(cache.count > 5)
    cache.removeAll()
    #expect(cache.byteCount == 0)
  }

  @Test func positionsSplitIntoQuarters() {
    for (x, pixel, subpixel) in [
      (0.0, 0, 0), (0.12, 0, 0), (0.13, 0, 1), (0.5, 0, 2), (0.9, 1, 0), (-0.25, -1, 3),
      (-1.0, -1, 0), (7.76, 7, 3),
    ] {
      let split = GlyphCache.split(x)
      #expect(split.pixel == pixel && split.subpixel == subpixel, "\(x)")
    }
    #expect(GlyphCache.split(.nan).pixel == 0)
    #expect(GlyphCache.split(.infinity).subpixel == 0)
  }
}
