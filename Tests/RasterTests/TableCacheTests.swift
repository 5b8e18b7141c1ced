import Geometry
import Testing

@testable import Raster

/// Tables of gradients and shadows are kept within bounds, those used last longest.
@Suite struct TableCacheTests {
  private func stops(_ number: Int) -> [GradientStop] {
    [
      GradientStop(offset: 0, color: RGBA(rgb: UInt32(number))),
      GradientStop(offset: 1, color: .white),
    ]
  }

  @Test func gradientsStayWithinTheLimit() {
    let cache = GradientCache(limit: 4)
    let first = cache.table(stops(0), opacity: 1)
    for number in 1..<20 {
      _ = cache.table(stops(number), opacity: 1)
      #expect(cache.table(stops(0), opacity: 1) === first)
    }
    #expect(cache.count == 4)
    let second = cache.table(stops(1), opacity: 1)
    #expect(cache.table(stops(1), opacity: 1) === second)
    #expect(cache.table(stops(1), opacity: 0.5) !== second)
  }

  @Test func shadowsStayWithinTheLimit() {
    for number in 0..<30 {
      var canvas = Canvas(width: 900, height: 700)
      canvas.drawShadow(
        roundedRect: Rect(100, 100, 600, 500), cornerRadius: 20, sigma: 20 + Double(number) / 100,
        color: .black)
    }
    #expect(ShadowCache.shared.size <= 2 << 20)
  }
}
