import Foundation
import Geometry
import Raster
import Scene

/// A linear change of a picture's colours.
protocol ColorMatrixEffect: PictureEffect {
  /// Four rows of five factors on straight sRGB components; nil changes nothing.
  @MainActor
  func matrix(in environment: StyleEnvironment) -> [Double]?
}

extension ColorMatrixEffect {
  func draw(
    _ element: ModifierElement, into list: inout DisplayList,
    _ draw: (inout DisplayList) -> Void
  ) {
    let styles = element.environment.styles(element.graph.resources)
    guard let matrix = matrix(in: styles) else { return draw(&list) }
    list.withGroup(GroupEffect(colorMatrix: matrix), draw)
  }
}

/// The change that one number decides.
public struct _ColorEffect {
  enum Kind: Equatable, Sendable {
    case brightness, contrast, saturation, hueRotation, invert, luminanceToAlpha
  }
  let kind: Kind
  var amount: Double

  /// The number.
  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _ColorEffect: ColorMatrixEffect {
  func matrix(in environment: StyleEnvironment) -> [Double]? {
    guard amount.isFinite else { return nil }
    return switch kind {
    case .brightness: amount == 0 ? nil : ColorMatrices.linear(1, amount)
    case .contrast: amount == 1 ? nil : ColorMatrices.linear(amount, 0.5 - amount / 2)
    case .saturation: amount == 1 ? nil : ColorMatrices.saturation(amount)
    case .hueRotation: amount == 0 ? nil : ColorMatrices.hueRotation(degrees: amount)
    case .invert: ColorMatrices.linear(1 - 2 * amount, amount)
    case .luminanceToAlpha: ColorMatrices.luminanceToAlpha
    }
  }
}

/// Colours multiplied by another.
public struct _ColorMultiplyEffect {
  let color: Color
  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

extension _ColorMultiplyEffect: ColorMatrixEffect {
  func matrix(in environment: StyleEnvironment) -> [Double]? {
    ColorMatrices.multiply(color.resolve(in: environment.colors))
  }
}

/// Maps of straight sRGB components, four rows of five factors.
enum ColorMatrices {
  /// Every colour component scaled, then shifted.
  static func linear(_ scale: Double, _ shift: Double) -> [Double] {
    [
      scale, 0, 0, 0, shift, 0, scale, 0, 0, shift, 0, 0, scale, 0, shift, 0, 0, 0, 1, 0,
    ]
  }

  /// Rec. 709's shares of luminance, as Filter Effects 1 rounds them.
  private static let shares = (red: 0.213, green: 0.715, blue: 0.072)

  /// 0 for grays, 1 for no change.
  static func saturation(_ amount: Double) -> [Double] {
    let gray = 1 - amount
    let (r, g, b) = (shares.red * gray, shares.green * gray, shares.blue * gray)
    return [
      r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0,
    ]
  }

  /// A turn of the hues that keeps luminance, as Filter Effects 1 defines it.
  static func hueRotation(degrees: Double) -> [Double] {
    let (s, c) = Elementary.sineCosine(degrees: degrees)
    let (r, g, b) = (shares.red, shares.green, shares.blue)
    return [
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.14, b - c * b - s * 0.283, 0, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  /// Black whose alpha is the luminance.
  static let luminanceToAlpha: [Double] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, shares.red, shares.green, shares.blue, 0, 0,
  ]

  /// How steep a threshold of alpha is: steep enough to be an edge, not so steep that it has steps.
  private static let steepness = 24.0

  /// A colour where alpha is at least a value, nothing elsewhere.
  static func threshold(_ alpha: Double, _ color: RGBA) -> [Double] {
    [
      0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0,
      steepness * color.alpha, (0.5 - steepness * alpha) * color.alpha,
    ]
  }

  static func multiply(_ color: RGBA) -> [Double] {
    [
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha,
      0,
    ]
  }
}

extension View {
  /// Adds to every colour component: −1 for black, 0 for no change, 1 for white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_ColorEffect(kind: .brightness, amount: amount))
  }

  /// Scales the distance of colours from middle gray: 0 for gray, 1 for no change.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ColorEffect(kind: .contrast, amount: amount))
  }

  /// Scales the distance of colours from grays: 0 for grays, 1 for no change.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_ColorEffect(kind: .saturation, amount: amount))
  }

  /// Takes colour away: 0 for no change, 1 for grays.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_ColorEffect(kind: .saturation, amount: 1 - amount))
  }

  /// Turns the hues.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorEffect(kind: .hueRotation, amount: angle.degrees))
  }

  /// Shows every colour's complement.
  public nonisolated func colorInvert() -> some View {
    modifier(_ColorEffect(kind: .invert, amount: 1))
  }

  /// Shows the view in black, as opaque as its colours are light.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(_ColorEffect(kind: .luminanceToAlpha, amount: 1))
  }

  /// Multiplies colours and alpha by those of a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorMultiplyEffect(color: color))
  }
}
