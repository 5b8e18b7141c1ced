import Testing

@testable import Barcode

@Suite struct BarcodeTests {
  typealias Symbology = Barcode.Symbology

  @Test(arguments: Symbology.allCases) func limitsAreStated(symbology: Symbology) {
    #expect(throws: BarcodeError.empty) { try Barcode.encode([], symbology: symbology) }
    let long = [UInt8](repeating: 0x41, count: Barcode.byteLimit + 1)
    #expect(throws: BarcodeError.tooLong(bytes: long.count)) {
      try Barcode.encode(long, symbology: symbology)
    }
    #expect(
      BarcodeError.tooLong(bytes: 1025).description
        == "bar code: expected 1 to 1024 bytes, found 1025")
  }

  /// Within the limit a text either becomes a symbol or is refused in zint's words.
  @Test(arguments: Symbology.allCases) func nothingBetweenTheLimitsTraps(symbology: Symbology) {
    for count in [1, 2, 3, 500, 900, 1000, Barcode.byteLimit] {
      for byte in [0x00, 0x20, 0x31, 0x41, 0x7E, 0xFF] as [UInt8] {
        do {
          let symbol = try Barcode.encode(
            [UInt8](repeating: byte, count: count), symbology: symbology)
          #expect(symbol.width > 0 && symbol.height > 0)
        } catch let error as BarcodeError {
          guard case .refused(_, let message) = error else {
            Issue.record("\(error)")
            continue
          }
          #expect(message.contains("Error"))
        } catch {
          Issue.record(error)
        }
      }
    }
  }

  @Test func outsideTheSymbolAllIsLight() throws {
    let symbol = try Barcode.encode(SamplePayload.pass(60), symbology: .qr)
    #expect(!symbol[-1, 0] && !symbol[0, -1])
    #expect(!symbol[symbol.width, 0] && !symbol[0, symbol.height])
    #expect(symbol[0, 0] && symbol[symbol.width - 1, 0] && symbol[0, symbol.height - 1])
  }

  @Test func quietZonesAreThoseOfTheStandards() {
    #expect(Symbology.allCases.map(\.quietZone) == [0, 4, 2, 1])
  }
}
