import BoardingPass
import CommandLineTools
import Foundation
import Seat

/// `gateframe pass`: what the code of a boarding pass holds.
enum Pass {
  static let usage = """
    usage: gateframe pass [--json] [--now MOMENT] FILE

    Prints the outcome and the items of the scanned text in FILE, - for standard input.

      --json   one JSON object
      --now    the moment that dates are found for, such as 2026-11-30T12:00:00Z

    Exit codes: 0 accepted, 1 read in part, 2 rejected, 66 FILE cannot be read.
    """

  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(
        arguments, valued: ["now"], flags: ["json", "help"])
      if options.has("help") {
        print(usage)
        return ExitCode.success
      }
      guard let path = options.operands.first, options.operands.count == 1 else {
        throw CommandLineOptions.Mistake("expected one file, or - for standard input")
      }
      let now = try options.moment("now") ?? Date()
      let result = BCBP.decode(try PassFile.read(path))
      let zone = result.pass.flatMap { pass in
        pass.legs.first.flatMap { AirportTable.shared.timeZone(of: $0.from) }
      }
      let today = CalendarDate(now, in: zone ?? .current)
      let text =
        options.has("json")
        ? PassReport.json(result, today: today) : PassReport.text(result, today: today)
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      } catch {
        Keep.log("standard output cannot be written")
        return ExitCode.system
      }
      return PassReport.exitCode(result)
    } catch let problem as PassFile.Problem {
      Keep.log("\(problem)")
      return ExitCode.noInput
    } catch {
      Keep.log("\(error)\n\(usage)")
      return ExitCode.usage
    }
  }
}
