import Foundation

/// A text to be looked up in the language of the views, with values put into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What is looked up: the literal with a format for each value.
  let key: String
  /// The literal, with a place held by a private character for each value.
  private let literal: String
  private let values: [Text]

  /// A text without values.
  public init(_ value: String) {
    key = value
    literal = value
    values = []
  }

  /// A text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    literal = stringInterpolation.literal
    values = stringInterpolation.values
  }

  /// Whether both read the same; images and texts with looks of their own never do.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.key == b.key && a.literal == b.literal && a.values.count == b.values.count
      && zip(a.values, b.values).allSatisfy { one, other in
        guard case .verbatim(let first) = one.storage, case .verbatim(let second) = other.storage
        else { return false }
        return first == second && one.modifiers.isEmpty && other.modifiers.isEmpty
      }
  }

  /// Holds the place of a value.
  private static let placeholder: Character = "\u{F8FE}"

  /// The text with its looks and values. Values are no Markdown.
  var text: Text {
    let runs =
      InlineMarkdown.mayOccur(in: literal)
      ? InlineMarkdown.runs(literal) : [InlineMarkdown.Run(text: literal)]
    var left = values[...]
    var parts: [Text] = []
    for run in runs {
      var pieces: [Text] = []
      let strings = run.text.split(
        separator: Self.placeholder, omittingEmptySubsequences: false)
      for (index, string) in strings.enumerated() {
        if index > 0, let value = left.popFirst() { Self.add(value, to: &pieces) }
        if !string.isEmpty { Self.add(Text(verbatim: String(string)), to: &pieces) }
      }
      parts += pieces.map { Self.looking($0, as: run) }
    }
    if parts.isEmpty { return Text(verbatim: "") }
    return parts.count == 1 ? parts[0] : Text(storage: .parts(parts))
  }

  /// Plain strings one after the other become one.
  private static func add(_ text: Text, to pieces: inout [Text]) {
    if case .verbatim(let new) = text.storage, text.modifiers.isEmpty, let last = pieces.last,
      case .verbatim(let old) = last.storage, last.modifiers.isEmpty
    {
      pieces[pieces.count - 1] = Text(verbatim: old + new)
    } else {
      pieces.append(text)
    }
  }

  private static func looking(_ text: Text, as run: InlineMarkdown.Run) -> Text {
    var text = text
    if run.isBold { text = text.bold() }
    if run.isItalic { text = text.italic() }
    if run.isCode { text = text.monospaced() }
    if run.isStruck { text = text.strikethrough() }
    if run.isLink { text = text.adding(.link) }
    return text
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var literal = ""
    var values: [Text] = []

    /// Starts empty.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ part: String) {
      key += part
      literal += part
    }

    private mutating func append(_ format: String, _ value: Text) {
      key += format
      literal.append(LocalizedStringKey.placeholder)
      values.append(value)
    }

    private mutating func append(_ format: String, _ value: String) {
      append(format, Text(verbatim: value))
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Appends a text with its look.
    public mutating func appendInterpolation(_ text: Text) { append("%@", text) }

    /// Appends an image.
    public mutating func appendInterpolation(_ image: Image) { append("%@", Text(image)) }

    /// Appends a date, told in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", Text(date, style: style))
    }

    /// Appends the times of day at which a range of dates begins and ends.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", Text(dates))
    }

    /// Appends a clock that counts through an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        "%@",
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    /// Appends a value as its formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", formatter?.string(for: subject) ?? String(describing: subject))
    }

    /// Appends a number as a format of `String(format:)` writes it.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(specifier, String(format: specifier, value))
    }

    /// Appends an integer with the grouping of the current locale.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      append("%lld", value.formatted(IntegerFormatStyle<T>()))
    }

    /// Appends a number with six decimals.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
      append("%lf", String(format: "%lf", Double(value)))
    }

    /// Appends a value as a format style writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", format.format(input))
    }

    /// Appends any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append("%@", String(describing: value))
    }
  }
}
