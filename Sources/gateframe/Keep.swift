import Glibc
import Seat

/// `gateframe keep`: holds the seat and runs a kiosk program with it.
///
///     gateframe keep [--seat automatic|libseat|direct] [--terminal /dev/ttyN] [PROGRAM [ARGUMENT…]]
///
/// Without PROGRAM it is `gateframe-kiosk` from the folder of `gateframe`.
enum Keep {
  /// Runs until the kiosk is done; the exit code is one of `ExitCode`.
  static func run(_ arguments: [String]) -> Int32 {
    var choice = SeatChoice.automatic
    var terminal: String?
    var rest = arguments[...]
    while let option = rest.first, option.hasPrefix("--") {
      rest.removeFirst()
      if option == "--" { break }
      guard let value = rest.popFirst() else { return usage("\(option) needs a value") }
      switch option {
      case "--seat":
        guard let found = SeatChoice(rawValue: value) else {
          let known = SeatChoice.allCases.map(\.rawValue).joined(separator: ", ")
          return usage("--seat \(value) is not one of \(known)")
        }
        choice = found
      case "--terminal": terminal = value
      default: return usage("unknown option \(option)")
      }
    }
    let program = rest.popFirst() ?? sibling("gateframe-kiosk")
    return keep(program, Array(rest), choice: choice, terminal: terminal)
  }

  /// Holds the seat for a program.
  static func keep(
    _ program: String, _ arguments: [String], choice: SeatChoice, terminal: String? = nil
  ) -> Int32 {
    do {
      let seat = try choice.open(terminal: terminal, log: log)
      let options = SeatKeeper.Options(program: program, arguments: arguments)
      return SeatKeeper(options: options, seat: seat, log: log).run()
    } catch let error as SeatError {
      log("\(error)")
      return [EACCES, EPERM].contains(error.code) ? ExitCode.permission : ExitCode.unavailable
    } catch {
      log("\(error)")
      return ExitCode.unavailable
    }
  }

  /// The path of a program beside this one.
  static func sibling(_ name: String) -> String {
    guard let own = SystemFiles.target(of: "/proc/self/exe"),
      let slash = own.lastIndex(of: "/")
    else { return name }
    return String(own[...slash]) + name
  }

  private static func usage(_ message: String) -> Int32 {
    log(message)
    return ExitCode.usage
  }

  /// One line on standard error.
  static func log(_ message: String) {
    let line = Array("gateframe: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
