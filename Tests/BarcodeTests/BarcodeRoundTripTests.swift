import Testing

@testable import Barcode

/// What an independent reader gets from the symbols is what was scanned, byte for byte.
@Suite(
  .enabled(
    if: BarcodeReader.isInstalled,
    "ZXingReader is missing: install the Debian package zxing-cpp-tools"))
struct BarcodeRoundTripTests {
  typealias Symbology = Barcode.Symbology

  private static let names: [Symbology: String] = [
    .aztec: "Aztec", .qr: "QRCode", .pdf417: "PDF417", .dataMatrix: "DataMatrix",
  ]

  private func expectRoundTrip(
    _ bytes: [UInt8], _ symbology: Symbology, pixelsPerModule: Int = 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let symbol = try Barcode.encode(bytes, symbology: symbology)
    let reading = try BarcodeReader.read(symbol, pixelsPerModule: pixelsPerModule)
    #expect(reading.bytes == bytes, sourceLocation: sourceLocation)
    #expect(reading.format == Self.names[symbology], sourceLocation: sourceLocation)
    #expect(!reading.hasECI, sourceLocation: sourceLocation)
  }

  @Test(arguments: Symbology.allCases, SamplePayload.lengths)
  func passesOfEveryLength(symbology: Symbology, count: Int) throws {
    try expectRoundTrip(SamplePayload.pass(count), symbology)
  }

  @Test(arguments: Symbology.allCases) func spacesAtTheEndAreKept(symbology: Symbology) throws {
    try expectRoundTrip(SamplePayload.pass(60) + Array("      ".utf8), symbology)
  }

  @Test(arguments: Symbology.allCases)
  func everyCapitalDigitAndMark(symbology: Symbology) throws {
    try expectRoundTrip(Array(0x20...0x5F), symbology)
    try expectRoundTrip(Array(0x20...0x7E), symbology)
  }

  @Test(arguments: Symbology.allCases)
  func capitalsOnlyAndDigitsOnly(symbology: Symbology) throws {
    try expectRoundTrip(Array(String(repeating: "ABCDEFGHIJKLM", count: 8).utf8), symbology)
    try expectRoundTrip(Array(String(repeating: "0123456789", count: 9).utf8), symbology)
  }

  @Test(arguments: Symbology.allCases)
  func separatorsAndBytesAboveASCIIAreKept(symbology: Symbology) throws {
    let odd: [UInt8] = [0x1D, 0xE6, 0xD8, 0x00, 0x7F, 0xFF]
    try expectRoundTrip(SamplePayload.pass(60) + odd, symbology)
  }

  @Test(arguments: Symbology.allCases, [2, 5])
  func anyWholeNumberOfPixels(symbology: Symbology, pixels: Int) throws {
    try expectRoundTrip(SamplePayload.pass(158), symbology, pixelsPerModule: pixels)
  }

  @Test(arguments: Symbology.allCases) func theLongestTexts(symbology: Symbology) throws {
    try expectRoundTrip(SamplePayload.pass(800), symbology)
  }
}
