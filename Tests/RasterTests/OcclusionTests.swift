import Geometry
import Raster
import Testing

/// What is hidden is left out, and nothing of it shows.
@Suite struct OcclusionTests {
  private typealias Step = (inout Canvas) -> Void

  /// Shapes of all kinds with opaque rectangles between them.
  private let steps: [Step] = [
    { $0.fillRoundedRect(Rect(0, 0, 200, 150), cornerRadius: 0, paint: .solid(.white)) },
    {
      $0.drawShadow(
        roundedRect: Rect(20, 20, 120, 90), cornerRadius: 10, sigma: 6, color: .black)
    },
    {
      $0.fill(
        Pictures.star(center: Point(90, 70), radius: 60),
        paint: .solid(RGBA(rgb: 0xFF375F, alpha: 0.5)))
    },
    {
      $0.fillRoundedRect(
        Rect(30.5, 25.25, 100, 80), cornerRadius: 12, paint: .solid(RGBA(rgb: 0x0A84FF)))
    },
    {
      $0.beginGroup(GroupEffect(opacity: 0.5))
      $0.fillRoundedRect(Rect(60, 60, 120, 80), cornerRadius: 0, paint: .solid(.black))
      $0.endGroup()
    },
    {
      $0.beginClip(Path(ellipseIn: Rect(10, 10, 150, 120)))
      $0.fillRoundedRect(Rect(0, 0, 190, 140), cornerRadius: 0, paint: .solid(RGBA(rgb: 0x30D158)))
      $0.endClip()
    },
    { $0.drawImage(Pictures.image(48, 40), in: Rect(70, 40, 48, 40)) },
    {
      $0.beginGroup(GroupEffect(blurSigma: 3))
      $0.fillRoundedRect(Rect(80, 50, 90, 60), cornerRadius: 0, paint: .solid(.black))
      $0.endGroup()
    },
    {
      $0.fillRoundedRect(
        Rect(50, 30, 60, 64), cornerRadius: 0, paint: .solid(RGBA(rgb: 0xFF9F0A)))
    },
  ]

  @Test func hidingDoesNotChangeThePicture() {
    let together = Pictures.draw(200, 150) { canvas in
      for step in steps { step(&canvas) }
    }
    let apart = Surface(width: 200, height: 150)
    apart.fill(0xFFFF_FFFF)
    for step in steps {
      var canvas = Canvas(width: 200, height: 150)
      step(&canvas)
      canvas.render(into: apart)
    }
    #expect(Pictures.words(together) == Pictures.words(apart))
  }
}
