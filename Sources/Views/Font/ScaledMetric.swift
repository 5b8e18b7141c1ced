import Foundation

/// A number that grows and shrinks with the size of text that users want.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// A number at the usual size, which grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A number at the usual size, which grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the present size.
  public var wrappedValue: Value {
    base * Value(style.pointSize(size) / style.pointSize(.large))
  }
}
