import Foundation

/// UIKit's font: one of a fixed size.
open class UIFont: NSObject, @unchecked Sendable {
  // Nothing changes after creation.
  let font: Font
  /// The size in points.
  public let pointSize: CGFloat

  init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// An installed family at a size in points. One that is not installed is only found out where it is
  /// drawn, by the family that takes its place.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), fontSize)
  }

  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1; 0 is the weight of running text.
    public let rawValue: CGFloat
    /// The weight of a value from −1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Lighter than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Lighter than bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of what stands out.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)

    var weight: Font.Weight {
      let weights: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      let nearest = weights.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? .regular
    }
  }

  /// Uses of fonts, as UIKit names them.
  public enum TextStyle: Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title1
    /// Titles of the second rank.
    case title2
    /// Titles of the third rank.
    case title3
    /// Headings.
    case headline
    /// Below a heading.
    case subheadline
    /// Running text.
    case body
    /// Text that is called out.
    case callout
    /// Notes.
    case footnote
    /// Captions.
    case caption1
    /// The smallest captions.
    case caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The system font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), fontSize)
  }
  /// The system font at a size in points, in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), fontSize)
  }
  /// The bold system font at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize, weight: .bold), fontSize)
  }
  /// The slanted system font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.system(size: fontSize).italic(), fontSize)
  }
  /// The system font with all digits equally wide, at a size in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).monospacedDigit(), fontSize)
  }
  /// The system font with all characters equally wide, at a size in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), fontSize)
  }
  /// The system font for a use, at the usual size of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size = CGFloat(style.style.pointSize(.large))
    return UIFont(.system(size: size, weight: style.style.weight), size)
  }

  /// The font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = font
    switch font.source {
    case .custom(let name, _, let style):
      changed.source = .custom(name, fontSize, relativeTo: style)
    case .style, .system: changed.source = .system(fontSize)
    }
    return UIFont(changed, fontSize)
  }

  /// The distance between the baselines of two lines, in points.
  open var lineHeight: CGFloat { CGFloat(Font.TextStyle.linePitch(pointSize: Double(pointSize))) }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text in buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text.
  public class var systemFontSize: CGFloat { 14 }
}

/// Makes sizes larger or smaller with the size of text that is wanted, which here is the usual one.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// For running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// For a use.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The value itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }
}

extension Font {
  /// UIKit's font.
  public init(_ font: UIFont) { self = font.font }
}
