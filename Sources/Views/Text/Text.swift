import Foundation

/// One or more lines of read-only text.
public struct Text: Sendable {
  indirect enum Storage: Sendable {
    case verbatim(String)
    case concatenation(Text, Text)
  }

  /// A change of the text's look; the first of a kind counts, as the one written nearest.
  enum Modifier: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case style(AnyShapeStyle?)
    case bold
    case italic
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case monospacedDigit
  }

  var storage: Storage
  var modifiers: [Modifier] = []

  /// A text that is shown as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A text in the language of the views.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .verbatim(key.resolved)
  }

  /// A value as a format style writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  private func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// Sets the font; nil for that of the surroundings.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// Sets the weight; nil for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  /// Sets the colour; nil for that of the surroundings.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(color.map { AnyShapeStyle($0) }))
  }

  /// Sets the style of the letters.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(AnyShapeStyle(style)))
  }

  /// Makes the text bold.
  public func bold() -> Text { adding(.bold) }

  /// Slants the text.
  public func italic() -> Text { adding(.italic) }

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

  /// One text after the other, each keeping its look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = Text(verbatim: "")
    text.storage = .concatenation(lhs, rhs)
    return text
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }
}

/// How the lines of a text lie to one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

extension Text: PrimitiveView {
  /// Makes a node with an element that lays the text out.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = TextElement(environment: place.environment, graph: place.graph)
    return LeafNode(view, in: place, element: element) { element, view in element.set(view) }
  }
}
