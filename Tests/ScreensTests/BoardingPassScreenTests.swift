import Barcode
import BoardingPass
import Foundation
import Geometry
import Host
import Imaging
import Raster
import Screens
import SwiftUI
import TestSupport
import Testing
import Typesetting
import Views

@MainActor
struct BoardingPassScreenTests {
  /// The lines of the screen's frames that begin with a word, at a size in points.
  private func frames(_ word: String, _ width: Double, _ height: Double) throws -> [String] {
    let text = Headless.frames(
      of: BoardingPassScreen(content: try Sample.content(flights: Sample.flights())),
      width: width, height: height, resources: RenderResources(fonts: try FontLibrary()))
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix(word) }
  }

  @Test func hasTheDocumentsParts() throws {
    let frames = try frames("frame", 775, 388)
    #expect(frames.contains { $0.hasSuffix("525 300") })
    #expect(frames.contains { $0.hasSuffix("162 300") })
    #expect(frames.contains { $0.hasSuffix("162 100") })
    #expect(frames.contains { $0.hasSuffix("20 180") })
    #expect(frames.contains { $0.contains(" 82 27") })
    #expect(try self.frames("flexFrame", 775, 388).contains { $0.hasSuffix("525 62") })
    #expect(try self.frames("flexFrame", 775, 388).contains { $0.hasSuffix("162 62") })
  }

  @Test func hasTheDocumentsTextsInOrder() throws {
    let texts = try frames("Text", 775, 388).map { line in
      String(line.split(separator: "\"", omittingEmptySubsequences: false)[1])
    }
    #expect(
      texts == [
        "Air", "Canada", "BOARDING PASS", "BUSINESS CLASS", "Ingrid Nordahl", "Fri, August 14",
        "AC 834", "to Frankfurt", "TERMINAL 1", "Boarding Area D", "BOARDING", "9 : 00 PM", "GATE",
        "D 09", "SEAT NO.", "33C", "Departing", "9 : 45 PM", "NO. •••••••••4567", "BUSINESS CLASS",
        "AC 834", "to Frankfurt", "TERMINAL 1", "Boarding Area D", "BOARDING", "9 : 00 PM", "GATE",
        "D 09", "SEAT NO.", "33C", "Departing", "9 : 45 PM",
      ])
  }

  @Test(arguments: [(1920, 1080), (1024, 600), (1280, 800), (1080, 1920)])
  func fillsTheDisplayAndStaysCentred(_ width: Int, _ height: Int) throws {
    let picture = try Sample.picture(
      of: BoardingPassScreen(content: try Sample.content()), width: width, height: height)
    let bar: UInt32 = 0xFFC2_4A08
    var box: (x0: Int, y0: Int, x1: Int, y1: Int)?
    for y in 0..<height {
      for x in 0..<width where picture[x, y] == bar {
        box = (
          min(box?.x0 ?? x, x), min(box?.y0 ?? y, y), max(box?.x1 ?? x, x), max(box?.y1 ?? y, y)
        )
      }
    }
    let found = try #require(box)
    let used = Double(found.x1 - found.x0 + 1)
    #expect(used / Double(width) > 0.85)
    #expect(abs((width - 1 - found.x1) - found.x0) <= 2)
    #expect(abs((height - 1 - found.y1) - found.y0) <= 4)
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ZXingReader"),
      "ZXingReader is missing: install the Debian package zxing-cpp-tools"),
    arguments: Barcode.Symbology.allCases, [(1920, 1080), (1024, 600)])
  func showsACodeThatReadsBackAsScanned(
    _ symbology: Barcode.Symbology, _ size: (width: Int, height: Int)
  ) throws {
    var content = try Sample.content()
    content.barcode = try Barcode.encode(Sample.bytes, symbology: symbology)
    let picture = try Sample.picture(
      of: BoardingPassScreen(content: content), width: size.width, height: size.height)
    let file = NSTemporaryDirectory() + "gateframe-screen-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try PNG.write(picture, file)
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/usr/bin/ZXingReader")
    reader.arguments = ["-bytes", file]
    let output = Pipe()
    reader.standardOutput = output
    try reader.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    #expect(Array(read) == Sample.bytes)
  }

  @Test func looksLikeItsGoldenPicture() throws {
    // Releases of Debian have different versions of the font: letters differ, all else does not.
    let picture = try Sample.picture(
      of: BoardingPassScreen(content: try Sample.content(flights: Sample.flights())), width: 800,
      height: 450)
    expectGolden(
      picture, "boarding-pass", tolerance: GoldenTolerance(channel: 255, share: 0.08))
  }

  @Test func invitesWithoutAnything() throws {
    let picture = try Sample.picture(of: MessageScreen.invitation, width: 640, height: 360)
    expectGolden(picture, "invitation", tolerance: GoldenTolerance(channel: 255, share: 0.08))
  }
}
