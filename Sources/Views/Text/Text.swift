import Foundation

/// One or more lines of read-only text.
public struct Text: Sendable {
  indirect enum Storage: Sendable {
    case verbatim(String)
    case concatenation(Text, Text)
    case parts([Text])
    case image(Image)
    case date(DateText)
  }

  /// A change of the text's look; the first of a kind counts, as the one written nearest.
  enum Modifier: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case style(AnyShapeStyle?)
    case bold(Bool)
    case italic(Bool)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case monospacedDigit
    case design(Font.Design)
    case underline(TextRule?)
    case strikethrough(TextRule?)
    /// A link's target: shown in the tint.
    case link
  }

  var storage: Storage
  var modifiers: [Modifier] = []

  init(storage: Storage) { self.storage = storage }

  /// A text that is shown as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A text in the language of the views; emphasis, code and links in it are written as in Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.text
  }

  /// A value as a format style writes it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  /// A value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
  }

  /// An object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
  }

  /// An image as a part of a text.
  public init(_ image: Image) { storage = .image(image) }

  /// One text after the other, each keeping its look.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .concatenation(lhs, rhs))
  }

  func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
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

  /// Which letters a text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// How a line under or through letters is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The line's dashes. All are drawn unbroken.
    public enum Pattern: Hashable, Sendable {
      /// Unbroken.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// A dash and a dot in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
    }

    let color: Color?

    /// A line in a colour; nil for that of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }

    /// An unbroken line in the colour of the letters.
    public static let single = LineStyle()
  }
}

/// A line under or through letters.
struct TextRule: Sendable, Hashable {
  /// Nil for the colour of the letters.
  var color: Color?
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
    let node = LeafNode(view, in: place, element: element) { element, view in element.set(view) }
    element.follow(node)
    return node
  }
}
