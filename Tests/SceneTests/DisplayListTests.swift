import Geometry
import Raster
import Testing

@testable import Scene

/// The pixels that operations can reach, through transforms.
struct DisplayListTests {
  private func bounds(_ map: Projective, _ rect: Rect) -> PixelRect? {
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: 1000, y1: 1000), transform: .scale(2, 2))
    list.withTransform(map) { $0.fill(Path(rect: rect), paint: .solid(.black)) }
    return list.entries.first?.bounds
  }

  @Test func scalesAndShifts() {
    #expect(
      bounds(.translation(10, 20), Rect(0, 0, 30, 5)) == PixelRect(x0: 19, y0: 39, x1: 81, y1: 51))
  }

  @Test func turns() {
    let turn = Affine(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)
    #expect(
      bounds(Projective(turn), Rect(0, 0, 30, 10)) == PixelRect(x0: 179, y0: 0, x1: 201, y1: 61))
  }

  @Test func perspective() throws {
    // The right side is twice as far away: w = 1 + x ÷ 100.
    let map = Projective(
      m11: 1, m12: 0, m13: 0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    let found = try #require(bounds(map, Rect(0, 10, 100, 40)))
    #expect(found == PixelRect(x0: 0, y0: 9, x1: 101, y1: 101))
  }

  @Test func whatReachesBehindTheEyeMayBeEverywhere() {
    let map = Projective(
      m11: 1, m12: 0, m13: -0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
    #expect(bounds(map, Rect(0, 0, 200, 10)) == PixelRect(x0: 0, y0: 0, x1: 1000, y1: 1000))
  }

  @Test func whatLiesOutsideOrIsNothingIsLeftOut() {
    #expect(bounds(.translation(2000, 0), Rect(0, 0, 10, 10)) == nil)
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: 9, y1: 9), transform: .identity)
    list.fill(Path(), paint: .solid(.black))
    list.fill(Path(rect: Rect(0, 0, 5, 5)), paint: .solid(.black), opacity: 0)
    list.withGroup(GroupEffect(opacity: 0.5)) { _ in }
    list.withClip(Path(rect: Rect(0, 0, 5, 5))) { $0.withGroup(GroupEffect(blurSigma: 2)) { _ in } }
    #expect(list.entries.isEmpty)
  }

  @Test func theTransformIsRestored() {
    var list = DisplayList(
      bounds: PixelRect(x0: 0, y0: 0, x1: 9, y1: 9), transform: .scale(2, 2))
    list.withTransform(.translation(3, 4)) { inner in
      #expect(inner.transform == Projective.translation(3, 4).then(.scale(2, 2)))
      #expect(inner.uniformScale == 2)
    }
    #expect(list.transform == .scale(2, 2))
  }
}
