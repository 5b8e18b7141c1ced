import Foundation

/// The report as one process leaves it for another: a file that is replaced as a whole.
package enum ReportFile {
  /// The largest file that is read, in bytes.
  static let limit = 16 << 20

  /// Writes a report; whoever reads meanwhile sees the one before. Nothing is written when the file
  /// holds it already. Returns whether it was written. Throws `StatementProblem`.
  @discardableResult
  package static func write(_ report: ExpenseReport, to path: String) throws(StatementProblem)
    -> Bool
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      let data = try encoder.encode(ReportDocument(report))
      if FileManager.default.contents(atPath: path) == data { return false }
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    } catch {
      throw StatementProblem(file: path, "cannot be written")
    }
  }

  /// Reads a report. Throws `StatementProblem`.
  package static func read(_ path: String) throws(StatementProblem) -> ExpenseReport {
    var source = try ByteSource(path)
    defer { source.close() }
    guard source.size <= limit else {
      throw StatementProblem(file: path, "is larger than \(limit >> 20) MiB")
    }
    let bytes = source.head(limit)
    let document = try? JSONDecoder().decode(ReportDocument.self, from: Data(bytes))
    guard let report = document?.report, document?.version == ReportDocument.version else {
      throw StatementProblem(file: path, "is no expense report of this version")
    }
    return report
  }
}

/// Keeps the report of a file, read again when the file changed. One that cannot be read leaves the
/// last in place and is told once.
package struct ReportWatcher {
  private let path: String
  private let log: (String) -> Void
  private var stamp = Stamp(modified: nil, size: nil, number: nil)
  /// The last good report; nil before the first.
  package private(set) var report: ExpenseReport?

  private struct Stamp: Equatable {
    let modified: Date?
    let size: Int?
    let number: Int?
  }

  package init(path: String, log: @escaping (String) -> Void = { _ in }) {
    self.path = path
    self.log = log
  }

  /// Looks at the file. Returns whether there is another report now.
  package mutating func refresh() -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let found = Stamp(
      modified: attributes?[.modificationDate] as? Date,
      size: (attributes?[.size] as? NSNumber)?.intValue,
      number: (attributes?[.systemFileNumber] as? NSNumber)?.intValue)
    guard found != stamp else { return false }
    stamp = found
    do {
      let read = try ReportFile.read(path)
      defer { report = read }
      return read != report
    } catch {
      log("expenses: \(error)")
      return false
    }
  }
}
