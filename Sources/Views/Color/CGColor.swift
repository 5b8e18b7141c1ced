import Foundation
import Raster

/// A colour as a plain list of sRGB components.
public final class CGColor: Hashable, Sendable {
  /// The components as the rasteriser takes them.
  package let rgba: RGBA

  package init(_ rgba: RGBA) { self.rgba = rgba }

  /// A colour of sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// A colour of sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// How much the colour covers, 0…1.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  /// How many components there are, alpha included.
  public var numberOfComponents: Int { 4 }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }

  /// Whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension Color {
  /// The colour with the components of `cgColor`.
  public init(_ cgColor: CGColor) { self.init(cgColor.rgba) }

  /// The colour with the components of `cgColor`.
  public init(cgColor: CGColor) { self.init(cgColor.rgba) }

  /// The components of a colour that is the same everywhere; nil for one that is not.
  public var cgColor: CGColor? {
    switch source {
    case .constant(let rgba):
      return CGColor(rgba)
    case .system(let color) where color.resolve(.light) == color.resolve(.dark):
      return CGColor(color.resolve(.light))
    case .system(let color):
      return CGColor(color.resolve(.light))
    case .faded(let base, let factor):
      return base.cgColor.map { CGColor($0.rgba.faded(factor)) }
    case .accent, .named, .dynamic, .lightened, .mixed:
      return nil
    }
  }
}
