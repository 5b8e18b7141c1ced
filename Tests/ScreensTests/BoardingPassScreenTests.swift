import Barcode
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

  private func texts(
    _ content: PassContent, _ width: Double, _ height: Double
  ) throws -> [Leaves.Leaf] {
    Leaves(
      of: BoardingPassScreen(content: content), width: width, height: height,
      resources: RenderResources(fonts: try FontLibrary())
    ).texts
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
    let texts = try texts(try Sample.content(flights: Sample.flights()), 775, 388)
    #expect(
      texts.map(\.text) == [
        "Air", "Canada", "BOARDING PASS", "BUSINESS CLASS", "Ingrid Nordahl", "Fri, August 14",
        "AC 834", "to Frankfurt", "TERMINAL 1", "Boarding Area D", "BOARDING", "9 : 00 PM", "GATE",
        "D 09", "SEAT NO.", "33C", "Departing", "9 : 45 PM", "NO. •••••••••4567", "BUSINESS CLASS",
        "AC 834", "to Frankfurt", "TERMINAL 1", "Boarding Area D", "BOARDING", "9 : 00 PM", "GATE",
        "D 09", "SEAT NO.", "33C", "Departing", "9 : 45 PM", "Boarding", "Please go to gate D 09.",
      ])
  }

  @Test(arguments: [(1920, 1080), (1024, 600), (1280, 800), (800, 480)])
  func fillsTheDisplayAndStaysCentred(_ width: Int, _ height: Int) throws {
    let box = try passBox(width, height, hasNotice: false)
    #expect((box.x1 - box.x0 + 1) * 100 > 90 * width)
    #expect(abs((width - 1 - box.x1) - box.x0) <= 2)
    #expect(abs((height - 1 - box.y1) - box.y0) <= 4)
  }

  /// What the passenger most needs to be told touches neither the pass nor what is below it.
  @Test(arguments: [(1920, 956), (1024, 531), (1280, 638), (800, 418)])
  func theNoticeHasRoomBelowAWidePass(_ width: Int, _ height: Int) throws {
    let box = try passBox(width, height)
    let unit = min(1, Double(min(width, height)) / 1080)
    let notice = 106 * max(0.5, unit)
    #expect(box.y0 >= 12)
    #expect(Double(height - 1 - box.y1) >= notice + 2 * 16 * unit)
  }

  @Test(arguments: [(1080, 1920), (480, 800), (600, 1024)])
  func fillsAnUprightDisplayAndLeavesRoomBelow(_ width: Int, _ height: Int) throws {
    let box = try passBox(width, height)
    #expect((box.x1 - box.x0 + 1) * 100 > 80 * width)
    #expect(abs((width - 1 - box.x1) - box.x0) <= 2)
    // The details' block ends the pass; notice and button are below it.
    #expect((box.y1 - box.y0 + 1) * 100 > 68 * height)
    #expect(height - box.y1 > 150 * height / 1100)
  }

  /// The pixels in the colour of the pass's bars.
  private func passBox(
    _ width: Int, _ height: Int, hasNotice: Bool = true
  ) throws -> (x0: Int, y0: Int, x1: Int, y1: Int) {
    var content = try Sample.content()
    try #require(content.notice != nil)
    if !hasNotice { content.notice = nil }
    let picture = try Sample.picture(
      of: BoardingPassScreen(content: content), width: width, height: height)
    let bar: UInt32 = 0xFFC2_4A08
    var box: (x0: Int, y0: Int, x1: Int, y1: Int)?
    for y in 0..<height {
      for x in 0..<width where picture[x, y] == bar {
        box = (
          min(box?.x0 ?? x, x), min(box?.y0 ?? y, y), max(box?.x1 ?? x, x), max(box?.y1 ?? y, y)
        )
      }
    }
    return try #require(box)
  }

  // MARK: Long texts

  /// A gate that is a sentence takes nothing from the name, and no text leaves its part of the pass.
  @Test(arguments: [(1024.0, 600.0), (800, 480), (1080, 1920)])
  func aLongGateGivesWay(_ width: Double, _ height: Double) throws {
    let long = "Bus gate B 14 (lower level)"
    let short = try texts(try Sample.content(flights: Sample.flights()), width, height)
    let found = try texts(try Sample.content(flights: Sample.flights(gate: long)), width, height)
    let name = try #require(found.first { $0.text == "Ingrid Nordahl" })
    let unhurt = try #require(short.first { $0.text == "Ingrid Nordahl" })
    #expect(name.frame.width == unhurt.frame.width && name.frame.height == unhurt.frame.height)
    let gates = found.filter { $0.text == long }
    #expect(gates.count == 2)
    let bigger = short.filter { $0.text == "D 09" }
    for (gate, usual) in zip(gates, bigger) where width > height {
      #expect(gate.frame.minX == usual.frame.minX)
    }
    let next = try #require(found.first { $0.text == "SEAT NO." })
    #expect(width > height || gates[0].frame.maxX < next.frame.minX)
  }

  @Test func theLongestNameShrinksOnItsLine() throws {
    let bytes = Array(
      "M1WINTERBOTTOM/PERSEPHEQW7RTZ YULFRAAC 0834 226J033C0025 100".utf8)
    for (width, height) in [(1920.0, 1080.0), (800, 480), (1080, 1920)] {
      let texts = try texts(try Sample.content(bytes), width, height)
      let name = try #require(texts.first { $0.text == "Perseph Winterbottom" })
      let next = try #require(texts.first { $0.text == "BOARDING" })
      #expect(name.frame.width > 150)
      #expect(width < height || name.frame.maxX <= next.frame.minX)
    }
  }

  // MARK: The code

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ZXingReader"),
      "ZXingReader is missing: install the Debian package zxing-cpp-tools"),
    arguments: Barcode.Symbology.allCases,
    [(1920, 956), (1024, 531), (1080, 1796)])
  func showsACodeThatReadsBackAsScanned(
    _ symbology: Barcode.Symbology, _ size: (width: Int, height: Int)
  ) throws {
    for name in ["one-leg", "four-legs"] {
      let bytes = try Sample.asset(name)
      let pass = try Sample.content(bytes, symbology: symbology)
      let picture = try Sample.picture(
        of: BoardingPassScreen(content: pass), width: size.width, height: size.height)
      let read = try Self.read(try Self.code(in: picture))
      let isSame = read == bytes
      #expect(isSame, "\(name) at \(size)")
    }
  }

  /// The code and what lies around it: as a reader is held, which looks for a code in the middle.
  private static func code(in picture: Surface) throws -> Surface {
    var box = PixelRect(x0: picture.width, y0: picture.height, x1: 0, y1: 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] == 0xFF00_0000 {
        box.x0 = min(box.x0, x)
        box.y0 = min(box.y0, y)
        box.x1 = max(box.x1, x + 1)
        box.y1 = max(box.y1, y + 1)
      }
    }
    try #require(box.x1 > box.x0)
    let margin = (box.y1 - box.y0) / 3
    let x0 = max(0, box.x0 - margin)
    let y0 = max(0, box.y0 - margin)
    let part = Surface(
      width: min(picture.width, box.x1 + margin) - x0,
      height: min(picture.height, box.y1 + margin) - y0)
    for y in 0..<part.height {
      for x in 0..<part.width { part[x, y] = picture[x0 + x, y0 + y] }
    }
    return part
  }

  private static func read(_ picture: Surface) throws -> [UInt8] {
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
    return Array(read)
  }

  /// Between the code's edges nothing is grey: its modules lie on whole pixels wherever the pass does.
  @Test(arguments: [(800, 480), (1024, 600), (1023, 601), (540, 960)])
  func theModulesLieOnPixels(_ width: Int, _ height: Int) throws {
    let pass = try Sample.content(try Sample.asset("four-legs"))
    let picture = try Sample.picture(
      of: BoardingPassScreen(content: pass), width: width, height: height)
    let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    var box = (x0: width, y0: height, x1: 0, y1: 0)
    for y in 0..<height {
      for x in 0..<width where picture[x, y] == black {
        box = (min(box.x0, x), min(box.y0, y), max(box.x1, x), max(box.y1, y))
      }
    }
    let side = box.x1 - box.x0 + 1
    #expect(side == box.y1 - box.y0 + 1 && side % 67 == 0 && side / 67 >= 2)
    var grey = 0
    for y in box.y0...box.y1 {
      for x in box.x0...box.x1 where picture[x, y] != black && picture[x, y] != white { grey += 1 }
    }
    #expect(grey == 0)
  }

  @Test func saysWhenTheDisplayCannotHoldTheCode() throws {
    var lines: [String] = []
    let pass = try Sample.content(try Sample.asset("four-legs"), symbology: .pdf417)
    let view = BoardingPassScreen(content: pass) { lines.append($0) }
    _ = try Sample.picture(of: view, width: 480, height: 320)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("code: not shown, for 480 x 320 pixels") == true)
    let texts = try texts(pass, 480, 320).compactMap(\.text)
    #expect(texts.contains("The code cannot be shown here. Please use your own pass."))
    lines = []
    _ = try Sample.picture(of: view, width: 800, height: 480)
    #expect(lines.isEmpty)
  }

  // MARK: Goldens

  /// What is seen, where: exact, in a family that is the same everywhere.
  @Test(arguments: [("wide", 800, 480), ("upright", 540, 960)])
  func hasItsGoldenFrames(_ name: String, _ width: Int, _ height: Int) throws {
    let leaves = Leaves(
      of: BoardingPassScreen(content: try Sample.content(flights: Sample.flights())),
      width: Double(width), height: Double(height), resources: try Sample.steadyFonts())
    expectGoldenText(leaves.description, "boarding-pass-\(name)")
  }

  @Test(arguments: [("wide", 480, 288), ("upright", 270, 480)])
  func looksLikeItsGoldenPicture(_ name: String, _ width: Int, _ height: Int) throws {
    let picture = try Sample.picture(
      of: BoardingPassScreen(content: try Sample.content(flights: Sample.flights())),
      width: width, height: height, resources: try Sample.steadyFonts())
    expectGolden(picture, "boarding-pass-\(name)", tolerance: .exact)
  }

  @Test func aDefectOfAFewPixelsIsNoticed() throws {
    let pass = try Sample.content(flights: Sample.flights())
    func picture() throws -> Surface {
      try Sample.picture(
        of: BoardingPassScreen(content: pass), width: 480, height: 288,
        resources: try Sample.steadyFonts())
    }
    let good = try picture()
    let again = try picture()
    #expect(mismatch(again, good, .exact) == nil)
    // A dark module somewhere in the code becomes light.
    let dark = (0..<good.width * good.height).map { ($0 % good.width, $0 / good.width) }
      .filter { good[$0.0, $0.1] == 0xFF00_0000 }
    let module = try #require(dark.count > 100 ? dark[dark.count / 2] : nil)
    again[module.0, module.1] = 0xFFFF_FFFF
    #expect(mismatch(again, good, .exact) != nil)
  }

  @Test func invitesWithoutAnything() throws {
    let picture = try Sample.picture(
      of: MessageScreen.invitation, width: 480, height: 270,
      resources: try Sample.steadyFonts())
    expectGolden(picture, "invitation", tolerance: .exact)
  }

  @Test func tellsARejectionAsHeadlineAndSentence() {
    let screen = MessageScreen.rejection("This is a bag tag. Please scan your boarding pass.")
    #expect(screen.headline == "This is a bag tag")
    #expect(screen.detail == "Please scan your boarding pass.")
    #expect(MessageScreen.rejection("Nothing.").headline == "Nothing.")
  }
}
