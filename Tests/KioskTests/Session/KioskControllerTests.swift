import BoardingPass
import Configuration
import Foundation
import Host
import Kiosk
import Testing

@MainActor
struct KioskControllerTests {
  @Test func startsWithTheInvitation() throws {
    let kiosk = try KioskHarness()
    #expect(kiosk.controller.state == .invitation)
    #expect(kiosk.display.count == 1)
  }

  @Test(arguments: [30.0, 50, 59.94, 60, 75, 144])
  func showsAScannedPassWithinTwoRefreshes(_ rate: Double) throws {
    for part in 0..<8 {
      let kiosk = try KioskHarness(rate: rate)
      let before = kiosk.display.presentations.last?.frame
      let interval = UInt64(1e9 / rate)
      let delay = interval * UInt64(part) / 8
      let scanned = kiosk.timeline.now + delay
      kiosk.scan(KioskHarness.pass, after: delay)
      kiosk.run(seconds: 0.3)
      guard case .pass(let content) = kiosk.controller.state else {
        Issue.record("no pass is shown")
        return
      }
      #expect(content.passenger == "Ingrid Nordahl")
      let shown = try #require(kiosk.display.presentations.last)
      #expect(shown.frame !== before)
      #expect(shown.time >= scanned)
      #expect(shown.time - scanned <= 2 * interval + 1)
    }
  }

