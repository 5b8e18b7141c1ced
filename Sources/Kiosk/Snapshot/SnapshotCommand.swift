import BoardingPass
import CommandLineTools
import Host
import Imaging
import Raster
import Screens
import Seat
import SwiftUI
import Typesetting

/// `snapshot`: a screen as a PNG file, drawn through the same code as on a display.
@MainActor
package enum SnapshotCommand {
  /// Returns one of `ExitCode`.
  package static func run(_ arguments: [String]) -> Int32 {
    Verb.snapshot.exitCode(of: arguments) { options in
      guard let output = options.operands.first, options.operands.count == 1 else {
        throw CommandLineOptions.Mistake("expected one file to write, such as pass.png")
      }
      let size = try options.size("size") ?? (1920, 1080)
      // The frame, its bytes for the encoder and the file, parts on the way, and everything else.
      guard Surface.fits(4, width: size.width, height: size.height, more: 64 << 20) else {
        KioskLog.write(
          "not enough memory for \(size.width) × \(size.height) pixels; ask for fewer with --size")
        return ExitCode.system
      }
      let settings = try KioskSettings.load(options)
      let state = try state(options, settings)
      let resources = RenderResources(fonts: try settings.fonts())
      let picture = Headless.snapshot(
        of: KioskRoot(
          state: state, contents: settings.contents(atOnce: true), log: KioskLog.write, done: {}),
        width: size.width, height: size.height,
        resources: resources)
      try PNG.write(picture, output)
      if case .rejection = state { return ExitCode.data }
      return ExitCode.success
    }
  }

  private static func state(_ options: CommandLineOptions, _ settings: KioskSettings) throws
    -> KioskState
  {
    let screen = options["screen"] ?? (options["pass"] == nil ? "start" : "boarding-pass")
    if screen != "boarding-pass", options["pass"] != nil {
      throw CommandLineOptions.Mistake("--screen \(screen) shows no pass; leave --pass out")
    }
    switch screen {
    case "start": return .invitation
    case "books": return .chosen(.books)
    case "boarding-pass":
      guard let path = options["pass"] else {
        throw CommandLineOptions.Mistake("--screen boarding-pass needs --pass FILE")
      }
      return KioskReader(settings: settings).state(for: try PassFile.read(path))
    default:
      throw CommandLineOptions.Mistake("--screen \(screen): expected books, boarding-pass or start")
    }
  }
}
