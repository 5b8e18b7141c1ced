import CommandLineTools
import BoardingPass
import Configuration
import Flights
import Foundation
import Host
import Imaging
import Screens
import Seat
import SwiftUI
import Typesetting

/// `snapshot`: a screen as a PNG file, drawn through the same code as on a display.
@MainActor
package enum SnapshotCommand {
  package static let usage = """
    usage: gateframe snapshot [--screen boarding-pass|start] [--pass FILE] [--size WxH]
                              [--config FILE] [--now MOMENT] OUT.png

      --screen   boarding-pass (needs --pass) or start; boarding-pass when a pass is given
      --pass     a file with the scanned text of a boarding pass, - for standard input
      --size     in pixels, 1920x1080 if not given
      --config   the configuration; flights, code and names follow it
      --now      the moment to draw for, such as 2026-11-30T12:00:00Z
    """

  /// Returns one of `ExitCode`.
  package static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(
        arguments, valued: ["screen", "pass", "size", "config", "now"], flags: ["help"])
      if options.has("help") {
        print(usage)
        return ExitCode.success
      }
      guard let output = options.operands.first, options.operands.count == 1 else {
        throw CommandLineOptions.Mistake("expected one file to write, such as pass.png")
      }
      let size = try options.size("size") ?? (1920, 1080)
      let settings = try KioskSettings.load(options)
      let state = try state(options, settings)
      let resources = RenderResources(
        fonts: try FontLibrary(systemFamily: settings.configuration.fonts.family))
      let picture = Headless.snapshot(
        of: KioskRoot(state: state) {}, width: size.width, height: size.height,
        resources: resources)
      try PNG.write(picture, output)
      return ExitCode.success
    } catch let mistake as CommandLineOptions.Mistake {
      KioskLog.write("\(mistake)\n\(usage)")
      return ExitCode.usage
    } catch let problem as PassFile.Problem {
      KioskLog.write("\(problem)")
      return ExitCode.noInput
    } catch {
      KioskLog.write("\(error)")
      return ExitCode.unavailable
    }
  }

  private static func state(_ options: CommandLineOptions, _ settings: KioskSettings) throws
    -> KioskState
  {
    let screen = options["screen"] ?? (options["pass"] == nil ? "start" : "boarding-pass")
    switch screen {
    case "start": return .invitation
    case "boarding-pass":
      guard let path = options["pass"] else {
        throw CommandLineOptions.Mistake("--screen boarding-pass needs --pass FILE")
      }
      let stage = KioskReader(settings: settings)
      return stage.state(for: try PassFile.read(path))
    default:
      throw CommandLineOptions.Mistake(
        "--screen \(screen): expected boarding-pass or start")
    }
  }
}
