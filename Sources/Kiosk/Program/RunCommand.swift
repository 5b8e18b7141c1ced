import BoardingPass
import CommandLineTools
import Foundation
import Seat

/// `run`: the kiosk itself.
@MainActor
package enum RunCommand {
  package static let usage = """
    usage: gateframe run [--vnc] [--config FILE] [--pass FILE] [--size WxH] [--now MOMENT]

      --vnc      show the frames over VNC on this machine's loopback address
      --config   the configuration; without it $GATEFRAME_CONFIG, then /etc/gateframe/gateframe.toml
      --pass     show this pass at the start: a file with its scanned text, - for standard input
      --size     size of the picture over VNC in pixels, 1280x720 if not given
      --now      a fixed moment in place of the clock, such as 2026-11-30T12:00:00Z
    """

  /// Runs until asked to end. Returns one of `ExitCode`.
  package static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(
        arguments, valued: ["config", "pass", "size", "now"], flags: ["help"])
      if options.has("help") {
        print(usage)
        return ExitCode.success
      }
      if let operand = options.operands.first {
        throw CommandLineOptions.Mistake("unexpected \"\(operand)\"")
      }
      let settings = try KioskSettings.load(options)
      let pass = try options["pass"].map(PassFile.read)
      let size = try options.size("size") ?? (1280, 720)
      return KioskProgram(settings: settings, pass: pass, remoteSize: size).run()
    } catch let mistake as CommandLineOptions.Mistake {
      KioskLog.write("\(mistake)\n\(usage)")
      return ExitCode.usage
    } catch let problem as PassFile.Problem {
      KioskLog.write("\(problem)")
      return ExitCode.noInput
    } catch {
      KioskLog.write("\(error)")
      return ExitCode.software
    }
  }
}
