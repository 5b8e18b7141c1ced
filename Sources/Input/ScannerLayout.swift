/// What the keys of a scanner type: a table of its own, since the layout is a setting of the scanner and
/// not of the console.
package struct ScannerLayout: Hashable, Sendable {
  /// What one key types at each level, as UTF-8 bytes.
  package struct Key: Hashable, Sendable {
    package var plain: [UInt8]
    package var shifted: [UInt8]
    package var alternate: [UInt8]
    package var alternateShifted: [UInt8]

    package init(
      plain: [UInt8], shifted: [UInt8], alternate: [UInt8] = [], alternateShifted: [UInt8] = []
    ) {
      self.plain = plain
      self.shifted = shifted
      self.alternate = alternate
      self.alternateShifted = alternateShifted
    }

    /// Whether Caps Lock exchanges the two cases.
    package var isLetter: Bool {
      guard plain != shifted, !plain.isEmpty else { return false }
      return String(decoding: plain, as: UTF8.self).uppercased()
        == String(decoding: shifted, as: UTF8.self)
    }
  }

  package var keys: [UInt16: Key]

  package init(keys: [UInt16: Key]) {
    self.keys = keys.merging(Self.keypad) { _, keypad in keypad }
  }

  /// Whether some key types something with the right Alt key.
  package var usesAlternate: Bool { keys.values.contains { !$0.alternate.isEmpty } }

  /// The layout of the United States, which scanners have from the factory.
  package static let us: ScannerLayout = {
    let rows: [(first: UInt16, plain: String, shifted: String)] = [
      (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
      (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"), (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
      (57, " ", " "), (86, "<", ">"),
    ]
    var keys: [UInt16: Key] = [:]
    for row in rows {
      for (offset, pair) in zip(row.plain.utf8, row.shifted.utf8).enumerated() {
        keys[row.first + UInt16(offset)] = Key(plain: [pair.0], shifted: [pair.1])
      }
    }
    return ScannerLayout(keys: keys)
  }()

  /// The keypad types the same under every layout: a scanner that uses it means digits, whatever
  /// Num Lock is.
  private static let keypad: [UInt16: Key] = {
    let symbols: [UInt16: String] = [
      55: "*", 74: "-", 78: "+", 83: ".", 98: "/", 117: "=", 121: ",",
    ]
    var keys = symbols.mapValues { Key(plain: Array($0.utf8), shifted: Array($0.utf8)) }
    for code in UInt16(71)...82 {
      guard let digit = KeyCode.digit(code) else { continue }
      let bytes = [UInt8(48 + digit)]
      keys[code] = Key(plain: bytes, shifted: bytes)
    }
    return keys
  }()
}
