import Foundation
import Testing

@testable import CommandLineTools

struct CommandLineOptionsTests {
  private func read(_ arguments: String...) throws -> CommandLineOptions {
    try CommandLineOptions(arguments, valued: ["size", "now"], flags: ["json"])
  }

  private func mistake(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func takesValuesFlagsAndOperands() throws {
    let options = try read("--size", "1x2", "a", "--json", "--now=later", "-", "--", "--b", "-c")
    #expect(options["size"] == "1x2")
    #expect(options["now"] == "later")
    #expect(options.has("json") && !options.has("help"))
    #expect(options.operands == ["a", "-", "--b", "-c"])
    #expect(options.arguments(without: "json") == ["--now=later", "--size=1x2"])
  }

  @Test(arguments: ["-h", "--help"])
  func helpIsKnownEverywhere(_ word: String) throws {
    #expect(try read(word).has("help"))
    for verb in Verb.allCases {
      let options = try CommandLineOptions([word], for: verb)
      #expect(options.has("help"))
    }
  }

  @Test func theArgumentsOfAKeptProgramAreItsOwn() throws {
    let options = try CommandLineOptions(
      ["--seat", "direct", "/bin/sh", "-c", "exit", "--help"], for: .keep)
    #expect(options["seat"] == "direct" && !options.has("help"))
    #expect(options.operands == ["/bin/sh", "-c", "exit", "--help"])
  }

  @Test(arguments: [
    (["--sise", "1"], "unknown option --sise; expected one of --help, --json, --now, --size"),
    (["-x"], "unknown option -x; expected one of --help, --json, --now, --size"),
    (["--size"], "--size needs a value"), (["--now"], "--now needs a value"),
    (["--size", ""], "--size needs a value"), (["--now="], "--now needs a value"),
    (["--json=1"], "--json takes no value"), (["--json="], "--json takes no value"),
  ])
  func namesTheMistake(_ arguments: [String], _ message: String) {
    let found = mistake {
      _ = try CommandLineOptions(arguments, valued: ["size", "now"], flags: ["json"])
    }
    #expect(found == message)
  }

  @Test(arguments: [Verb.pass, .snapshot, .keep])
  func refusesAnEmptyName(_ verb: Verb) {
    let found = mistake { _ = try CommandLineOptions([""], for: verb) }
    #expect(found == "the first name on the command line is empty")
  }

  @Test func readsSizes() throws {
    let size = try read("--size", "1024x600").size("size")
    #expect(size?.width == 1024)
    #expect(size?.height == 600)
    #expect(try read().size("size") == nil)
  }

  @Test(arguments: ["1024", "1024x", "x600", "0x0", "15x600", "9000x9000", "axb", "1x2x3"])
  func refusesSizes(_ text: String) {
    let message =
      "--size \(text): expected a size such as 1920x1080, each side 16 to 8192 pixels"
    #expect(mistake { _ = try read("--size", text).size("size") } == message)
  }

  @Test(arguments: [
    ("2026-08-14T20:00:00Z", 1_786_737_600.0), ("2026-08-14T22:00+02:00", 1_786_737_600),
    ("2026-08-14T14:30:00-05:30", 1_786_737_600), ("2000-01-01T00:00:00Z", 946_684_800),
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("2099-12-31T23:59:59Z", 4_102_444_799),
  ])
  func readsMoments(_ text: String, _ seconds: Double) throws {
    let moment = try read("--now", text).moment("now")
    #expect(moment == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "today", "2026-02-30T12:00:00Z", "2026-02-30", "2025-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-10T00:00:00Z", "2026-04-31T00:00:00Z", "1999-12-31T23:59:59Z",
    "2100-01-01T00:00:00Z", "99999-01-01T00:00:00Z", "0000-01-01T00:00:00Z",
    "2026-08-14T24:00:00Z", "2026-08-14T12:60:00Z", "2026-08-14T12:00:60Z",
    "2026-08-14T12:00:00", "2026-08-14T12:00:00+99:00", "2026-08-14T12:00:00+14:01",
    "2026-08-14T12:00:00+01:60", "2026-08-14T12:00:00+0100", "+026-08-14T12:00:00Z",
    "2026-8-14T12:00:00Z", "2026-08-14 12:00:00Z", "2026-08-14T12:00:00ZZ",
    "2026-08-14TT12:00:00Z", "２０２６-08-14T12:00:00Z",
  ])
  func refusesMomentsThatAreNone(_ text: String) {
    let found = mistake { _ = try read("--now", text).moment("now") }
    #expect(
      found?.hasPrefix("--now \(text): expected a moment such as 2026-11-30T12:00:00Z") == true)
    #expect(found?.hasSuffix("of the years 2000 to 2099") == true)
  }
}
