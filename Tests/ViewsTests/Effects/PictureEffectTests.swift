import Foundation
import Testing

@testable import Views

/// Effects on pictures, pixel by pixel.
@MainActor
struct PictureEffectTests {
  private func pixel<V: View>(_ view: V, _ x: Double = 10, _ y: Double = 10) throws -> UInt32 {
    try Tree(view, 20, 20).color(x, y)
  }

  private let gray = Color(red: 0.4, green: 0.4, blue: 0.4)

  @Test func colorsAreMapped() throws {
    #expect(try pixel(Color(red: 1, green: 0, blue: 0).colorInvert()) == 0x00FFFF)
    #expect(try pixel(gray.brightness(0.2)) == 0x999999)
    #expect(try pixel(gray.contrast(0)) == 0x808080)
    #expect(try pixel(Color(red: 0, green: 1, blue: 0).grayscale(1)) == 0xB6B6B6)
    #expect(try pixel(Color.white.colorMultiply(Color(red: 1, green: 0, blue: 0))) == 0xFF0000)
    #expect(try pixel(Color(red: 0, green: 0, blue: 1).saturation(1)) == 0x0000FF)
    #expect(try pixel(Color.white.luminanceToAlpha()) == 0x000000)
    #expect(try pixel(Color.black.luminanceToAlpha()) == 0xFFFFFF)
  }

  @Test func aMaskShowsWhatItCovers() throws {
    let view = Color(red: 1, green: 0, blue: 0).mask { Circle().frame(width: 10, height: 10) }
    #expect(try pixel(view) == 0xFF0000)
    #expect(try pixel(view, 1, 1) == 0xFFFFFF)
    #expect(try pixel(view, 10, 3) == 0xFFFFFF, "beside the mask's own pixels")
    #expect(try pixel(Color.red.mask(EmptyView())) == 0xFFFFFF, "an empty mask shows nothing")
    let half = Color.black.mask(Color.white.opacity(0.5))
    #expect([0x7F7F7F, 0x808080].contains(try pixel(half)))
  }

  @Test(
    arguments: [
      (BlendMode.multiply, 0x330000), (.screen, 0xFF4D4D), (.difference, 0xCC4D4D),
      (.exclusion, 0xCC4D4D), (.darken, 0x330000), (.lighten, 0xFF4D4D), (.plusLighter, 0xFF4D4D),
      (.colorDodge, 0xFF4D4D), (.hardLight, 0xFF0000),
    ] as [(BlendMode, UInt32)])
  func modesCombine(mode: BlendMode, wanted: UInt32) throws {
    // Red over (0.2, 0.3, 0.3).
    let view = ZStack {
      Color(red: 0.2, green: 0.3, blue: 0.3)
      Color(red: 1, green: 0, blue: 0).blendMode(mode)
    }
    let found = try pixel(view)
    for shift in [16, 8, 0] as [UInt32] {
      let (a, b) = (Int(found >> shift & 255), Int(wanted >> shift & 255))
      #expect(abs(a - b) <= 1, "\(mode): \(String(found, radix: 16))")
    }
  }

  @Test func borderLiesInside() throws {
    let view = Color.white.frame(width: 10, height: 10).border(Color.black, width: 2)
    #expect(try pixel(view, 6, 10) == 0x000000)
    #expect(try pixel(view, 4, 10) == 0xFFFFFF)
    #expect(try pixel(view) == 0xFFFFFF)
  }

  @Test func fillsAndStrokesChain() throws {
    let view = Rectangle().fill(Color.white).stroke(Color.black, lineWidth: 4)
      .frame(width: 10, height: 10)
    #expect(try pixel(view, 4, 10) == 0x000000)
    #expect(try pixel(view) == 0xFFFFFF)
  }

  @Test func innerShadowsStayInside() throws {
    let style = Color.white.shadow(.inner(color: .black, radius: 2))
    let view = Rectangle().fill(style).frame(width: 10, height: 10)
    #expect(try pixel(view, 5.2, 10) < 0xC0C0C0)
    #expect(try pixel(view) > 0xF0F0F0)
    #expect(try pixel(view, 4, 10) == 0xFFFFFF)
  }
}
