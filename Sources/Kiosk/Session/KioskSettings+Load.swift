import CommandLineTools
import Configuration
import Typesetting

extension KioskSettings {
  /// Reads the configuration that `--config` names, or the machine's, with `--now`.
  ///
  /// Doubts are logged. Problems of the machine's own file are as well, and every setting that is
  /// wrong keeps its default.
  /// Throws `ConfigurationRefusal` where the file was named, and `CommandLineOptions.Mistake`.
  package static func load(_ options: CommandLineOptions) throws -> KioskSettings {
    let now = try options.moment("now")
    let result = KioskConfiguration.load(option: options["config"])
    if let refusal = result.refusal {
      throw ConfigurationRefusal(refusal: refusal, problems: result.problems)
    }
    for problem in result.problems + result.doubts { KioskLog.write("configuration: \(problem)") }
    return KioskSettings(result.configuration, source: result.source, fixedNow: now)
  }

  /// The fonts of the screens. Throws `FontError`.
  func fonts() throws -> FontLibrary {
    try FontLibrary(
      systemFamily: configuration.fonts.family, fallbackFamilies: configuration.fonts.fallback)
  }
}
