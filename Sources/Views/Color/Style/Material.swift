import Raster

/// A ground that blurs and tints what is under it.
public struct Material: ShapeStyle, Hashable {
  /// How much of what is under a material comes through.
  package enum Thickness: Int, Hashable, Sendable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
  }

  /// How much of what is under it comes through.
  package let thickness: Thickness

  /// Most of what is under it comes through.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// Much of what is under it comes through.
  public static let thin = Material(thickness: .thin)
  /// Some of what is under it comes through.
  public static let regular = Material(thickness: .regular)
  /// Little of what is under it comes through.
  public static let thick = Material(thickness: .thick)
  /// Hardly anything of what is under it comes through.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The ground of bars at the edge of a screen.
  public static let bar = Material(thickness: .bar)

  /// Writes the material.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.result = ResolvedStyle(
      .material(thickness, shape.environment.colors.colorScheme, opacity: 1))
  }
}

extension Material.Thickness {
  /// Standard deviation in points of the blur. Not verified against a device.
  package var blurRadius: Double { 20 }

  /// The colour laid over the blurred ground. Not verified against a device.
  package func tint(_ scheme: ColorScheme) -> RGBA {
    let light = scheme == .light
    let alpha =
      switch self {
      case .ultraThin: light ? 0.44 : 0.55
      case .thin: light ? 0.6 : 0.7
      case .regular: light ? 0.72 : 0.82
      case .thick: light ? 0.84 : 0.9
      case .ultraThick: light ? 0.92 : 0.95
      case .bar: light ? 0.8 : 0.8
      }
    return light ? RGBA(rgb: 0xF7F7F7, alpha: alpha) : RGBA(rgb: 0x252525, alpha: alpha)
  }
}
