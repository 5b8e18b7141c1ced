import Geometry
import Raster
import Testing

/// Images drawn smaller than they are show the mean of what lies under each pixel.
@Suite struct AreaFilterTests {
  /// The mean of the image under a device pixel, by overlap in small steps of the definition.
  private func mean(_ image: Surface, _ u: ClosedRange<Double>, _ v: ClosedRange<Double>)
    -> [Double]
  {
    var sums = [0.0, 0.0, 0.0, 0.0]
    var total = 0.0
    for y in 0..<image.height {
      let h = min(v.upperBound, Double(y + 1)) - max(v.lowerBound, Double(y))
      if h <= 0 { continue }
      for x in 0..<image.width {
        let w = min(u.upperBound, Double(x + 1)) - max(u.lowerBound, Double(x))
        if w <= 0 { continue }
        total += w * h
        for c in 0..<4 {
          sums[c] += w * h * Double((image[x, y] >> UInt32(8 * c)) & 255)
        }
      }
    }
    return sums.map { $0 / total }
  }

  private func far(_ pixel: UInt32, _ expected: [Double]) -> Double {
    (0..<4).map { abs(Double((pixel >> UInt32(8 * $0)) & 255) - expected[$0]) }.max() ?? 0
  }

  @Test(arguments: [
    (3.0, 2.0, 0.0, 0.0), (2.37, 5.81, 0.3, 0.71), (1.15, 1.4, 7.25, 3.9), (9.7, 1.0, 0.5, 0),
  ])
  func alongTheAxesItIsTheExactMean(_ scale: (Double, Double, Double, Double)) {
    let image = Pictures.image(60, 44)
    let (sx, sy, dx, dy) = scale
    let frame = Rect(dx, dy, 60 / sx, 44 / sy)
    for mirrored in [false, true] {
      let flip = Affine(a: -1, b: 0, c: 0, d: 1, tx: dx * 2 + frame.width, ty: 0)
      let surface = Pictures.draw(80, 80) { canvas in
        canvas.drawImage(
          image, in: frame, transform: mirrored ? Projective(flip) : .identity, filter: .area)
      }
      var worst = 0.0
      for y in Int(dy + 1)..<Int(dy + frame.height) {
        for x in Int(dx + 1)..<Int(dx + frame.width) {
          var u = ((Double(x) - dx) * sx)...((Double(x + 1) - dx) * sx)
          if mirrored { u = (60 - u.upperBound)...(60 - u.lowerBound) }
          let v = ((Double(y) - dy) * sy)...((Double(y + 1) - dy) * sy)
          worst = max(worst, far(surface[x, y], mean(image, u, v)))
        }
      }
      #expect(worst <= 1)
    }
  }

