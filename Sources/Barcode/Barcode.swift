import CZint

/// Bar codes in two dimensions, drawn from bytes with zint.
///
/// The bytes go in as they are: no ECI, no conversion, no GS1 interpretation, so that what an
/// independent reader reports is what was scanned.
package enum Barcode {
  /// The four symbologies a boarding pass may use. The raw value is the name in the configuration.
  package enum Symbology: String, CaseIterable, Hashable, Sendable {
    /// ISO/IEC 24778.
    case aztec
    /// ISO/IEC 18004, error correction level M.
    case qr
    /// ISO/IEC 15438, rows three modules high.
    case pdf417
    /// ISO/IEC 16022 (ECC 200), square.
    case dataMatrix = "data-matrix"

    /// The light margin its standard asks for, in modules. A code on dark surroundings should get at
    /// least two.
    package var quietZone: Int {
      switch self {
      case .aztec: 0
      case .qr: 4
      case .pdf417: 2
      case .dataMatrix: 1
      }
    }
  }

  /// The most bytes that are encoded. A boarding pass is far below; beyond it codes are too fine to
  /// be read from a screen.
  package static let byteLimit = 1024

  /// Encodes bytes; throws `BarcodeError` when there are none, too many, or zint refuses them.
  package static func encode(_ bytes: [UInt8], symbology: Symbology) throws -> BarcodeSymbol {
    guard let first = try shapes(bytes, symbology: symbology).first else {
      throw BarcodeError.tooLong(bytes: bytes.count)
    }
    return first
  }

  /// The same bytes in every shape worth drawing, the one that printed passes have first. Only PDF417
  /// has a choice: from strips to nearly squares.
  package static func shapes(_ bytes: [UInt8], symbology: Symbology) throws -> [BarcodeSymbol] {
    guard !bytes.isEmpty else { throw BarcodeError.empty }
    guard bytes.count <= byteLimit else { throw BarcodeError.tooLong(bytes: bytes.count) }
    var symbols: [BarcodeSymbol] = []
    var refusal: (any Error)?
    for columns in columnChoices(bytes, symbology) {
      do {
        symbols.append(try ZintEncoding(bytes, symbology: symbology, columns: columns).symbol)
      } catch {
        // Too few columns for these bytes: more will do.
        refusal = error
      }
    }
    if symbols.isEmpty, let refusal { throw refusal }
    return symbols.sorted { $0.shapeError < $1.shapeError }
  }

  /// Numbers of data columns to try; only PDF417 has a choice.
  private static func columnChoices(_ bytes: [UInt8], _ symbology: Symbology) -> [Int] {
    guard symbology == .pdf417 else { return [0] }
    // Up to two characters a code word, with some 32 of error correction and at most 90 rows: fewer
    // columns cannot hold it.
    let least = max(2, bytes.count / 180)
    return Array(min(least, 20)...min(least + 15, 30))
  }
}

/// Why bytes could not be made a bar code. Never quotes the bytes.
package enum BarcodeError: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case tooLong(bytes: Int)
  /// zint's own words.
  case refused(symbology: String, message: String)

  package var description: String {
    switch self {
    case .empty: "bar code: expected 1 to \(Barcode.byteLimit) bytes, found none"
    case .tooLong(let bytes):
      "bar code: expected 1 to \(Barcode.byteLimit) bytes, found \(bytes)"
    case .refused(let symbology, let message): "bar code (\(symbology)): \(message)"
    }
  }
}
