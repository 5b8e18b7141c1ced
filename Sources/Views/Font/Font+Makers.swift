import Foundation

extension Font {
  /// The system font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size), weight: weight, design: design)
  }

  /// The system font at a size in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size), weight: weight, design: design)
  }

  /// A style of the system font.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(.style(style), weight: weight, design: design)
  }

  /// A style of the system font.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), design: design)
  }

  /// An installed family at a size in points, which grows like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }

  /// An installed family at a size in points, which grows like a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, size, relativeTo: textStyle))
  }

  /// An installed family at a size in points that stays as it is.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }
}

extension Font {
  /// The style of the largest titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The style of titles.
  public static let title = Font(.style(.title))
  /// The style of titles below titles.
  public static let title2 = Font(.style(.title2))
  /// The style of titles of the third rank.
  public static let title3 = Font(.style(.title3))
  /// The style of headings, a heavier body text.
  public static let headline = Font(.style(.headline))
  /// The style of what stands below a heading.
  public static let subheadline = Font(.style(.subheadline))
  /// The style of running text.
  public static let body = Font(.style(.body))
  /// The style of text that is called out beside something.
  public static let callout = Font(.style(.callout))
  /// The style of notes.
  public static let footnote = Font(.style(.footnote))
  /// The style of captions.
  public static let caption = Font(.style(.caption))
  /// The style of the smallest captions.
  public static let caption2 = Font(.style(.caption2))
}
