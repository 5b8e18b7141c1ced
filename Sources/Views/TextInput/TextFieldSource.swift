import Foundation

/// What a field for text shows and changes.
struct TextFieldSource {
  /// The text of what is shown now.
  let read: () -> String
  /// Takes what is typed.
  let write: (String) -> Void
  /// Whether what is typed may not be what is shown once it is taken.
  var isFormatted = false

  /// A text.
  nonisolated static func text(_ text: Binding<String>) -> TextFieldSource {
    TextFieldSource(
      read: { text.wrappedValue }, write: { if text.wrappedValue != $0 { text.wrappedValue = $0 } })
  }

  /// A value as a style writes it; what is not understood changes nothing.
  nonisolated static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> TextFieldSource where F.FormatOutput == String {
    TextFieldSource(
      read: { format.format(value.wrappedValue) },
      write: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } },
      isFormatted: true)
  }

  /// A value that there may be none of, as a style writes it.
  nonisolated static func value<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> TextFieldSource where F.FormatOutput == String {
    TextFieldSource(
      read: { value.wrappedValue.map { format.format($0) } ?? "" },
      write: {
        if $0.isEmpty { return value.wrappedValue = nil }
        if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new }
      }, isFormatted: true)
  }

  /// A value as a formatter writes it.
  nonisolated static func value<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextFieldSource {
    TextFieldSource(
      read: { formatter.string(for: value.wrappedValue) ?? "" },
      write: { if let new = formatter.value($0, as: V.self) { value.wrappedValue = new } },
      isFormatted: true)
  }
}

extension Formatter {
  /// The value that a text stands for; nil for none of the type.
  fileprivate func value<V>(_ text: String, as type: V.Type) -> V? {
    if let formatter = self as? NumberFormatter, let number = formatter.number(from: text) {
      return number as? V ?? number.doubleValue as? V ?? number.intValue as? V
        ?? CGFloat(number.doubleValue) as? V ?? number.floatValue as? V
        ?? number.decimalValue as? V
    }
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
    return nil
  }
}
