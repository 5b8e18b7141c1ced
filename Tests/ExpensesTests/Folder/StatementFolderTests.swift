import Foundation
import Testing

@testable import Expenses

struct StatementFolderTests {
  private let statement = "Date,Description,Category,Amount,Currency\n2026-02-01,A,Food,-1.25,EUR\n"

  @Test func takesFinishedFilesOnly() throws {
    let files = try Files()
    defer { files.remove() }
    for name in ["b.csv", "a.csv", ".hidden", "c.csv.part", "d~"] {
      try files.write(name, statement)
    }
    try FileManager.default.createDirectory(
      atPath: files.folder + "/sub", withIntermediateDirectories: false)
    let folder = StatementFolder(path: files.folder)
    #expect(folder.files == [files.folder + "/a.csv", files.folder + "/b.csv"])
    #expect(StatementFolder(path: files.folder + "/none").files.isEmpty)
  }

  @Test func aDroppedStatementIsNoticed() throws {
    let files = try Files()
    defer { files.remove() }
    let watch = try #require(FolderWatch(files.folder))
    let folder = StatementFolder(path: files.folder)
    let before = folder.stamp
    #expect(!watch.wait(milliseconds: 0))
    try files.write("a.csv", statement)
    #expect(watch.wait(milliseconds: 5_000))
    #expect(folder.stamp != before)
    let report = folder.read().report
    #expect(report.currencies.count == 1)
    #expect(FolderWatch(files.folder + "/none") == nil)
  }

  /// What was logged.
  private final class Lines {
    var all: [String] = []
  }

  @Test func theReportFileIsReadAgainWhenItChanges() throws {
    let files = try Files()
    defer { files.remove() }
    let path = files.folder + "/report.json"
    let lines = Lines()
    var watcher = ReportWatcher(path: path, log: { lines.all.append($0) })
    func refresh() -> Bool { watcher.refresh() }
    #expect(!refresh())
    #expect(lines.all.isEmpty)
    let one = try Files.read([statement]).report
    let isWritten = try ReportFile.write(one, to: path)
    #expect(isWritten && refresh())
    #expect(watcher.report == one)
    let isWrittenAgain = try ReportFile.write(one, to: path)
    #expect(!isWrittenAgain && !refresh())
    let two = try Files.read([statement + "2026-02-02,A,Food,-1.25,EUR\n"]).report
    try ReportFile.write(two, to: path)
    #expect(refresh())
    #expect(watcher.report == two)
    try files.write("report.json", "{}")
    #expect(!refresh())
    #expect(watcher.report == two)
    #expect(lines.all.count == 1)
  }

  @Test func theServiceFollowsItsFolder() throws {
    let files = try Files()
    defer { files.remove() }
    let report = try Files()
    defer { report.remove() }
    let path = report.folder + "/expenses.json"
    let lines = Lines()
    let service = ExpenseService(
      folder: files.folder, report: path, log: { lines.all.append($0) })
    #expect(service.update())
    let empty = try ReportFile.read(path)
    #expect(empty.isEmpty)
    #expect(!service.update())
    try files.write("a.csv", statement + "2026-02-30,A,Secret,-1.25,EUR\n")
    #expect(service.update())
    let read = try ReportFile.read(path)
    #expect(read.currencies.first?.months.count == 1)
    // A service that starts anew writes nothing where nothing changed.
    let again = ExpenseService(folder: files.folder, report: path, log: { lines.all.append($0) })
    #expect(!again.update())
    #expect(lines.all.contains { $0.hasSuffix("2 rows: 1 counted, 1 problem") })
    #expect(lines.all.contains { $0.hasSuffix("a.csv:3 cannot be used") })
    #expect(!lines.all.contains { $0.contains("Secret") })
  }
}
