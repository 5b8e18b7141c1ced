import Raster
import TestSupport
import Testing

struct GoldenTests {
  @Test func tolerancesDecide() {
    let a = PNGTests.sample(width: 10, height: 10, opaque: true)
    let b = PNGTests.sample(width: 10, height: 10, opaque: true)
    #expect(mismatch(a, b, .exact) == nil)
    b[3, 4] = a[3, 4] ^ 0x0000_0003
    #expect(mismatch(a, b, .exact)?.contains("(3, 4)") == true)
    #expect(mismatch(a, b, GoldenTolerance(channel: 3, share: 0.01)) == nil)
    #expect(mismatch(a, b, GoldenTolerance(channel: 2, share: 0.01)) != nil)
    #expect(mismatch(a, b, GoldenTolerance(channel: 3, share: 0.009)) != nil)
    #expect(mismatch(a, Surface(width: 10, height: 11), .exact) != nil)
  }
}
