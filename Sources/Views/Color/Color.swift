import Foundation
import Raster

/// A colour that takes its final value where it is drawn: system colours follow the colour scheme,
/// named ones the asset catalogue.
public struct Color: Hashable, Sendable {
  /// Where the components come from.
  package indirect enum Source: Hashable, Sendable {
    /// Fixed sRGB components, possibly outside 0…1.
    case constant(RGBA)
    /// A colour of the system.
    case system(SystemColor)
    /// The accent of the surroundings.
    case accent
    /// A colour of an asset catalogue.
    case named(String, Bundle?)
    /// A colour of UIKit that decides by its traits.
    case dynamic(UIColor)
    /// Another colour with its alpha multiplied.
    case faded(Color, Double)
    /// Another colour mixed with a share of white.
    case lightened(Color, Double)
    /// A colour mixed with a share of another.
    case mixed(Color, Color, Double, Gradient.ColorSpace)
  }

  /// Where the components come from.
  package var source: Source

  package init(source: Source) { self.source = source }

  /// The colour with fixed sRGB components.
  package init(_ rgba: RGBA) { source = .constant(rgba) }

  /// A space in which a colour's components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB with its transfer curve.
    case sRGB
    /// sRGB primaries, components proportional to light.
    case sRGBLinear
    /// Display P3 with sRGB's transfer curve.
    case displayP3
  }

  /// A colour of components 0…1; values outside reach beyond the gamut and are cut when drawn.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(colorSpace.sRGB(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
  }

  /// The same colour as another.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// A gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, a fraction of the circle that starts at red, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// The colour set `name` of the catalogue in `bundle`, the main bundle by default. A missing set
  /// draws nothing.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// The colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    switch source {
    case .constant(var rgba):
      rgba.alpha *= opacity
      return Color(rgba)
    case .faded(let base, let factor):
      return Color(source: .faded(base, factor * opacity))
    default:
      return Color(source: .faded(self, opacity))
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of a system or catalogue colour, or the components as #RRGGBBAA.
  public var description: String {
    switch source {
    case .constant(let rgba): rgba.hexadecimal
    case .system(let color): color.rawValue
    case .accent: "accent"
    case .named(let name, _): "NamedColor(name: \"\(name)\")"
    case .dynamic(let color): color.description
    case .lightened(let base, _): "light \(base)"
    case .mixed(let base, let other, let share, _):
      "\(base) with \(Int((share * 100).rounded()))% \(other)"
    case .faded(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(base)"
    }
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// The colour that `#colorLiteral` gives.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
