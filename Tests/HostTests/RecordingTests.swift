import Foundation
import Geometry
import Testing

@testable import Host

/// Recordings as text.
struct RecordingTests {
  private static let entries: [RecordingEntry] = [
    .mode(DisplayMode(width: 1920, height: 1080, refreshRate: 59.94, hasVerticalBlanks: true)),
    .mode(DisplayMode(width: 800, height: 480, refreshRate: 60, millimetres: Size(154.08, 85.9))),
    .mode(nil), .file(name: "flights", [1, 255, 0]), .file(name: "a b%", nil), .file(name: "", []),
    .font(family: "Noto Sans", file: "NotoSans-Regular.ttf", hash: 7), .turn(0), .turn(1 << 61),
    .skip(5), .clock(-0.1), .clock(1e-9), .alarm, .suspended, .resumed, .middle(12),
    .input(.pointer(nil)), .input(.pointer(Point(0.1, 1.0 / 3))),
    .input(
      .touch(
        TouchEvent(
          contact: 3, phase: .cancelled, position: Point(0.123456789, -0.5), microseconds: 99))),
    .input(
      .key(
        KeyEvent(
          phase: .repeated, keysym: 0xFF0D, text: "", modifiers: [.shift, .command],
          microseconds: 1))),
    .input(
      .key(KeyEvent(phase: .down, keysym: 0xE9, text: "é -%\n", modifiers: [], microseconds: 1))),
    .input(.scan(ScanEvent(bytes: [0x4D, 0x31, 0], isCut: true, microseconds: 2))),
    .input(.scan(ScanEvent(bytes: [], aimIdentifier: "]Q3", microseconds: 2))),
    .frame(seen: 16_666_667, hash: 0xFEDC_BA98_7654_3210), .frame(seen: 3, hash: nil),
    .end("the program ended"),
  ]

  private var header: RecordingHeader {
    var header = RecordingHeader()
    header.start = 5_000_000_123
    header.date = 1_796_000_000.123456
    header.zone = "Europe/Oslo"
    header.locale = "nb_NO"
    header.libraries = ["FreeType": "2.13.3", "zint": "2.13.0"]
    header.facts = ["configuration": "[kiosk]\nairport = \"OSL\"\n"]
    return header
  }

  private func text(_ entries: [RecordingEntry] = Self.entries) -> [UInt8] {
    Array((header.lines + entries.map(\.line)).map { $0 + "\n" }.joined().utf8)
  }

  @Test func whatIsWrittenIsRead() throws {
    let recording = try Recording(bytes: text(), file: "a")
    #expect(recording.header == header)
    #expect(recording.entries.map(\.entry) == Self.entries)
    #expect(recording.entries.first?.line == header.lines.count + 1)
    #expect(!recording.isCut)
  }

  @Test func aLineThatWasCutOffIsLeftOut() throws {
    let recording = try Recording(bytes: text() + Array("frame 12".utf8), file: "a")
    #expect(recording.isCut && recording.entries.count == Self.entries.count)
  }

  @Test(arguments: [
    "turn", "turn -1", "turn x", "turn 1 2", "nothing 1", "touch began 0 0 0", "frame 1",
    "frame 1 12", "frame 1 zzzzzzzzzzzzzzzz", "mode 0 0 60 - - 1", "mode 99999 9 60 - - 1",
    "mode 9 9 nan - - 1", "scan 4 0 - 1", "scan zz 0 - 1", "key down 70 %4 0 1", "clock inf", "",
    "touch hovered 1 0 0 1", "touch moved 1 nan 0 1", "file x", "font a b", "pointer 1", "end",
  ])
  func wrongLinesAreNamed(line: String) throws {
    let bytes = text() + Array((line + "\n").utf8)
    let number = header.lines.count + Self.entries.count + 1
    do {
      _ = try Recording(bytes: bytes, file: "a.recording")
      Issue.record("it is taken")
    } catch let problem as RecordingProblem {
      #expect(problem.line == number && !problem.message.isEmpty)
      #expect(problem.description.hasPrefix("a.recording: line \(number): "))
    }
  }

  @Test(arguments: [
    "", "x", "gateframe recording", "gateframe recording 2\nbegin\n", "gateframe recording 1\n",
    "gateframe recording 1\nstart x\nbegin\n", "gateframe recording 1\nzone\nbegin\n",
    "gateframe recording 1\nturn 5\n", "\u{FFFD}",
  ])
  func whatIsNoRecordingIsRefused(text: String) {
    #expect(throws: RecordingProblem.self) { try Recording(bytes: Array(text.utf8), file: "a") }
    #expect(throws: RecordingProblem.self) {
      try Recording(bytes: Array(text.utf8) + [0xFF, 0xFE, 0x0A, 0xFF], file: "a")
    }
  }

  @Test func everyDamagedByteIsSurvived() throws {
    let whole = text()
    for index in stride(from: 0, to: whole.count, by: 7) {
      for byte in [UInt8(0), 0x20, 0x0A, 0x39, 0xFF] {
        var bytes = whole
        bytes[index] = byte
        _ = try? Recording(bytes: bytes, file: "a")
      }
    }
  }
}
