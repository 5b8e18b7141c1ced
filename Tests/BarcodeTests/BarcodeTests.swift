import Testing

@testable import Barcode

@Suite struct BarcodeTests {
  @Test(arguments: Barcode.Symbology.allCases)
  func limitsAreStated(symbology: Barcode.Symbology) {
    #expect(throws: BarcodeError.empty) { try Barcode.encode([], symbology: symbology) }
    let long = [UInt8](repeating: 0x41, count: Barcode.byteLimit + 1)
    #expect(throws: BarcodeError.tooLong(bytes: long.count)) {
      try Barcode.encode(long, symbology: symbology)
    }
  }
}
