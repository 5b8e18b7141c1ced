import Foundation
import Raster

/// UIKit's colour: a value, or one value per trait.
open class UIColor: Hashable, CustomStringConvertible, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  // Nothing changes after creation, and the provider is called on whatever thread resolves.
  private let base: Color
  private let provider: ((UITraitCollection) -> UIColor)?

  /// The same colour as SwiftUI's `color`.
  public init(_ color: Color) {
    base = color
    provider = nil
  }

  /// A colour of sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A colour of Display P3 components.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// A gray from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// A colour by hue, a fraction of the circle, saturation and brightness.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// The colour set `name` of the main bundle's catalogue.
  public convenience init?(named name: String) { self.init(Color(name)) }

  /// A colour that `dynamicProvider` decides for the traits where it is drawn.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    base = .clear
    provider = dynamicProvider
  }

  /// The colour that `#colorLiteral` gives.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour with its alpha replaced.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if provider != nil {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    switch base.source {
    case .constant(var rgba):
      rgba.alpha = Double(alpha)
      return UIColor(Color(rgba))
    case .system(let color):
      return UIColor { traits in
        var rgba = color.resolve(traits.userInterfaceStyle == .dark ? .dark : .light)
        rgba.alpha = Double(alpha)
        return UIColor(Color(rgba))
      }
    case .faded(let inner, _):
      return UIColor(inner).withAlphaComponent(alpha)
    case .accent, .named, .dynamic, .lightened, .mixed:
      return UIColor(base.opacity(Double(alpha)))
    }
  }

  /// The colour for these traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A provider may give a colour with a provider of its own; one that never ends gives clear.
    for _ in 0..<16 {
      guard let provider = color.provider else { return color }
      color = provider(traitCollection)
    }
    return UIColor(.clear)
  }

  /// The same colour for SwiftUI.
  package var color: Color { provider == nil ? base : Color(source: .dynamic(self)) }

  /// The sRGB components in the light appearance; a named colour gives clear.
  package var components: RGBA { color.resolve(in: ColorEnvironment()) }

  /// The components and the alpha.
  public var description: String { provider == nil ? base.description : "dynamic colour" }

  /// Whether both give the same colour everywhere.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs === rhs || (lhs.provider == nil && rhs.provider == nil && lhs.base == rhs.base)
  }

  /// Feeds what equality looks at.
  public func hash(into hasher: inout Hasher) {
    if provider == nil {
      hasher.combine(base)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}

/// What `#colorLiteral` makes where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// The same colour as UIKit's `color`.
  public init(_ color: UIColor) { self = color.color }

  /// The same colour as UIKit's `uiColor`.
  public init(uiColor: UIColor) { self = uiColor.color }
}
