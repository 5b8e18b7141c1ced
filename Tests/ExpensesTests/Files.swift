import Foundation
import Testing

@testable import Expenses

/// Files of one test in a folder of their own.
struct Files {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "gateframe-expenses-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a file; returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = folder + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Reads texts as files of a test that needs no others.
  static func read(_ texts: [String], _ options: ReadingOptions = .init()) throws
    -> ExpenseReader.Result
  {
    let files = try Files()
    defer { files.remove() }
    return try files.read(texts, options)
  }

  /// Reads texts as files, named 0, 1, and so on.
  func read(_ texts: [String], _ options: ReadingOptions = .init()) throws -> ExpenseReader.Result {
    let paths = try texts.enumerated().map { try write("\($0.offset)", $0.element) }
    return ExpenseReader(options).read(paths)
  }
}

extension ExpenseReader.Result {
  /// The amounts of a month as plain decimals by category.
  func month(_ code: String, _ month: String) -> [String: String] {
    guard let currency = report.currencies.first(where: { $0.currency.code == code }),
      let month = currency.months.first(where: { $0.month.description == month })
    else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: month.categories.map { ($0.name, currency.money($0.consumed).decimal) })
  }

  func monthReport(_ code: String, _ month: String) -> MonthReport? {
    report.currencies.first { $0.currency.code == code }?.months
      .first { $0.month.description == month }
  }

  /// All problems, without the folders of their files.
  var problems: [String] {
    files.flatMap(\.problems).map { problem in
      let name = problem.file.split(separator: "/").last.map { String($0) } ?? ""
      return "\(StatementProblem(file: name, line: problem.line, problem.reason))"
    }
  }
}
