import CommandLineTools
import Glibc
import Seat

/// `gateframe keep`: holds the seat and runs a kiosk program with it.
enum Keep {
  /// Runs until the program is done. Returns one of `ExitCode`. Throws `CommandLineOptions.Mistake`.
  static func run(_ options: CommandLineOptions) throws -> Int32 {
    let choice = try options["seat"].map { word in
      guard let choice = SeatChoice(rawValue: word) else {
        let known = SeatChoice.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandLineOptions.Mistake("--seat \(word): expected one of \(known)")
      }
      return choice
    }
    if options["terminal"] != nil, choice != .direct {
      throw CommandLineOptions.Mistake("--terminal needs --seat direct")
    }
    let program = options.operands.first ?? Program.sibling("gateframe-kiosk")
    return keep(
      program, Array(options.operands.dropFirst()), choice: choice ?? .automatic,
      terminal: options["terminal"])
  }

  /// Holds the seat for a program.
  static func keep(
    _ program: String, _ arguments: [String], choice: SeatChoice, terminal: String? = nil
  ) -> Int32 {
    let options = SeatKeeper.Options(program: program, arguments: arguments)
    if let obstacle = options.obstacle {
      Output.log("\(obstacle)")
      return ExitCode.system
    }
    do {
      let seat = try choice.open(terminal: terminal, log: Output.log)
      return SeatKeeper(options: options, seat: seat, log: Output.log).run()
    } catch let error as SeatError {
      Output.log("\(error)")
      return error.exitCode
    } catch {
      Output.log("\(error)")
      return ExitCode.unavailable
    }
  }
}
