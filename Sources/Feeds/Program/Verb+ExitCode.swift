import CommandLineTools
import Seat

extension Verb {
  /// Does a verb's work; what it throws becomes a line of the log and one of `ExitCode`.
  package func exitCode(
    ofFeeds arguments: [String], _ work: (CommandLineOptions) throws -> Int32
  ) -> Int32 {
    do {
      let options = try CommandLineOptions(arguments, for: self)
      if options.has("help") {
        try StandardOutput.write(help + "\n")
        return ExitCode.success
      }
      return try work(options)
    } catch let mistake as CommandLineOptions.Mistake {
      FeedsLog.write("\(mistake); \(hint)")
      return ExitCode.usage
    } catch let problem as StandardOutput.Problem {
      FeedsLog.write("\(problem)")
      return ExitCode.output
    } catch {
      FeedsLog.write("\(error)")
      return ExitCode.software
    }
  }
}
