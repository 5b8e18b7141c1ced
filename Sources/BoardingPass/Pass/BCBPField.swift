/// One item as it stands in the text.
package struct BCBPField: Hashable, Sendable {
  package let item: BCBPItem
  /// The characters as scanned, padding included.
  package let value: String
  /// Where it begins in the scanned text, counted from 1.
  package let position: Int

  package init(item: BCBPItem, value: String, position: Int) {
    self.item = item
    self.value = value
    self.position = position
  }

  /// The value without padding.
  package var trimmed: String { value.trimmingSpaces }
}

extension String {
  /// Without spaces at either end.
  var trimmingSpaces: String {
    var slice = self[...]
    while slice.first == " " { slice = slice.dropFirst() }
    while slice.last == " " { slice = slice.dropLast() }
    return String(slice)
  }
}

extension Sequence<BCBPField> {
  /// The trimmed value of an item; `nil` when it is absent or blank.
  func text(of item: BCBPItem) -> String? {
    guard let field = first(where: { $0.item == item }) else { return nil }
    let text = field.trimmed
    return text.isEmpty ? nil : text
  }
}
