import Foundation
import Geometry
import Raster

extension GraphicsContext {
  /// A change of what is drawn, as a whole.
  public struct Filter {
    enum Kind {
      case blur(Double)
      case shadow(Color, radius: Double, offset: Point, alone: Bool)
      case matrix([Double])
      case multiply(Color)
      case threshold(Double, Color)
    }
    let kind: Kind

    /// A blur with a standard deviation of `radius` points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(Double(radius)))
    }

    /// A shadow with a standard deviation of `radius` points, shifted by x and y.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: Double(radius), offset: Point(Double(x), Double(y)),
          alone: options.contains(.shadowOnly)))
    }

    /// Colours multiplied by another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Colours turned.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .matrix(ColorMatrices.hueRotation(degrees: angle.degrees)))
    }

    /// 0 for grays, 1 for no change.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrices.saturation(amount)))
    }

    /// 0 for no change, 1 for grays.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

    /// Added to every component.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrices.linear(1, amount)))
    }

    /// 0 for gray, 1 for no change.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .matrix(ColorMatrices.linear(amount, 0.5 - amount / 2)))
    }

    /// 0 for no change, 1 for complements.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .matrix(ColorMatrices.linear(1 - 2 * amount, amount)))
    }

    /// Black, as opaque as colours are light.
    public static var luminanceToAlpha: Filter {
      Filter(kind: .matrix(ColorMatrices.luminanceToAlpha))
    }

    /// One colour where alpha is at least `min`, nothing elsewhere. Edges keep a little of their
    /// softness. Alpha above `max` counts as much as below.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(kind: .threshold(min, color))
    }

    func effect(
      in environment: StyleEnvironment, scale: Double, offset: (Point) -> Point
    ) -> GroupEffect {
      switch kind {
      case .blur(let radius): return GroupEffect(blurSigma: max(0, radius) * scale)
      case .shadow(let color, let radius, let shift, _):
        return GroupEffect(
          shadow: .init(
            color: color.resolve(in: environment.colors), sigma: max(0, radius) * scale,
            offset: offset(shift)))
      case .matrix(let matrix): return GroupEffect(colorMatrix: matrix)
      case .multiply(let color):
        return GroupEffect(
          colorMatrix: ColorMatrices.multiply(color.resolve(in: environment.colors)))
      case .threshold(let least, let color):
        return GroupEffect(
          colorMatrix: ColorMatrices.threshold(least, color.resolve(in: environment.colors)))
      }
    }
  }

  /// How a blur is drawn. Nothing depends on these here.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is blurred is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// How a shadow is drawn. It is always drawn under what casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// By inverted alpha.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Cast by every operation by itself.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// How a filter is added. Filters apply to each operation, or to a layer as a whole.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Changes what is drawn from now on; what was added last applies first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.insert(filter, at: 0)
  }
}
