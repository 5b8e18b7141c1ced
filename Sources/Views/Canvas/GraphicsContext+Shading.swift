import Foundation
import Geometry
import Raster

extension GraphicsContext {
  /// What paths are filled with. Points are in the space that is drawn in.
  public struct Shading {
    enum Kind {
      case style(any ShapeStyle)
      case absolute(any ShapeStyle)
      case levels([Shading])
      case resolved(ResolvedStyle)
    }
    let kind: Kind

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    /// A colour of components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style, laid out in the bounds of what is filled.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// The foreground of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// The ground of the canvas.
    public static var backdrop: Shading { .style(BackgroundStyle()) }

    /// Several, of which the first is used.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .levels(array)) }

    /// Colours along the line between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .absolute(
          LinearGradient(
            gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
            endPoint: UnitPoint(x: endPoint.x, y: endPoint.y))))
    }

    /// Colours from one circle to another about a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .absolute(
          RadialGradient(
            gradient: gradient, center: UnitPoint(x: center.x, y: center.y),
            startRadius: startRadius, endRadius: endRadius)))
    }

    /// Colours about a point, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .absolute(
          AngularGradient(
            gradient: gradient, center: UnitPoint(x: center.x, y: center.y), startAngle: angle,
            endAngle: angle + .degrees(360))))
    }

    func style(in environment: StyleEnvironment) -> ResolvedStyle {
      switch kind {
      case .style(let style): return style.resolve(in: environment)
      case .absolute(let style):
        // Unit points of a square of one point are points.
        var resolved = style.resolve(in: environment)
        resolved.bounds = Rect(0, 0, 1, 1)
        return resolved
      case .levels(let shadings):
        return shadings.first?.style(in: environment) ?? .color(.clear)
      case .resolved(let style): return style
      }
    }
  }

  /// How a gradient goes on beyond its ends. The end colours go on whatever is chosen.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Starts again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Goes back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixes colours in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading with its colours' final components.
  public func resolve(_ shading: Shading) -> Shading {
    Shading(kind: .resolved(shading.style(in: recorder.styles)))
  }
}
