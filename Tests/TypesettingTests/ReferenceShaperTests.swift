import Foundation
import Geometry
import Testing

@testable import Typesetting

/// HarfBuzz's own command, which shapes one string in one font.
enum ReferenceShaper {
  static let path = "/usr/bin/hb-shape"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Glyphs with their advances and offsets in font units, from left to right.
  static func shape(_ text: String, face: FontFace) throws -> [ShapedGlyph] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--no-glyph-names", "--no-clusters", "--face-index=\(face.index)", "--text=\(text)",
      face.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let line = String(decoding: data, as: UTF8.self).filter { !"[]\n".contains($0) }
    return line.split(separator: "|").compactMap(glyph)
  }

  /// One glyph from its text: number, perhaps `@x,y`, then `+advance`.
  private static func glyph(_ text: Substring) -> ShapedGlyph? {
    let parts = text.split(separator: "+", maxSplits: 1)
    let placed = parts[0].split(separator: "@")
    guard parts.count == 2, let id = UInt32(placed[0]), let advance = Int32(parts[1]) else {
      return nil
    }
    let offsets = placed.count > 1 ? placed[1].split(separator: ",").compactMap { Int32($0) } : []
    return ShapedGlyph(
      id: id, advance: advance, xOffset: offsets.first ?? 0,
      yOffset: offsets.count > 1 ? offsets[1] : 0)
  }
}

@Suite(
  .enabled(
    if: ReferenceShaper.isInstalled,
    "hb-shape is missing: install the Debian package libharfbuzz-bin"))
struct ReferenceShaperTests {
  @Test(arguments: [
    "AVATAR To Typography, WAVE", "Boarding 12:45", "office fjord ffi", "naïve café x\u{301}",
    "مرحبا", "بيب", "שלום", "नमस्ते", "क्षत्रिय", "ภาษาไทย", "Привет",
  ])
  func glyphsAndPlacesAgree(text: String) throws {
    let set = try Setter()
    let size = 1000.0
    let line = try #require(set(text, size: size).lines.first)
    let run = try #require(line.runs.first)
    #expect(line.runs.count == 1)
    var pen = 0.0
    var expected: [(glyph: UInt32, place: Point)] = []
    let scale = size / run.face.unitsPerEm
    for glyph in try ReferenceShaper.shape(text, face: run.face) {
      if glyph.id != run.face.spaceGlyph {
        let x = (pen + Double(glyph.xOffset)) * scale
        expected.append((glyph.id, Point(x, -Double(glyph.yOffset) * scale)))
      }
      pen += Double(glyph.advance)
    }
    #expect(!expected.isEmpty)
    #expect(run.glyphs == expected.map(\.glyph))
    for (position, glyph) in zip(run.positions, expected) {
      #expect(abs(position.x - glyph.place.x) < 1e-6)
      #expect(abs(position.y - line.baseline.y - glyph.place.y) < 1e-6)
    }
    #expect(abs(line.width - pen * scale) < 1e-6)
  }
}
