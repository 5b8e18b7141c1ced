import Geometry
import Testing

@testable import Raster

/// Prepared images are kept within a bound and never outlive a change.
@Suite struct ImageCacheTests {
  @Test func whatWasPreparedIsUsedAgain() {
    let cache = ImageCache(limit: 1 << 20)
    let image = Pictures.image(64, 64)
    let first = cache.levels(image)
    #expect(cache.levels(image) === first)
    image[3, 3] = 0
    #expect(cache.levels(image) !== first)
  }

  @Test func memoryIsBounded() {
    let cache = ImageCache(limit: 100_000)
    let images = (0..<40).map { _ in Pictures.image(64, 64) }
    for image in images {
      _ = cache.levels(image)
      #expect(cache.size <= 100_000)
    }
    let last = images[39]
    #expect(cache.levels(last) === cache.levels(last))
  }

  @Test func wholePixelMovesUseTheSameReduction() throws {
    let image = Pictures.image(90, 60)
    let a = try #require(
      BoxReduction.make(image, Affine(a: 3, b: 0, c: 0, d: 3, tx: -3.9, ty: 0), transparent: false))
    let b = try #require(
      BoxReduction.make(
        image, Affine(a: 3, b: 0, c: 0, d: 3, tx: -303.9, ty: -21), transparent: false))
    #expect(a.reduction == b.reduction)
    #expect(b.x - a.x == 100)
    #expect(b.y - a.y == 7)
  }
}
