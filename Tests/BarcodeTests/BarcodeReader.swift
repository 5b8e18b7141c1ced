import Foundation

@testable import Barcode

/// zxing-cpp's command line reader: independent of zint, which draws the symbols.
enum BarcodeReader {
  static let path = "/usr/bin/ZXingReader"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// What it says of one picture.
  struct Reading {
    /// The bytes of the only code it found; `nil` when it found none, or more than one.
    let bytes: [UInt8]?
    /// Its name for the symbology.
    let format: String?
    let hasECI: Bool
  }

  static func read(_ symbol: BarcodeSymbol, pixelsPerModule: Int = 3) throws -> Reading {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("barcode-\(UUID().uuidString).pgm")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(picture(of: symbol, pixelsPerModule: pixelsPerModule)).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // Only the lines that quote no bytes of the code are taken as text.
    let lines = data.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let codes = values(of: "Bytes:", in: lines)
    return Reading(
      bytes: codes.count == 1 ? codes.first.flatMap(hexadecimal) : nil,
      format: values(of: "Format:", in: lines).first,
      hasECI: values(of: "HasECI:", in: lines).first == "true")
  }

  /// A portable graymap: dark on light, whole pixels a module, the quiet zone around it.
  static func picture(of symbol: BarcodeSymbol, pixelsPerModule: Int) -> [UInt8] {
    // Two at least, as on a dark screen.
    let margin = max(symbol.quietZone, 2)
    let width = (symbol.width + 2 * margin) * pixelsPerModule
    let height = (symbol.height + 2 * margin) * pixelsPerModule
    var bytes = Array("P5\n\(width) \(height)\n255\n".utf8)
    bytes.reserveCapacity(bytes.count + width * height)
    for y in 0..<height {
      for x in 0..<width {
        let isDark = symbol[x / pixelsPerModule - margin, y / pixelsPerModule - margin]
        bytes.append(isDark ? 0 : 255)
      }
    }
    return bytes
  }

  private static func values(of label: String, in lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix(label) }.map {
      $0.dropFirst(label.count).trimmingCharacters(in: .whitespaces)
    }
  }

  private static func hexadecimal(_ text: String) -> [UInt8]? {
    let bytes = text.split(separator: " ").map { UInt8($0, radix: 16) }
    return bytes.contains(nil) ? nil : bytes.compactMap { $0 }
  }
}
