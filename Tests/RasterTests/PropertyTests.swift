import Geometry
import Raster
import Testing

/// What must hold for every picture.
@Suite struct PropertyTests {
  private func frame(_ body: (Canvas, Surface) -> Void) -> [UInt32] {
    let surface = Surface(width: 160, height: 130)
    surface.fill(0xFFFF_FFFF)
    var canvas = Canvas(width: 160, height: 130)
    Pictures.everything(&canvas, 160, 130)
    body(canvas, surface)
    return Pictures.words(surface)
  }

  @Test func partsEqualTheWhole() {
    let whole = frame { canvas, surface in canvas.render(into: surface, rects: [surface.bounds]) }
    let parts = frame { canvas, surface in
      for y in stride(from: 0, to: 130, by: 7) {
        for x in stride(from: 0, to: 160, by: 23) {
          canvas.render(into: surface, rects: [PixelRect(x0: x, y0: y, x1: x + 23, y1: y + 7)])
        }
      }
    }
    #expect(parts == whole)
    let overlapping = frame { canvas, surface in
      canvas.render(
        into: surface,
        rects: [
          PixelRect(x0: -5, y0: 0, x1: 90, y1: 99), PixelRect(x0: 50, y0: 31, x1: 160, y1: 130),
          PixelRect(x0: 0, y0: 60, x1: 70, y1: 130), PixelRect(x0: 80, y0: 0, x1: 999, y1: 40),
        ])
    }
    #expect(overlapping == whole)
  }

  @Test func workersDoNotChangeThePicture() {
    let one = frame { canvas, surface in canvas.render(into: surface, rects: [surface.bounds]) }
    let four = frame { canvas, surface in
      canvas.render(into: surface, rects: [surface.bounds], workers: 4)
    }
    #expect(one == four)
  }

