import CommandLineTools
import Foundation
import Testing

struct CommandLineOptionsTests {
  private func read(_ arguments: String...) throws -> CommandLineOptions {
    try CommandLineOptions(arguments, valued: ["size", "now"], flags: ["json"])
  }

  @Test func takesValuesFlagsAndOperands() throws {
    let options = try read("--size", "1x2", "a", "--json", "--now=later", "--", "--b", "-")
    #expect(options["size"] == "1x2")
    #expect(options["now"] == "later")
    #expect(options.has("json"))
    #expect(options.operands == ["a", "--b", "-"])
  }

  @Test(arguments: [["--sise", "1"], ["--size"], ["--json=1"], ["--now"]])
  func namesTheMistake(_ arguments: [String]) {
    #expect(throws: CommandLineOptions.Mistake.self) {
      _ = try CommandLineOptions(arguments, valued: ["size", "now"], flags: ["json"])
    }
  }

  @Test func readsSizes() throws {
    let size = try read("--size", "1024x600").size("size")
    #expect(size?.width == 1024)
    #expect(size?.height == 600)
    #expect(try read().size("size") == nil)
  }

  @Test(arguments: ["", "1024", "1024x", "x600", "0x0", "15x600", "9000x9000", "axb", "1x2x3"])
  func refusesSizes(_ text: String) {
    #expect(throws: CommandLineOptions.Mistake.self) { _ = try read("--size", text).size("size") }
  }

  @Test func readsMoments() throws {
    let moment = try read("--now", "2026-08-14T20:00:00Z").moment("now")
    #expect(moment == Date(timeIntervalSince1970: 1_786_737_600))
    #expect(throws: CommandLineOptions.Mistake.self) {
      _ = try read("--now", "today").moment("now")
    }
  }
}
