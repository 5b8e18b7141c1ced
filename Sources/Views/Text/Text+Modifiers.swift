import Foundation

extension Text {
  /// Sets the font; nil for that of the surroundings.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// Sets the weight; nil for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  /// Sets the font's design; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { adding(.design($0)) } ?? self
  }

  /// Sets the font's width. The fonts at hand come in one width, which is drawn for all.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Sets the colour; nil for that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(color.map { AnyShapeStyle($0) }))
  }

  /// Sets the style of the letters.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(AnyShapeStyle(style)))
  }

  /// Makes the text bold.
  public func bold() -> Text { adding(.bold(true)) }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

  /// Slants the text.
  public func italic() -> Text { adding(.italic(true)) }

  /// Slants the text, or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

  /// Adds points between letters, which stay separate ligatures or not.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// Adds points after each letter.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// Moves the text up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }

  /// Gives all characters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding(.design(.monospaced)) : self
  }

  /// Draws a line under the letters; nil for one in their colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive ? TextRule(color: color) : nil))
  }

  /// Draws a line under the letters. All lines are unbroken.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }

  /// Draws a line through the letters; nil for one in their colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? TextRule(color: color) : nil))
  }

  /// Draws a line through the letters. All lines are unbroken.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }
}
