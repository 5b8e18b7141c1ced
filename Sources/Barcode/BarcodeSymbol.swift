/// The modules of a bar code, without its quiet zone.
package struct BarcodeSymbol: Hashable, Sendable {
  package let symbology: Barcode.Symbology
  /// In modules.
  package let width: Int
  /// In modules; a row of PDF417 counts as three.
  package let height: Int
  /// One bit a module, rows from the top, each padded to whole words.
  private let words: [UInt64]
  private let wordsPerRow: Int

  /// The light margin that has to stay around it, in modules.
  package var quietZone: Int { symbology.quietZone }

  /// Copies modules row by row; `isDark` is asked for each.
  package init(
    symbology: Barcode.Symbology, width: Int, height: Int, isDark: (_ x: Int, _ y: Int) -> Bool
  ) {
    self.symbology = symbology
    self.width = max(width, 0)
    self.height = max(height, 0)
    wordsPerRow = (self.width + 63) / 64
    var words = [UInt64](repeating: 0, count: wordsPerRow * self.height)
    for y in 0..<self.height {
      for x in 0..<self.width where isDark(x, y) {
        words[y * wordsPerRow + x / 64] |= 1 << UInt64(x % 64)
      }
    }
    self.words = words
  }

  /// Whether the module is dark; outside the symbol all are light.
  package subscript(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    return words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
  }

  /// How far the shape is from three to one, the shape printed boarding passes have; 0 is best.
  var shapeError: Double {
    let ratio = Double(width) / Double(max(height, 1))
    return abs(ratio - 3)
  }
}
