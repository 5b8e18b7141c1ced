import CZint

/// One run of zint.
struct ZintEncoding {
  let symbol: BarcodeSymbol

  /// `columns` counts data columns of PDF417; 0 leaves the choice to zint.
  init(_ bytes: [UInt8], symbology: Barcode.Symbology, columns: Int) throws {
    guard let zint = ZBarcode_Create() else {
      throw BarcodeError.refused(symbology: symbology.rawValue, message: "out of memory")
    }
    defer { ZBarcode_Delete(zint) }
    Self.configure(&zint.pointee, symbology, columns)
    let status = bytes.withUnsafeBufferPointer {
      ZBarcode_Encode(zint, $0.baseAddress, Int32($0.count))
    }
    guard status < ZINT_ERROR else {
      throw BarcodeError.refused(symbology: symbology.rawValue, message: Self.message(zint))
    }
    let rowHeight = symbology == .pdf417 ? 3 : 1
    symbol = BarcodeSymbol(
      symbology: symbology, width: Int(zint.pointee.width),
      height: Int(zint.pointee.rows) * rowHeight
    ) { x, y in gf_zint_module(zint, Int32(y / rowHeight), Int32(x)) != 0 }
  }

  private static func configure(
    _ zint: inout zint_symbol, _ symbology: Barcode.Symbology, _ columns: Int
  ) {
    zint.input_mode = DATA_MODE
    zint.eci = 0
    switch symbology {
    case .aztec: zint.symbology = BARCODE_AZTEC
    case .qr:
      zint.symbology = BARCODE_QRCODE
      zint.option_1 = 2
    case .pdf417:
      zint.symbology = BARCODE_PDF417
      zint.option_1 = 2
      zint.option_2 = Int32(columns)
    case .dataMatrix:
      zint.symbology = BARCODE_DATAMATRIX
      // Rectangles are read by fewer devices.
      zint.option_3 = DM_SQUARE
    }
  }

  private static func message(_ zint: UnsafeMutablePointer<zint_symbol>) -> String {
    var buffer = [CChar](repeating: 0, count: 128)
    gf_zint_message(zint, &buffer, Int32(buffer.count))
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
