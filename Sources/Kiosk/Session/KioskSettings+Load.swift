import CommandLineTools
import Configuration
import Foundation

extension KioskSettings {
  /// Reads the configuration that `--config` names, or the machine's, with `--now`. Problems are
  /// logged; every setting that is wrong keeps its default. Throws `CommandLineOptions.Mistake`.
  package static func load(_ options: CommandLineOptions) throws -> KioskSettings {
    let result = KioskConfiguration.load(option: options["config"])
    for problem in result.problems { KioskLog.write("configuration: \(problem)") }
    return KioskSettings(
      result.configuration, source: result.source, fixedNow: try options.moment("now"))
  }
}
