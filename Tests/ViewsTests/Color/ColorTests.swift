import Foundation
import Raster
import Testing
import Views

/// What colours come to.
struct ColorTests {
  private let light = ColorEnvironment(colorScheme: .light)
  private let dark = ColorEnvironment(colorScheme: .dark)

  private func bytes(_ c: RGBA) -> [Int] {
    [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    (Color.red, [255, 59, 48], [255, 69, 58]), (.orange, [255, 149, 0], [255, 159, 10]),
    (.yellow, [255, 204, 0], [255, 214, 10]), (.green, [52, 199, 89], [48, 209, 88]),
    (.mint, [0, 199, 190], [99, 230, 226]), (.teal, [48, 176, 199], [64, 200, 224]),
    (.cyan, [50, 173, 230], [100, 210, 255]), (.blue, [0, 122, 255], [10, 132, 255]),
    (.indigo, [88, 86, 214], [94, 92, 230]), (.purple, [175, 82, 222], [191, 90, 242]),
    (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [162, 132, 94], [172, 142, 104]),
    (.gray, [142, 142, 147], [142, 142, 147]), (.primary, [0, 0, 0], [255, 255, 255]),
    (.white, [255, 255, 255], [255, 255, 255]), (.black, [0, 0, 0], [0, 0, 0]),
    (.accentColor, [0, 122, 255], [10, 132, 255]),
    (Color(.systemGray6), [0xF2, 0xF2, 0xF7], [0x1C, 0x1C, 0x1E]),
    (Color(.systemBlue), [0, 122, 255], [10, 132, 255]),
  ])
  func systemColoursFollowTheAppearance(_ color: Color, _ light: [Int], _ dark: [Int]) {
    #expect(bytes(color.resolve(in: self.light)) == light)
    #expect(bytes(color.resolve(in: self.dark)) == dark)
  }

  @Test
  func labelsAreTranslucent() {
    #expect(Color.secondary.resolve(in: light) == RGBA(rgb: 0x3C3C43, alpha: 0.6))
    #expect(Color(.quaternaryLabel).resolve(in: dark) == RGBA(rgb: 0xEBEBF5, alpha: 0.16))
    #expect(Color.clear.resolve(in: light).alpha == 0)
  }

  @Test
  func opacityMultiplies() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).opacity(0.5)
    #expect(color.resolve(in: light) == RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.25))
    #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: light).alpha == 0.25)
    #expect(Color.secondary.opacity(0.5).resolve(in: light).alpha == 0.3)
    #expect(Color.red.opacity(7).resolve(in: light).alpha == 1)
  }

  @Test
  func hueGoesAroundTheCircle() {
    #expect(bytes(Color(hue: 0, saturation: 1, brightness: 1).resolve(in: light)) == [255, 0, 0])
    #expect(
      bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).resolve(in: light)) == [0, 255, 0])
    #expect(
      bytes(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 0.8).resolve(in: light))
        == [102, 102, 204])
    let parts = RGBA(hue: 0.61, saturation: 0.4, brightness: 0.7, alpha: 1)
      .hueSaturationBrightness
    #expect(abs(parts.hue - 0.61) < 1e-9)
    #expect(abs(parts.saturation - 0.4) < 1e-9)
    #expect(abs(parts.brightness - 0.7) < 1e-9)
  }

  @Test
  func otherSpacesComeAsSRGB() {
    let linear = Color(.sRGBLinear, white: 0.5).resolve(in: light)
    #expect(abs(linear.red - 0.735357) < 1e-5)
    // Display P3's red lies outside sRGB and is cut; its white is sRGB's.
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light).red == 1)
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light).green == 0)
    let white = Color(.displayP3, white: 1).resolve(in: light)
    #expect(abs(white.green - 1) < 1e-6)
    // Computed from the chromaticities of both spaces.
    let green = Color(.displayP3, red: 0.5, green: 0.6, blue: 0.4).resolve(in: light)
    #expect(abs(green.red - 0.473738) < 1e-6)
    #expect(abs(green.green - 0.603751) < 1e-6)
    #expect(abs(green.blue - 0.376013) < 1e-6)
  }

  @Test
  func theTransferCurveTurnsBack() {
    for i in 0...255 {
      let code = Double(i) / 255
      #expect(abs(SRGBTransfer.encode(SRGBTransfer.decode(code)) - code) < 1e-9)
    }
    #expect(SRGBTransfer.encode(.nan) == 0)
  }

  @Test
  func namedColoursAreLookedUp() {
    let environment = ColorEnvironment { name, _ in
      name == "grayText" ? RGBA(rgb: 0x777777) : nil
    }
    #expect(Color("grayText").resolve(in: environment) == RGBA(rgb: 0x777777))
    #expect(Color("missing").resolve(in: environment) == .clear)
    #expect(Color("grayText").opacity(0.5).resolve(in: environment).alpha == 0.5)
  }

  @Test
  func theAccentMayBeSetAndMayNotBeItself() {
    var environment = light
    environment.accent = .pink
    #expect(bytes(Color.accentColor.resolve(in: environment)) == [255, 45, 85])
    environment.accent = .accentColor.opacity(0.5)
    #expect(Color.accentColor.resolve(in: environment).alpha == 0.5)
  }

  @Test
  func coloursAreComparedAndDescribed() {
    #expect(Color.red == Color.red)
    #expect(Color.red != Color(.red))
    #expect(Color(red: 1, green: 0, blue: 0) == Color(UIColor.red))
    #expect("\(Color.red)" == "red")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
  }

  @Test
  func literalsAreColours() {
    let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(type(of: color) == UIColor.self)
    #expect(Color(color) == Color(red: 0.25, green: 0.5, blue: 0.75))
    let own: Color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(own == Color(color))
  }
}

/// UIKit's colours.
struct UIColorTests {
  @Test
  func providersDecideByAppearance() {
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(color.resolve(in: ColorEnvironment(colorScheme: .light)) == .black)
    #expect(color.resolve(in: ColorEnvironment(colorScheme: .dark)) == .white)
  }

  @Test
  func aProviderThatNeverEndsGivesClear() {
    final class Endless: @unchecked Sendable {
      var color: UIColor?
    }
    let endless = Endless()
    endless.color = UIColor { _ in endless.color ?? .black }
    #expect(Color(endless.color ?? .red).resolve(in: ColorEnvironment()) == .clear)
    endless.color = nil
  }

  @Test
  func alphaIsReplaced() {
    let color = Color(UIColor.secondaryLabel.withAlphaComponent(0.5))
    #expect(color.resolve(in: ColorEnvironment()).alpha == 0.5)
    #expect(UIColor.red.withAlphaComponent(0.25).components.alpha == 0.25)
  }

  @Test
  func componentsAreRead() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }
}