  @Test func aClipOnRecordingDoesNotChangeThePicture() {
    let whole = Surface(width: 160, height: 130)
    var canvas = Canvas(width: 160, height: 130)
    Pictures.everything(&canvas, 160, 130)
    canvas.render(into: whole, rects: [whole.bounds])
    let clip = PixelRect(x0: 37, y0: 41, x1: 131, y1: 117)
    let part = Surface(width: 160, height: 130)
    var clipped = Canvas(width: 160, height: 130, clip: clip)
    Pictures.everything(&clipped, 160, 130)
    clipped.render(into: part, rects: [part.bounds])
    var wrong = 0
    for y in 0..<130 {
      for x in 0..<160 {
        let inside = x >= clip.x0 && x < clip.x1 && y >= clip.y0 && y < clip.y1
        if part[x, y] != (inside ? whole[x, y] : 0) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func translationByWholePixelsTranslatesThePicture() {
    func picture(_ dx: Double, _ dy: Double) -> Surface {
      Pictures.draw(140, 140) { canvas in
        let move = Projective.translation(dx, dy)
        canvas.fill(
          Pictures.star(center: Point(40.3, 41.7), radius: 30), transform: move,
          paint: .solid(RGBA(rgb: 0x123456, alpha: 0.7)))
        canvas.fillRoundedRect(
          Rect(20.4, 30.3, 50, 40), cornerRadius: 9, style: .continuous, transform: move,
          paint: .linear(
            [
              GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
            ], from: Point(20, 30), to: Point(70, 30)))
        canvas.drawShadow(
          roundedRect: Rect(30, 50.25, 40, 30), cornerRadius: 5, sigma: 4, color: .black,
          transform: .translation(dx, dy))
        canvas.stroke(
          Path(ellipseIn: Rect(12.3, 12.1, 60, 50)),
          style: StrokeStyle(width: 3, cap: .round, dash: [7, 5]), transform: move,
          paint: .solid(.black))
      }
    }
    let a = picture(0, 0)
    let b = picture(37, 41)
    var wrong = 0
    for y in 0..<99 {
      for x in 0..<103 where a[x, y] != b[x + 37, y + 41] { wrong += 1 }
    }
    // A step of the gradient may fall on the other side of a rounding.
    #expect(wrong <= 5)
  }

  /// The sum of coverage in pixels, from a white shape on black.
  private func area(_ path: Path, _ rule: FillRule = .nonZero) -> Double {
    let surface = Pictures.draw(200, 200, background: 0xFF00_0000) {
      $0.fill(path, rule: rule, paint: .solid(.white))
    }
    return Pictures.words(surface).reduce(0.0) { $0 + Double($1 & 255) / 255 }
  }

  @Test func coverageSumsToTheArea() {
    #expect(abs(area(Path(rect: Rect(10.25, 20.5, 100.5, 50.25))) - 100.5 * 50.25) < 0.5)
    let circle = Path(ellipseIn: Rect(20.3, 30.7, 120, 120))
    #expect(abs(area(circle) - Elementary.pi * 3600) < 4)
    var triangle = Path()
    triangle.move(to: Point(10.1, 10.9))
    triangle.line(to: Point(180.7, 60.2))
    triangle.line(to: Point(40.4, 190.3))
    let exact = abs((Point(170.6, 49.3)).cross(Point(30.3, 179.4))) / 2
    #expect(abs(area(triangle) - exact) < 1)
    // Twice around the middle counts once by one rule and not at all by the other.
    let star = Pictures.star(center: Point(100, 100), radius: 80)
    let middle = area(star) - area(star, .evenOdd)
    let inner = 80 * Elementary.sin(Elementary.pi / 10) / Elementary.cos(Elementary.pi / 5)
    let pentagon = 2.5 * inner * inner * Elementary.sin(2 * Elementary.pi / 5)
    #expect(abs(middle - pentagon) < 1.5)
  }

  @Test func aHairpinIsRoundOutside() {
    // The curve's tip is at (102, 87.5), where its radius is 0.07: the pen's edge goes around it.
    var bend = Path()
    bend.move(to: Point(100, 20))
    bend.curve(to: Point(104, 20), control1: Point(100, 110), control2: Point(104, 110))
    let surface = Pictures.draw(140, 110) { canvas in
      canvas.stroke(bend, style: StrokeStyle(width: 12), paint: .solid(.black))
    }
    #expect(surface[101, 92] == 0xFF00_0000)
    #expect(surface[102, 95] == 0xFFFF_FFFF)
    #expect(surface[105, 90] == 0xFF00_0000)
    #expect(surface[98, 90] == 0xFF00_0000)
    #expect(surface[107, 92] == 0xFFFF_FFFF)
    #expect(surface[96, 92] == 0xFFFF_FFFF)
  }

  @Test func abuttingShapesLeaveNoSeam() {
    let surface = Pictures.draw(60, 60, background: 0xFF00_0000) { canvas in
      canvas.fill(Path(rect: Rect(5, 5, 25.5, 50)), paint: .solid(.white), blend: .plusLighter)
      canvas.fill(Path(rect: Rect(30.5, 5, 24.5, 50)), paint: .solid(.white), blend: .plusLighter)
    }
    #expect(surface[30, 20] == 0xFFFF_FFFF)
  }

  @Test func hostileNumbersDrawNothingAndDoNotTrap() {
    for v in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e18] {
      let surface = Pictures.draw(40, 40) { canvas in
        var path = Path()
        path.move(to: Point(v, 3))
        path.line(to: Point(20, v))
        path.curve(to: Point(5, 5), control1: Point(v, v), control2: Point(1, v))
        path.close()
        canvas.fill(path, paint: .solid(.black))
        canvas.fill(
          Path(rect: Rect(0, 0, 20, 20)), transform: .scale(v, 1), paint: .solid(.black))
        canvas.stroke(path, style: StrokeStyle(width: v, dash: [v, 2]), paint: .solid(.black))
        canvas.fillRoundedRect(
          Rect(v, 2, v, 9), cornerRadius: v, style: .continuous, paint: .solid(.black))
        canvas.drawImage(Pictures.image(4, 4), in: Rect(1, 1, v, 4), filter: .bilinear)
        canvas.drawShadow(
          roundedRect: Rect(v, 2, 9, v), cornerRadius: v, sigma: v, color: .black)
        canvas.fill(
          Path(rect: Rect(0, 0, 20, 20)),
          paint: .linear(
            [GradientStop(offset: v, color: .black)], from: Point(v, 0), to: Point(0, v)))
        canvas.beginGroup(GroupEffect(blurSigma: v, bounds: Rect(v, v, v, v)))
        canvas.fill(Path(rect: Rect(0, 0, 9, 9)), paint: .solid(.black))
        canvas.endGroup()
      }
      #expect(surface.width == 40)
    }
  }
}
