import Foundation

/// Keeps a report file as the statements of a folder are.
package final class ExpenseService {
  /// Between two reports of how far a long reading has come, in seconds.
  private static let pause = 1.0
  /// After a change, others are waited for, in milliseconds: files come in groups.
  private static let quiet: Int32 = 300
  /// How long a folder that is not there is waited for, in milliseconds.
  private static let absence: Int32 = 10_000

  private let folder: StatementFolder
  private let path: String
  private let options: ReadingOptions
  private let log: (String) -> Void
  private var last = ExpenseReport()
  private var stamp: StatementFolder.Stamp?
  private var told: [FileSummary] = []

  /// Reads `folder` and writes the report to `path`, as `ReportFile` does.
  package init(
    folder: String, report path: String, _ options: ReadingOptions = .init(),
    log: @escaping (String) -> Void
  ) {
    self.folder = StatementFolder(path: folder)
    self.path = path
    self.options = options
    self.log = log
    last = (try? ReportFile.read(path)) ?? ExpenseReport()
    last.reading = nil
  }

  /// Follows the folder until the program ends; a thread of its own is meant for it.
  package func run() -> Never {
    while true {
      let watch = FolderWatch(folder.path)
      update()
      guard let watch else {
        sleep(Self.absence)
        continue
      }
      while FileManager.default.fileExists(atPath: folder.path) {
        // A folder that is taken away is noticed by its last event.
        if watch.wait(milliseconds: -1) {
          while watch.wait(milliseconds: Self.quiet) {}
          update()
        }
      }
    }
  }

  private func sleep(_ milliseconds: Int32) {
    Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
  }

  /// Reads the folder if it is not as it was. Returns whether the report changed.
  @discardableResult
  package func update() -> Bool {
    let found = folder.stamp
    guard found != stamp else { return false }
    stamp = found
    var next = Date().addingTimeInterval(Self.pause)
    let result = folder.read(options) { [self] progress in
      guard Date() >= next else { return }
      next = Date().addingTimeInterval(Self.pause)
      tell(progress)
    }
    for file in result.files where !told.contains(file) { tell(file) }
    told = result.files
    last = result.report
    return write(last)
  }

  private func tell(_ file: FileSummary) {
    guard let found = file.found else {
      for problem in file.problems { log("expenses: \(problem)") }
      return
    }
    log("expenses: \(file.file): \(found); \(file.counts)")
    // Rows are told by their place; what they hold is the owner's.
    for problem in file.problems.prefix(5) {
      log("expenses: \(problem.file)\(problem.line.map { ":\($0)" } ?? "") cannot be used")
    }
  }

  private func tell(_ progress: ReadingProgress) {
    let name = progress.file.split(separator: "/").last.map { String($0) } ?? progress.file
    let percent = Int(progress.fraction * 100)
    log("expenses: \(name): \(percent) %, \(FileSummary.number(progress.rows)) rows")
    var report = last
    report.reading = .init(name: ShownName.plain(name), percent: percent)
    _ = write(report)
  }

  private func write(_ report: ExpenseReport) -> Bool {
    do {
      return try ReportFile.write(report, to: path)
    } catch {
      log("expenses: \(error)")
      return false
    }
  }
}
