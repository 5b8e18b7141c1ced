/// A row of a CSV file: its fields as UTF-8, without their quotes.
struct CSVRow {
  /// Of the line on which it begins, counted from 1.
  var line = 0
  var bytes: [UInt8] = []
  /// Where each field ends in `bytes`.
  var ends: [Int] = []

  var count: Int { ends.count }

  /// A field without the spaces around it; empty for a column that the row does not have.
  subscript(column: Int) -> ArraySlice<UInt8> {
    guard column < ends.count else { return [] }
    return UTF8Text.trimmed(bytes[(column == 0 ? 0 : ends[column - 1])..<ends[column]])
  }

  func text(_ column: Int) -> String { String(decoding: self[column], as: UTF8.self) }

  /// Whether all fields are empty.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  mutating func clear(line: Int) {
    self.line = line
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
