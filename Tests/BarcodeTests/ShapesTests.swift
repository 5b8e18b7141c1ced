import Foundation
import Testing

@testable import Barcode

struct ShapesTests {
  private static let payload = Array(
    String(repeating: "M1NORDAHL/INGRID      EQW7RTZ YULFRAAC 0834 226J033C0025 ", count: 8).utf8)

  @Test(arguments: [Barcode.Symbology.aztec, .qr, .dataMatrix])
  func squaresHaveOneShape(_ symbology: Barcode.Symbology) throws {
    let shapes = try Barcode.shapes(Self.payload, symbology: symbology)
    #expect(shapes.count == 1)
    let usual = try Barcode.encode(Self.payload, symbology: symbology)
    #expect(shapes == [usual])
    #expect(shapes[0].width == shapes[0].height)
  }

  @Test func pdf417GoesFromStripsToNearlySquares() throws {
    let shapes = try Barcode.shapes(Self.payload, symbology: .pdf417)
    let usual = try Barcode.encode(Self.payload, symbology: .pdf417)
    #expect(shapes[0] == usual)
    let ratios = shapes.map { Double($0.width) / Double($0.height) }
    #expect(abs(ratios[0] - 3) < 0.5)
    #expect((ratios.min() ?? 9) < 1.3 && (ratios.max() ?? 0) > 4)
    for (one, next) in zip(shapes, shapes.dropFirst()) {
      #expect(one.shapeError <= next.shapeError)
    }
  }

  @Test func refusesWhatNoShapeHolds() {
    #expect(throws: BarcodeError.empty) {
      _ = try Barcode.shapes([], symbology: .pdf417)
    }
    #expect(throws: BarcodeError.tooLong(bytes: 1025)) {
      _ = try Barcode.shapes([UInt8](repeating: 65, count: 1025), symbology: .aztec)
    }
  }
}
