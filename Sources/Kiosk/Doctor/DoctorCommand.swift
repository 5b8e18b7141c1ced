import CommandLineTools
import Configuration
import Foundation
import Host
import Input
import Seat

/// `doctor`: what the machine has, what each part will be used as, and what to mend.
@MainActor
package enum DoctorCommand {
  /// Returns one of `ExitCode`.
  package static func run(_ arguments: [String]) -> Int32 {
    Verb.doctor.exitCode(of: arguments) { options in
      try options.expectNoOperand()
      let listening = try options.number("listen", in: 1...600)
      let result = KioskConfiguration.load(option: options["config"])
      let settings = KioskSettings(result.configuration, source: result.source)
      let report = DoctorReport.collect(settings, result)
      try StandardOutput.write(report.text)
      if let listening { try listen(settings, seconds: listening) }
      switch result.refusal {
      case .unreadable: return ExitCode.noInput
      case .wrong: return ExitCode.configuration
      case nil: return report.isFatal ? ExitCode.unavailable : ExitCode.success
      }
    }
  }

  /// Watches what is typed, without keeping it, and prints which keyboards look like scanners.
  private static func listen(_ settings: KioskSettings, seconds: Int) throws {
    func say(_ line: String) throws { try StandardOutput.write(line + "\n") }
    try say("\nScan a few codes now; listening for \(seconds) s")
    do {
      var options = settings.inputOptions
      options.grabsKeyboards = false
      let source = try LibinputSource(seat: DirectSeat(), options: options) {
        try? StandardOutput.write("  \($0)\n")
      }
      let timeline = SystemTimeline()
      let end = timeline.now + UInt64(seconds) * 1_000_000_000
      while timeline.now < end {
        source.dispatch(now: timeline.now) { _ in }
        timeline.wait(
          until: min(end, source.deadline ?? end), descriptors: source.descriptors)
      }
      let proposed = source.proposedScanners
      if proposed.isEmpty { try say("  no keyboard typed like a scanner") }
      for device in proposed {
        try say("  \"\(device.name)\" types like a scanner; to declare it:\n")
        try say("  [[scanner]]\n  id = \"\(device.id)\"\n")
      }
    } catch let problem as StandardOutput.Problem {
      throw problem
    } catch {
      try say("  cannot listen: \(error); run it as root while the kiosk is stopped")
    }
  }
}
