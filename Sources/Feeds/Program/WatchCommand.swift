import CommandLineTools
import Configuration
import Glibc
import Seat
import Store

/// `watch`: keeps the store as the configured sources are, until it is asked to end.
package enum WatchCommand {
  /// Looks after a program that does the work, for a fault there must not end it. Returns one of
  /// `ExitCode`.
  package static func run(_ arguments: [String]) -> Int32 {
    FeedsSupervisor.run(["work"] + arguments, log: FeedsLog.write)
  }

  /// Does the work. Returns one of `ExitCode`.
  package static func work(_ arguments: [String]) -> Int32 {
    do {
      let options = try CommandLineOptions(arguments, valued: ["config"], flags: [])
      try options.expectNoOperand()
      let result = KioskConfiguration.load(option: options["config"])
      for problem in result.problems { FeedsLog.write("configuration: \(problem)") }
      if let refusal = result.refusal {
        return refusal == .unreadable ? ExitCode.noInput : ExitCode.configuration
      }
      return try watch(result.configuration)
    } catch let mistake as CommandLineOptions.Mistake {
      FeedsLog.write("\(mistake); expected: gateframe-feeds watch [--config FILE]")
      return ExitCode.usage
    } catch {
      FeedsLog.write("\(error)")
      return ExitCode.unavailable
    }
  }

  private static func watch(_ configuration: KioskConfiguration) throws -> Int32 {
    guard let source = configuration.books.sourceOrSample() else {
      FeedsLog.write("no source of books is configured, and Gateframe's samples are not there")
      return ExitCode.configuration
    }
    let places = StorePlaces(folder: configuration.store.folderOrUsual())
    guard let lock = try StoreLock(places) else {
      FeedsLog.write("\(places.folder): another gateframe-feeds keeps this store")
      return ExitCode.unavailable
    }
    defer { withExtendedLifetime(lock) {} }
    let writer = try StoreWriter(places)
    if let remark = writer.remark { FeedsLog.write(remark) }
    var options = BookService.Options(source: source)
    options.hosts = configuration.books.hosts
    options.refresh = configuration.books.refreshMinutes * 60
    options.coverBytes = configuration.books.coverMegabytes << 20
    let service = BookService(writer, options, log: FeedsLog.write)
    try FeedsLoop.run(service, try CoverWishList(places))
  }
}
