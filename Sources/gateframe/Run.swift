import BoardingPass
import CommandLineTools
import Configuration
import Seat

/// `gateframe run`: the kiosk on the seat's display, or over VNC.
enum Run {
  /// Returns one of `ExitCode`. Throws `CommandLineOptions.Mistake`.
  static func run(_ options: CommandLineOptions) throws -> Int32 {
    if let code = try refusal(options) { return code }
    let kiosk = Program.sibling("gateframe-kiosk")
    let arguments = ["run"] + options.arguments(without: "vnc")
    FeedReader.start(configuration: options["config"])
    if options.has("vnc") {
      return Program.replace(Program.sibling("gateframe-vnc"), ["session", kiosk] + arguments)
    }
    return Keep.keep(kiosk, arguments, choice: .automatic)
  }

  /// What is wrong before a seat is taken or a kiosk started; nil when nothing is.
  private static func refusal(_ options: CommandLineOptions) throws -> Int32? {
    try options.expectNoOperand()
    _ = try options.size("size")
    _ = try options.moment("now")
    let configuration = KioskConfiguration.load(option: options["config"])
    if let refusal = configuration.refusal {
      for problem in configuration.problems { Output.log("configuration: \(problem)") }
      return refusal == .unreadable ? ExitCode.noInput : ExitCode.configuration
    }
    guard let pass = options["pass"], pass != "-" else { return nil }
    do {
      _ = try PassFile.read(pass, again: true)
    } catch {
      Output.log("\(error)")
      return ExitCode.noInput
    }
    return nil
  }
}