  @Test func saysInPlainWordsThatACodeIsNoPass() throws {
    let kiosk = try KioskHarness()
    kiosk.scan(Array("1234567890".utf8))
    kiosk.run(seconds: 0.1)
    #expect(
      kiosk.controller.state == .rejection("This is a bag tag. Please scan your boarding pass."))
    kiosk.scan(Array(repeating: 0x41, count: 2048), isCut: true)
    kiosk.run(seconds: 0.1)
    guard case .rejection(let message) = kiosk.controller.state else {
      Issue.record("a cut scan is shown as \(kiosk.controller.state)")
      return
    }
    #expect(message.hasPrefix("This is not a boarding pass."))
  }

  @Test func endsByDone() throws {
    let kiosk = try KioskHarness()
    kiosk.scan(KioskHarness.pass)
    kiosk.run(seconds: 0.1)
    kiosk.tap(x: 0.5, y: 0.5)
    kiosk.run(seconds: 0.2)
    #expect(kiosk.controller.state != .invitation)
    kiosk.tap(x: 0.93, y: 0.94)
    kiosk.run(seconds: 0.2)
    #expect(kiosk.controller.state == .invitation)
  }

  /// The bar leads to the other screens and back to the pass; the session goes on meanwhile.
  @Test func theBarChoosesScreens() throws {
    let kiosk = try KioskHarness()
    kiosk.tap(x: 0.75, y: 0.94)
    kiosk.run(seconds: 0.2)
    #expect(kiosk.controller.state == .chosen(.books))
    #expect(kiosk.controller.sessionEnd != nil)
    kiosk.scan(KioskHarness.pass)
    kiosk.run(seconds: 0.2)
    let pass = kiosk.controller.state
    #expect(pass.screen == .boardingPass && pass != .chosen(.boardingPass))
    kiosk.tap(x: 0.5, y: 0.94)
    kiosk.run(seconds: 0.2)
    #expect(kiosk.controller.state == .chosen(.books))
    kiosk.tap(x: 0.15, y: 0.94)
    kiosk.run(seconds: 0.2)
    #expect(kiosk.controller.state == pass)
    kiosk.press(keysym: 0xFF1B)
    kiosk.run(seconds: 0.2)
    kiosk.tap(x: 0.75, y: 0.94)
    kiosk.tap(x: 0.15, y: 0.94)
    kiosk.run(seconds: 0.2)
    #expect(kiosk.controller.state != pass, "the pass of an earlier session is shown")
  }

  /// Screens that are turned off are not in the bar, and alone the pass has none at the start.
  @Test func screensCanBeTurnedOff() throws {
    var configuration = KioskConfiguration()
    configuration.kiosk.showsBooks = false
    let kiosk = try KioskHarness(configuration: configuration)
    kiosk.tap(x: 0.75, y: 0.94)
    kiosk.run(seconds: 0.2)
    #expect(kiosk.controller.state == .invitation)
  }

  @Test func endsByEscape() throws {
    let kiosk = try KioskHarness()
    kiosk.scan(KioskHarness.pass)
    kiosk.run(seconds: 0.1)
    kiosk.press(keysym: 0xFF1B)
    kiosk.run(seconds: 0.1)
    #expect(kiosk.controller.state == .invitation)
  }

  @Test func endsAfterTimeWithoutActivity() throws {
    let kiosk = try KioskHarness()
    kiosk.scan(KioskHarness.pass)
    kiosk.run(seconds: 40)
    #expect(kiosk.controller.state != .invitation)
    kiosk.tap(x: 0.5, y: 0.5)
    kiosk.run(seconds: 40)
    #expect(kiosk.controller.state != .invitation)
    kiosk.run(seconds: 10)
    #expect(kiosk.controller.state == .invitation)
    #expect(kiosk.controller.sessionEnd == nil)
  }

  @Test func logsNothingPersonal() throws {
    let kiosk = try KioskHarness()
    kiosk.scan(KioskHarness.pass)
    kiosk.scan(Array("M1NORDAHL/INGRID".utf8), after: 1_000_000)
    kiosk.run(seconds: 60)
    #expect(!kiosk.lines.all.isEmpty)
    for line in kiosk.lines.all {
      #expect(!line.uppercased().contains("NORDAHL"))
      #expect(!line.uppercased().contains("INGRID"))
      #expect(!line.contains("QW7RTZ"))
    }
  }

  /// What stands between operator and passenger for every kind of bad input: a sentence on the
  /// display, a line in the log, nothing of the scan in it.
  @Test(arguments: [
    ("SECRETNAME/X AND MORE", "not-a-boarding-pass", "This is not a boarding pass."),
    ("M1SECRETNAME/X", "short", "The code was read only in part."),
    ("1234567890", "bag-tag", "This is a bag tag."), ("\r\n", "empty", "Nothing was read."),
    (
      "M1SECRETNAME/X          EABC123 12345678 0834 226J033C0025 100", "airport-codes",
      "This is not a boarding pass."
    ),
  ])
  func badInputHasItsSentenceAndItsLine(_ scan: String, _ reason: String, _ sentence: String)
    throws
  {
    let kiosk = try KioskHarness()
    kiosk.scan(Array(scan.utf8))
    kiosk.run(seconds: 0.1)
    guard case .rejection(let message) = kiosk.controller.state else {
      Issue.record("\(reason) is shown as \(kiosk.controller.state)")
      return
    }
    #expect(message.hasPrefix(sentence))
    let line = try #require(kiosk.lines.all.last)
    #expect(line.hasPrefix("scan: rejected (\(reason)); "), "\(line)")
    #expect(!line.contains("SECRET") && !line.contains("ABC123"))
    #expect(!line.contains("found"), "a character of the scan is in the log: \(line)")
  }

  /// What the layout of a scanner makes of a pass is told in a sentence, without the scan.
  @Test func aWrongKeyboardLayoutIsToldInTheLog() throws {
    let kiosk = try KioskHarness()
    kiosk.scan(Array("M1NORDAHL-INGRID      EQW7RTZ YULFRAAC 0834 226J033C0025 100".utf8))
    kiosk.run(seconds: 0.1)
    #expect(
      kiosk.lines.all.contains(
        "scan: The name holds ‘-’ but no ‘/’: the scanner's keyboard layout may be wrong."))
    #expect(!kiosk.lines.all.contains { $0.contains("NORDAHL") })
    let marker = try KioskHarness()
    marker.scan(
      Array("M1NORDAHL/INGRID      EQW7RTZ YULFRAAC 0834 226J033C0025 11D:8181WM6225BAC ".utf8)
        + Array("00144567890022A".utf8))
    marker.run(seconds: 0.1)
    #expect(
      marker.lines.all.contains(
        "scan: Another character stands where ‘>’ belongs: the scanner's keyboard layout is wrong."
      ))
  }

  @Test func aFlightsFileThatWasNeverReadIsNotCalledTheLastGoodOne() throws {
    var configuration = KioskConfiguration()
    configuration.flights.file = "/nonexistent/flights.json"
    let kiosk = try KioskHarness(configuration: configuration)
    #expect(
      kiosk.lines.all.contains(
        "flights: none are known; gates and times are absent until /nonexistent/flights.json can be used"
      ))
    #expect(!kiosk.lines.all.contains { $0.contains("last good") })
    kiosk.scan(KioskHarness.pass)
    kiosk.run(seconds: 0.1)
    guard case .pass(let content) = kiosk.controller.state else {
      Issue.record("no pass is shown")
      return
    }
    #expect(content.gate == nil && content.notice?.kind == .look)
  }

  @Test func keepsTheFlightsWhenTheirFileBreaks() throws {
    let file = NSTemporaryDirectory() + "gateframe-flights-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let good = """
      {"airport": "YUL", "flights": [{"carrier": "AC", "number": 834, "date": "2026-08-14",
        "destination": "FRA", "gate": "D 09"}]}
      """
    try good.write(toFile: file, atomically: true, encoding: .utf8)
    var configuration = KioskConfiguration()
    configuration.flights.file = file
    let kiosk = try KioskHarness(configuration: configuration)
    try "{ broken".write(toFile: file, atomically: true, encoding: .utf8)
    kiosk.scan(KioskHarness.pass)
    kiosk.run(seconds: 0.1)
    guard case .pass(let content) = kiosk.controller.state else {
      Issue.record("no pass is shown")
      return
    }
    #expect(content.gate == "D 09")
    #expect(kiosk.lines.all.contains { $0.contains(file) && $0.contains("flights:") })
  }
}
