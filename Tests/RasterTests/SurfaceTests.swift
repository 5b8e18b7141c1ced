import Raster
import Testing

/// Pixels outside a surface read 0 and cannot be written.
@Suite struct SurfaceTests {
  @Test(arguments: [
    (-1, 0), (0, -1), (5, 0), (0, 4), (15, 2), (Int.max, Int.max), (Int.min, Int.min),
  ])
  func outsideIsNothing(_ x: Int, _ y: Int) {
    let surface = Surface(width: 5, height: 4)
    surface.fill(0xFF11_2233)
    #expect(surface[x, y] == 0)
    surface[x, y] = 0xFFFF_FFFF
    #expect(surface[x, y] == 0)
    #expect(Pictures.words(surface).allSatisfy { $0 == 0xFF11_2233 })
  }

  @Test func memoryCanBeAskedForBefore() {
    #expect(Surface.fits(1, width: 64, height: 64, more: 0))
    #expect(Surface.fits(1, width: 0, height: 64, more: 0))
    #expect(!Surface.fits(4, width: 1 << 24, height: 1 << 24, more: 0))
    #expect(!Surface.fits(1, width: .max, height: .max, more: .max))
  }
}
