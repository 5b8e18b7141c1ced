import BoardingPass
import CommandLineTools
import Seat

/// `run`: the kiosk itself.
@MainActor
package enum RunCommand {
  /// Runs until asked to end. Returns one of `ExitCode`.
  package static func run(_ arguments: [String]) -> Int32 {
    Verb.run.exitCode(of: arguments) { options in
      try options.expectNoOperand()
      let size = try options.size("size") ?? (1280, 720)
      let settings = try KioskSettings.load(options)
      let pass = try options["pass"].map { try PassFile.read($0, again: true) }
      return KioskProgram(settings: settings, pass: pass, remoteSize: size).run()
    }
  }
}
