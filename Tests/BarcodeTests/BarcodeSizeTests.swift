import Testing

@testable import Barcode

/// Symbol sizes in modules: a change of them is a change of what fits on a screen.
@Suite struct BarcodeSizeTests {
  @Test(arguments: zip(SamplePayload.lengths, [27, 37, 41, 49, 57]))
  func aztec(count: Int, side: Int) throws {
    try expectSquare(.aztec, count, side)
  }

  @Test(arguments: zip(SamplePayload.lengths, [29, 37, 45, 53, 61]))
  func qr(count: Int, side: Int) throws {
    try expectSquare(.qr, count, side)
  }

  @Test(arguments: zip(SamplePayload.lengths, [26, 36, 40, 48, 64]))
  func dataMatrix(count: Int, side: Int) throws {
    try expectSquare(.dataMatrix, count, side)
  }

  /// Columns of 17 modules between four more and the closing bar; rows three modules high; about
  /// three times as wide as high, as printed passes are.
  @Test(arguments: SamplePayload.lengths) func pdf417(count: Int) throws {
    let symbol = try Barcode.encode(SamplePayload.pass(count), symbology: .pdf417)
    #expect((symbol.width - 1) % 17 == 0)
    #expect(symbol.height % 3 == 0 && (3...90).contains(symbol.height / 3))
    #expect((2.5...3.5).contains(Double(symbol.width) / Double(symbol.height)))
    for y in 0..<symbol.height {
      #expect((0..<symbol.width).allSatisfy { symbol[$0, y] == symbol[$0, y / 3 * 3] })
    }
  }

  private func expectSquare(_ symbology: Barcode.Symbology, _ count: Int, _ side: Int) throws {
    let symbol = try Barcode.encode(SamplePayload.pass(count), symbology: symbology)
    #expect(symbol.width == side && symbol.height == side)
  }
}
