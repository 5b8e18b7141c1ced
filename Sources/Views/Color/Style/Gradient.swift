import Foundation
import Raster

/// Colours and where along a gradient they stand.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 at the start and 1 at the end.
    public var location: CGFloat

    /// The colour `color` at `location`.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// In which space colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The space that is drawn in.
    public static let device = ColorSpace(isPerceptual: false)
    /// A space in which equal distances look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colours with their places, in the order of places.
  public var stops: [Stop]

  /// The gradient of `stops`.
  public init(stops: [Stop]) { self.stops = stops }

  /// The gradient of `colors` at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its mixing space chosen. Colours are mixed in sRGB whatever is chosen.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// The stops as the rasteriser takes them. A place before its predecessor's counts as that one.
  package func resolve(in environment: ColorEnvironment) -> [GradientStop] {
    var reached = -Double.infinity
    return stops.map { stop in
      let place = stop.location.isFinite ? Double(stop.location) : 0
      reached = max(reached, place)
      return GradientStop(offset: reached, color: stop.color.resolve(in: environment))
    }
  }
}

/// A gradient of a kind that the view decides, drawn from top to bottom where it is a style.
public struct AnyGradient: Hashable, ShapeStyle {
  /// The colours.
  package let gradient: Gradient

  /// The same colours as `gradient`.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// The gradient with its mixing space chosen. Colours are mixed in sRGB whatever is chosen.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// Writes a linear gradient from top to bottom.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._apply(to: &shape)
  }
}

extension Color {
  /// A gentle gradient that ends in the colour and starts in a lighter one. How much lighter is not
  /// verified against a device.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [Color(source: .lightened(self, 0.2)), self]))
  }
}

extension Gradient: ShapeStyle {
  /// Writes a linear gradient from top to bottom.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._apply(to: &shape)
  }
}
