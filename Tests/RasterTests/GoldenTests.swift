import Geometry
import Raster
import TestSupport
import Testing

/// One picture for every feature of the rasteriser.
@Suite struct GoldenTests {
  private let blue = Paint.solid(RGBA(rgb: 0x0A84FF))
  private let ink = Paint.solid(RGBA(rgb: 0x1C1C1E))
  private let stops = [
    GradientStop(offset: 0, color: RGBA(rgb: 0x30D158)),
    GradientStop(offset: 0.5, color: RGBA(rgb: 0x64D2FF)),
    GradientStop(offset: 1, color: RGBA(rgb: 0x5E5CE6)),
  ]

  @Test func fillRules() {
    let surface = Pictures.draw(132, 68) { canvas in
      canvas.fill(Pictures.star(center: Point(34, 36), radius: 31), rule: .nonZero, paint: blue)
      canvas.fill(Pictures.star(center: Point(98, 36), radius: 31), rule: .evenOdd, paint: blue)
    }
    expectGolden(surface, "fill-rules")
  }

  @Test func strokes() {
    let surface = Pictures.draw(200, 150) { canvas in
      for (column, cap) in [LineCap.butt, .round, .square].enumerated() {
        for (row, join) in [LineJoin.miter, .round, .bevel].enumerated() {
          let x = 16 + Double(column) * 64
          let y = 12 + Double(row) * 48
          var path = Path()
          path.move(to: Point(x, y + 24))
          path.line(to: Point(x + 20, y))
          path.line(to: Point(x + 40, y + 24))
          canvas.stroke(path, style: StrokeStyle(width: 10, cap: cap, join: join), paint: blue)
        }
      }
    }
    expectGolden(surface, "strokes")
  }

  @Test func curvesAndDashes() {
    let surface = Pictures.draw(180, 120) { canvas in
      canvas.stroke(
        Path(ellipseIn: Rect(10, 10, 70, 60)), style: StrokeStyle(width: 8), paint: blue)
      var ring = Path()
      ring.addArc(
        center: Point(130, 40), radius: 28, start: -Elementary.pi / 2, delta: 4.4)
      canvas.stroke(ring, style: StrokeStyle(width: 9, cap: .round), paint: ink)
      var line = Path()
      line.move(to: Point(10, 84.5))
      line.line(to: Point(170, 84.5))
      canvas.stroke(line, style: StrokeStyle(width: 1, dash: [5, 5]), paint: ink)
      var wave = Path()
      wave.move(to: Point(10, 104))
      wave.curve(to: Point(170, 104), control1: Point(70, 80), control2: Point(110, 130))
      canvas.stroke(
        wave, style: StrokeStyle(width: 4, cap: .round, dash: [0, 8, 12, 8]), paint: blue)
      // Tighter than half the width: the inner side must not show holes.
      var bend = Path()
      bend.move(to: Point(100, 20))
      bend.curve(to: Point(104, 20), control1: Point(100, 110), control2: Point(104, 110))
      canvas.stroke(bend, style: StrokeStyle(width: 12), paint: .solid(RGBA(rgb: 0, alpha: 0.3)))
    }
    expectGolden(surface, "curves-and-dashes")
  }

  @Test func gradients() {
    let surface = Pictures.draw(208, 72) { canvas in
      canvas.fillRoundedRect(
        Rect(4, 4, 64, 64), cornerRadius: 12,
        paint: .linear(stops, from: Point(4, 4), to: Point(68, 68)))
      canvas.fillRoundedRect(
        Rect(72, 4, 64, 64), cornerRadius: 12,
        paint: .radial(stops, center: Point(104, 36), startRadius: 6, endRadius: 34))
      canvas.fillRoundedRect(
        Rect(140, 4, 64, 64), cornerRadius: 12,
        paint: .angular(
          stops, center: Point(172, 36), startAngle: 0, endAngle: 2 * Elementary.pi))
    }
    expectGolden(surface, "gradients")
  }

  @Test func roundedRects() {
    let surface = Pictures.draw(220, 130) { canvas in
      canvas.fillRoundedRect(Rect(5.5, 5.25, 100, 60), cornerRadius: 20, paint: blue)
      canvas.fillRoundedRect(
        Rect(112, 5, 100, 60), cornerRadius: 20, style: .continuous, paint: blue)
      canvas.fillRoundedRect(Rect(5, 75, 100, 50), cornerRadius: 25, paint: ink)
      canvas.fillRoundedRect(
        Rect(112, 75, 100, 50), cornerRadius: 18, style: .continuous, paint: ink)
    }
    expectGolden(surface, "rounded-rects")
  }

