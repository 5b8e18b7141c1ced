import CommandLineTools
import Configuration
import Foundation
import Host
import Input
import Seat

/// `doctor`: what the machine has, what each part will be used as, and what to mend.
@MainActor
package enum DoctorCommand {
  package static let usage = """
    usage: gateframe doctor [--config FILE] [--listen SECONDS]

      --config   the configuration to look over
      --listen   also watch keyboards for that long (1…600): one that types like a scanner is proposed
                 with the lines that declare it

    Exit codes: 0 the kiosk can run on a display, 69 it cannot.
    """

  /// Returns one of `ExitCode`.
  package static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(
        arguments, valued: ["config", "listen"], flags: ["help"])
      if options.has("help") {
        print(usage)
        return ExitCode.success
      }
      var listening: Int?
      if let text = options["listen"] {
        guard let seconds = Int(text), (1...600).contains(seconds) else {
          throw CommandLineOptions.Mistake("--listen \(text): expected 1 to 600 seconds")
        }
        listening = seconds
      }
      let result = KioskConfiguration.load(option: options["config"])
      let settings = KioskSettings(result.configuration, source: result.source)
      let report = DoctorReport.collect(settings, problems: result.problems)
      print(report.text, terminator: "")
      if let listening { listen(settings, seconds: listening) }
      return report.isFatal ? ExitCode.unavailable : ExitCode.success
    } catch {
      KioskLog.write("\(error)\n\(usage)")
      return ExitCode.usage
    }
  }

  /// Watches what is typed, without keeping it, and prints which keyboards look like scanners.
  private static func listen(_ settings: KioskSettings, seconds: Int) {
    print("\nScan a few codes now; listening for \(seconds) s")
    do {
      var options = settings.inputOptions
      options.grabsKeyboards = false
      let source = try LibinputSource(seat: DirectSeat(), options: options) { print("  \($0)") }
      let timeline = SystemTimeline()
      let end = timeline.now + UInt64(seconds) * 1_000_000_000
      while timeline.now < end {
        source.dispatch(now: timeline.now) { _ in }
        timeline.wait(
          until: min(end, source.deadline ?? end), descriptors: source.descriptors)
      }
      let proposed = source.proposedScanners
      if proposed.isEmpty { print("  no keyboard typed like a scanner") }
      for device in proposed {
        print("  \"\(device.name)\" types like a scanner; to declare it:\n")
        print("  [[scanner]]\n  id = \"\(device.id)\"\n")
      }
    } catch {
      print("  cannot listen: \(error); run it as root while the kiosk is stopped")
    }
  }
}
