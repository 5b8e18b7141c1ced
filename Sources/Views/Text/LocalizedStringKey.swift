import Foundation

/// A text to be looked up in the language of the views, with values put into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What is looked up: the literal with a format for each value.
  let key: String
  /// The literal with its values, as shown where there is no translation.
  let resolved: String

  /// A text without values.
  public init(_ value: String) {
    key = value
    resolved = value
  }

  /// A text without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A text with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    resolved = stringInterpolation.resolved
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var resolved = ""

    /// Starts empty.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      key += literal
      resolved += literal
    }

    private mutating func append(_ format: String, _ value: String) {
      key += format
      resolved += value
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

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
