import Foundation

extension Font {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    /// On OpenType's scale, 100…900.
    package let value: Int

    package init(value: Int) { self.value = value }

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Lighter than light.
    public static let thin = Weight(value: 200)
    /// Lighter than regular.
    public static let light = Weight(value: 300)
    /// The weight of running text.
    public static let regular = Weight(value: 400)
    /// Slightly heavier than regular.
    public static let medium = Weight(value: 500)
    /// Lighter than bold.
    public static let semibold = Weight(value: 600)
    /// The weight of what stands out.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// How wide the characters are.
  public struct Width: Hashable, Sendable {
    /// −1 for the narrowest, 0 for the usual width.
    public var value: CGFloat

    /// The width of the given value.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrower than usual.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// The character of a font.
  public enum Design: Hashable, Sendable {
    /// The system's own.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With all characters equally wide.
    case monospaced
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the font has it.
    case standard
    /// 2 points nearer together.
    case tight
    /// 2 points further apart.
    case loose

    /// What it adds to the distance between baselines, in points.
    package var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// A use of text, with its size and weight.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title
    /// Titles below titles.
    case title2
    /// Titles of the third rank.
    case title3
    /// Headings.
    case headline
    /// What stands below a heading.
    case subheadline
    /// Running text.
    case body
    /// Text that is called out beside something.
    case callout
    /// Notes.
    case footnote
    /// Captions.
    case caption
    /// The smallest captions.
    case caption2
  }
}
