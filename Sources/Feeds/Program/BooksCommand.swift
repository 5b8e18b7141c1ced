import Bookshelf
import CommandLineTools
import Configuration
import Seat

/// `books`: prints what a catalogue holds.
package enum BooksCommand {
  /// Returns one of `ExitCode`, or 1 as its help says.
  package static func run(_ arguments: [String]) -> Int32 {
    Verb.books.exitCode(ofFeeds: arguments) { options in
      guard options.operands.count <= 1 else {
        throw CommandLineOptions.Mistake("expected one source at most")
      }
      var hosts: [String] = []
      let result = KioskConfiguration.load(option: options["config"])
      if let refusal = result.refusal {
        for problem in result.problems { FeedsLog.write("configuration: \(problem)") }
        return refusal == .unreadable ? ExitCode.noInput : ExitCode.configuration
      }
      hosts = result.configuration.books.hosts
      guard
        let name = options.operands.first ?? result.configuration.books.sourceOrSample()
      else { throw CommandLineOptions.Mistake("expected a source; none is configured") }
      return try print(name, hosts: hosts, asJSON: options.has("json"))
    }
  }

  private static func print(_ name: String, hosts: [String], asJSON: Bool) throws -> Int32 {
    let source: CatalogueSource
    do {
      source = try CatalogueSource(name)
    } catch {
      FeedsLog.write("\(error)")
      return ExitCode.noInput
    }
    let report: any BookReport = asJSON ? JSONBookReport(source) : TextBookReport(source)
    let printer = BookPrinter(report)
    let reading = CatalogueReading(source, into: printer, hosts: hosts) { _ in }
    var failure: String?
    var code = ExitCode.success
    do {
      try reading.run()
    } catch let problem as CatalogueProblem {
      failure = "\(problem)"
      code = ExitCode.data
    } catch let problem as FetchProblem {
      failure = "\(problem)"
      code = ExitCode.noInput
    }
    try printer.end(messages: reading.messages, failure: failure)
    if let failure, !asJSON { FeedsLog.write(failure) }
    if code == ExitCode.success, !reading.messages.isEmpty { return 1 }
    return failure != nil && printer.books > 0 ? 1 : code
  }
}