  @Test func images() {
    let picture = Pictures.image(24, 16)
    let turned = Affine(a: 1.6, b: 0.7, c: -0.7, d: 1.6, tx: 0, ty: 0)
    let surface = Pictures.draw(230, 150) { canvas in
      for (i, filter) in [ImageFilter.nearest, .bilinear, .area].enumerated() {
        let x = 6 + Double(i) * 76
        canvas.drawImage(picture, in: Rect(x, 4.5, 60, 40), filter: filter)
        canvas.drawImage(
          picture, in: Rect(0, 0, 24, 16),
          transform: Projective(turned.then(.translation(x + 14, 50))), filter: filter)
        canvas.drawImage(
          picture, in: Rect(0, 0, 60, 40),
          transform: Projective(
            m11: 1, m12: 0, m13: 0, m21: 0.1, m22: 1, m23: -0.008, m31: 0, m32: 0, m33: 1
          ).then(.translation(x, 84)),
          filter: filter)
        canvas.drawImage(picture, in: Rect(x + 62, 52, 9, 6), filter: filter)
        canvas.drawImage(picture, in: Rect(x + 48, 66, 24, 16), filter: filter, opacity: 0.5)
      }
    }
    expectGolden(surface, "images")
  }

  @Test func shadows() {
    let surface = Pictures.draw(260, 120) { canvas in
      for (i, sigma) in [2.0, 6.0, 10.0].enumerated() {
        canvas.drawShadow(
          roundedRect: Rect(30 + Double(i) * 80, 30, 30, 50), cornerRadius: 8, sigma: sigma,
          color: RGBA(rgb: 0, alpha: 0.8))
      }
      canvas.drawShadow(
        roundedRect: Rect(-20, -10, 40, 20), cornerRadius: 6, sigma: 3,
        color: RGBA(rgb: 0xFF0000, alpha: 0.6),
        transform: Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 84, ty: 90))
    }
    expectGolden(surface, "shadows")
  }

  @Test func groups() {
    let surface = Pictures.draw(260, 130) { canvas in
      func pair(_ x: Double, _ effect: GroupEffect) {
        canvas.beginGroup(effect)
        canvas.fillRoundedRect(
          Rect(x, 14, 34, 34), cornerRadius: 6, paint: .solid(RGBA(rgb: 0xFF375F)))
        canvas.fill(
          Path(ellipseIn: Rect(x + 14, 26, 34, 34)), paint: .solid(RGBA(rgb: 0x0A84FF)))
        canvas.endGroup()
      }
      pair(8, GroupEffect(opacity: 0.5))
      pair(70, GroupEffect(blurSigma: 2.5))
      pair(
        132,
        GroupEffect(
          shadow: .init(color: RGBA(rgb: 0, alpha: 0.6), sigma: 4, offset: Point(3, 6))))
      let grey = [
        0.3, 0.59, 0.11, 0, 0, 0.3, 0.59, 0.11, 0, 0, 0.3, 0.59, 0.11, 0, 0, 0, 0, 0, 1, 0,
      ]
      pair(198, GroupEffect(colorMatrix: grey))
      for (i, mode) in BlendMode.allCases.prefix(10).enumerated() {
        let x = 6 + Double(i) * 25
        canvas.fill(
          Path(rect: Rect(x, 78, 20, 28)),
          paint: .linear(stops, from: Point(x, 0), to: Point(x + 20, 0)))
        canvas.fill(
          Path(ellipseIn: Rect(x, 90, 20, 30)), paint: .solid(RGBA(rgb: 0xFF9F0A, alpha: 0.8)),
          blend: mode)
      }
    }
    expectGolden(surface, "groups")
  }

  @Test func clips() {
    let surface = Pictures.draw(150, 76) { canvas in
      canvas.beginClip(Path(ellipseIn: Rect(4.5, 4.5, 66, 66)))
      canvas.fill(
        Path(rect: Rect(0, 0, 150, 76)), paint: .linear(stops, from: .zero, to: Point(80, 80)))
      canvas.beginClip(Pictures.star(center: Point(50, 38), radius: 30))
      canvas.fill(Path(rect: Rect(0, 0, 150, 76)), paint: ink)
      canvas.endClip()
      canvas.endClip()
      canvas.beginClip(Path(rect: Rect(80, 10, 60, 50)))
      canvas.stroke(
        Path(ellipseIn: Rect(84, 0, 60, 74)), style: StrokeStyle(width: 14), paint: blue)
      canvas.endClip()
    }
    expectGolden(surface, "clips")
  }

  @Test func glyphMasks() {
    let mask = GlyphMask(path: Pictures.star(center: Point(8.3, -8.2), radius: 9))
    let surface = Pictures.draw(120, 30) { canvas in
      canvas.drawGlyphs(
        (0..<7).map { PlacedGlyph(mask: mask, x: $0 * 19 - 5, y: 22) }, color: .black)
    }
    expectGolden(surface, "glyph-masks")
  }

  @Test func everything() {
    let surface = Pictures.draw(160, 130) { Pictures.everything(&$0, 160, 130) }
    expectGolden(surface, "everything")
  }
}
