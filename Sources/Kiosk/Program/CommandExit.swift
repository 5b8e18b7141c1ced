import BoardingPass
import CommandLineTools
import Configuration
import Imaging
import Seat
import Typesetting

/// A configuration that was named and must not be used.
package struct ConfigurationRefusal: Error {
  let refusal: ConfigurationResult.Refusal
  let problems: [ConfigurationProblem]
}

extension Verb {
  /// Does a verb's work; what it throws becomes lines of the log and one of `ExitCode`.
  @MainActor
  func exitCode(of arguments: [String], _ work: (CommandLineOptions) throws -> Int32) -> Int32 {
    do {
      let options = try CommandLineOptions(arguments, for: self)
      if options.has("help") {
        try StandardOutput.write(help + "\n")
        return ExitCode.success
      }
      return try work(options)
    } catch let mistake as CommandLineOptions.Mistake {
      KioskLog.write("\(mistake); \(hint)")
      return ExitCode.usage
    } catch let refused as ConfigurationRefusal {
      for problem in refused.problems { KioskLog.write("configuration: \(problem)") }
      return refused.refusal == .unreadable ? ExitCode.noInput : ExitCode.configuration
    } catch let problem as PassFile.Problem {
      KioskLog.write("\(problem)")
      return ExitCode.noInput
    } catch let error as FontError {
      KioskLog.write("\(error)")
      return ExitCode.unavailable
    } catch let problem as StandardOutput.Problem {
      KioskLog.write("\(problem)")
      return ExitCode.output
    } catch let error as ImageError {
      KioskLog.write("\(error)")
      return ExitCode.output
    } catch {
      KioskLog.write("\(error)")
      return ExitCode.software
    }
  }
}
