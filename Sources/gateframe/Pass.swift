import BoardingPass
import CommandLineTools
import Foundation
import Seat

/// `gateframe pass`: what the code of a boarding pass holds.
enum Pass {
  /// Returns one of `ExitCode`, or 1 and 2 as its help says. Throws `CommandLineOptions.Mistake`.
  static func run(_ options: CommandLineOptions) throws -> Int32 {
    guard let path = options.operands.first, options.operands.count == 1 else {
      throw CommandLineOptions.Mistake("expected one file, or - for standard input")
    }
    let now = try options.moment("now") ?? Date()
    let result: BCBPResult
    do {
      result = BCBP.decode(try PassFile.read(path))
    } catch {
      Output.log("\(error)")
      return ExitCode.noInput
    }
    let zone = result.pass.flatMap { pass in
      pass.legs.first.flatMap { AirportTable.shared.timeZone(of: $0.from) }
    }
    let today = CalendarDate(now, in: zone ?? .current)
    let text =
      options.has("json")
      ? PassReport.json(result, today: today) : PassReport.text(result, today: today)
    let code = Output.print(text)
    return code == ExitCode.success ? PassReport.exitCode(result) : code
  }
}
