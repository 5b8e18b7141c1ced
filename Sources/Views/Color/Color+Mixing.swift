import Geometry
import Raster

extension Color {
  /// The colour mixed with a share of another, 0 for none of it and 1 for nothing else.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mixed(self, rhs, min(max(fraction, 0), 1), colorSpace))
  }

  /// The colour's components at a place of the tree. A colour of an asset catalogue is clear.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(
      resolve(
        in: ColorEnvironment(
          colorScheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
          accent: environment.accentColor)))
  }
}

extension RGBA {
  /// The colour mixed with a share of another, both weighted by how much they cover.
  func mixed(with other: RGBA, by share: Double, in space: Gradient.ColorSpace) -> RGBA {
    let alpha = self.alpha * (1 - share) + other.alpha * share
    guard alpha > 0 else { return .clear }
    let weight = other.alpha * share / alpha
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * weight }
    if !space.isPerceptual {
      return RGBA(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        alpha: alpha)
    }
    let (a, b) = (ConeResponse(self), ConeResponse(other))
    let mixed = ConeResponse(l: mix(a.l, b.l), m: mix(a.m, b.m), s: mix(a.s, b.s))
    return mixed.color(alpha: alpha)
  }
}

/// A colour by the cube roots of what the eye's three receptors take up: distances between them look
/// alike. Factors are those of Oklab, of which these are a linear map, so that mixtures are the same.
private struct ConeResponse {
  var l: Double
  var m: Double
  var s: Double
}

extension ConeResponse {
  init(_ color: RGBA) {
    let red = SRGBTransfer.decode(color.red)
    let green = SRGBTransfer.decode(color.green)
    let blue = SRGBTransfer.decode(color.blue)
    l = Self.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    m = Self.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    s = Self.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  }

  private static func root(_ x: Double) -> Double {
    x > 0 ? Elementary.pow(x, 1.0 / 3) : x < 0 ? -Elementary.pow(-x, 1.0 / 3) : 0
  }

  func color(alpha: Double) -> RGBA {
    let l = self.l * self.l * self.l
    let m = self.m * self.m * self.m
    let s = self.s * self.s * self.s
    let red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    let green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    let blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    return RGBA(
      red: SRGBTransfer.encode(red), green: SRGBTransfer.encode(green),
      blue: SRGBTransfer.encode(blue), alpha: alpha)
  }
}
