import Geometry
import Raster
import Testing

/// Clips hold drawing to their inside.
@Suite struct ClipTests {
  @Test func aClipKeepsItsInside() {
    let surface = Pictures.draw(100, 76) { canvas in
      canvas.beginClip(Path(ellipseIn: Rect(4.5, 4.5, 66, 66)))
      canvas.fill(Path(rect: Rect(0, 0, 100, 76)), paint: .solid(.black))
      canvas.endClip()
    }
    #expect(surface[37, 37] == 0xFF00_0000)
    #expect(surface[5, 5] == 0xFFFF_FFFF)
    #expect((0x78...0x88).contains(surface[37, 70] & 255))
  }

  @Test func nestedClipsIntersect() {
    let surface = Pictures.draw(100, 76) { canvas in
      canvas.beginClip(Path(ellipseIn: Rect(4.5, 4.5, 66, 66)))
      canvas.beginClip(Path(ellipseIn: Rect(34.5, 4.5, 66, 66)))
      canvas.fill(Path(rect: Rect(0, 0, 100, 76)), paint: .solid(.black))
      canvas.endClip()
      canvas.endClip()
    }
    #expect(surface[52, 37] == 0xFF00_0000)
    #expect(surface[20, 37] == 0xFFFF_FFFF)
    #expect(surface[90, 37] == 0xFFFF_FFFF)
  }
}