  @Test func wholeFactorsRoundTheMean() {
    let image = Pictures.image(60, 45)
    let surface = Pictures.draw(20, 15) { canvas in
      canvas.drawImage(image, in: Rect(0, 0, 20, 15), filter: .area)
    }
    var wrong = 0
    for y in 0..<15 {
      for x in 0..<20 {
        for shift in [UInt32(0), 8, 16, 24] {
          var sum = 0
          for j in 0..<3 {
            for i in 0..<3 { sum += Int((image[3 * x + i, 3 * y + j] >> shift) & 255) }
          }
          if Int((surface[x, y] >> shift) & 255) != (2 * sum + 9) / 18 { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test func aQuarterTurnTurnsThePicture() {
    let image = Pictures.image(60, 40)
    let straight = Pictures.draw(20, 20) { canvas in
      canvas.drawImage(image, in: Rect(0, 0, 18, 12.5), filter: .area)
    }
    let turned = Pictures.draw(20, 20) { canvas in
      canvas.drawImage(
        image, in: Rect(0, 0, 18, 12.5),
        transform: Projective(Affine(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)), filter: .area)
    }
    // Sums in another order may round the other way.
    var worst = 0.0
    for y in 0..<20 {
      for x in 0..<20 {
        let pixel = straight[x, y]
        let channels = [0, 8, 16, 24].map { Double((pixel >> $0) & 255) }
        worst = max(worst, far(turned[19 - y, x], channels))
      }
    }
    #expect(worst <= 1)
  }

  /// White and black squares of a number of pixels.
  private func checkers(_ size: Int, square: Int) -> Surface {
    let image = Surface(width: size, height: size)
    image.isOpaque = true
    for y in 0..<size {
      for x in 0..<size {
        image[x, y] = (x / square + y / square) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
      }
    }
    return image
  }

  @Test(arguments: [(512, 1), (512, 2), (301, 1)])
  func perspectiveDoesNotAlias(_ size: Int, _ square: Int) {
    let image = checkers(size, square: square)
    let side = Double(size)
    let tilt = Projective(
      m11: 0.4, m12: 0, m13: 0, m21: 0.1, m22: 0.3, m23: 0.01, m31: 4, m32: 3, m33: 1)
    let surface = Pictures.draw(240, 40) { canvas in
      canvas.drawImage(image, in: Rect(0, 0, side, side), transform: tilt, filter: .area)
    }
    guard let back = tilt.inverse else {
      Issue.record("the map has an inverse")
      return
    }
    var tested = 0
    var worst = 0
    for y in 1..<39 {
      for x in 1..<239 {
        let p = back.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        let right = back.apply(Point(Double(x) + 1.5, Double(y) + 0.5)) - p
        let below = back.apply(Point(Double(x) + 0.5, Double(y) + 1.5)) - p
        let inside = 8...(side - 8)
        let scale = max(right.length, below.length)
        guard scale >= 4, inside.contains(p.x), inside.contains(p.y), below.length < 60 else {
          continue
        }
        // All of the pixel's surroundings lie inside.
        let edge = back.apply(Point(Double(x) + 0.5, Double(y) + 2))
        guard inside.contains(edge.y), inside.contains(edge.x) else { continue }
        tested += 1
        worst = max(worst, abs(Int(surface[x, y] & 255) - 128))
      }
    }
    #expect(tested > 100)
    #expect(worst <= 4)
  }

  @Test func aTurnedImageDoesNotAlias() {
    let image = checkers(256, square: 2)
    let surface = Pictures.draw(60, 60) { canvas in
      canvas.drawImage(
        image, in: Rect(-20, -20, 40, 40),
        transform: Projective(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 30, ty: 30)),
        filter: .area)
    }
    for y in 20..<40 {
      for x in 20..<40 { #expect(abs(Int(surface[x, y] & 255) - 128) <= 2) }
    }
  }

  @Test func changedPixelsAreSeen() {
    let image = checkers(64, square: 1)
    func draw(_ transform: Projective) -> Surface {
      Pictures.draw(40, 40) { canvas in
        canvas.drawImage(image, in: Rect(0, 0, 16, 16), transform: transform, filter: .area)
      }
    }
    let turn = Projective(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: 4))
    #expect(draw(.identity)[8, 8] & 255 == 128)
    #expect(draw(turn)[14, 14] & 255 == 128)
    image.fill(0xFF00_0000)
    #expect(draw(.identity)[8, 8] == 0xFF00_0000)
    #expect(draw(turn)[14, 14] == 0xFF00_0000)
    for y in 0..<64 { for x in 0..<64 { image[x, y] = 0xFF12_3456 } }
    #expect(draw(.identity)[8, 8] == 0xFF12_3456)
    image.withUnsafePixels { $0.update(repeating: 0xFF65_4321) }
    #expect(draw(turn)[14, 14] == 0xFF65_4321)
  }

  @Test func aroundAPaintedImageIsNothing() {
    let image = Surface(width: 30, height: 30)
    image.fill(0xFFFF_FFFF)
    let surface = Pictures.draw(20, 20, background: 0xFF00_0000) { canvas in
      canvas.fill(
        Path(rect: Rect(0, 0, 20, 20)),
        paint: .image(image, Affine(a: 0.3, b: 0, c: 0, d: 0.3, tx: 4.5, ty: 4), .area, tile: false)
      )
    }
    #expect(surface[10, 10] == 0xFFFF_FFFF)
    #expect((127...128).contains(surface[4, 8] & 255))
    #expect(surface[3, 8] == 0xFF00_0000)
    #expect(surface[14, 8] == 0xFF00_0000)
  }
}
