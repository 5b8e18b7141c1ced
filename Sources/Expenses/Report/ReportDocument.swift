import Foundation

/// A report as JSON: what `--json` prints and what the kiosk's screen reads. Amounts are plain
/// decimals in texts, exact.
struct ReportDocument: Codable {
  static let version = 1

  struct Category: Codable {
    let name: String
    let consumed: String
    let refunded: String?
    let budget: String?
    let percent: Int64?
  }

  struct MonthEntry: Codable {
    let month: String
    let consumed: String
    let budget: String?
    let percent: Int64?
    let income: String?
    let pending: String?
    let categories: [Category]
  }

  struct CurrencyEntry: Codable {
    let currency: String
    let transactions: Int
    let months: [MonthEntry]
  }

  struct File: Codable {
    let file: String
    let found: String?
    let assumed: [String]?
    let rows: Int
    let counted: Int
    let duplicates: Int
    let pending: Int
    let transfers: Int
    let ignored: Int
    let problems: Int
    let firstProblems: [Problem]?
  }

  struct Problem: Codable {
    let line: Int?
    let reason: String
  }

  let version: Int
  let currencies: [CurrencyEntry]
  let reading: ExpenseReport.Reading?
  let files: [File]?

  init(_ report: ExpenseReport, files: [FileSummary]? = nil) {
    version = Self.version
    currencies = report.currencies.map(Self.entry)
    reading = report.reading
    self.files = files?.map(Self.entry)
  }

  private static func entry(_ report: CurrencyReport) -> CurrencyEntry {
    func text(_ minor: Int64) -> String { report.money(minor).decimal }
    let months = report.months.map { month in
      MonthEntry(
        month: month.month.description, consumed: text(month.consumed),
        budget: month.budget.map(text), percent: month.share?.percent,
        income: month.income == 0 ? nil : text(month.income),
        pending: month.pending == 0 ? nil : text(month.pending),
        categories: month.categories.map { category in
          Category(
            name: category.name, consumed: text(category.consumed),
            refunded: category.refunded == 0 ? nil : text(category.refunded),
            budget: category.budget.map(text), percent: month.share(of: category)?.percent)
        })
    }
    return CurrencyEntry(
      currency: report.currency.code, transactions: report.transactions, months: months)
  }

  private static func entry(_ file: FileSummary) -> File {
    File(
      file: file.file, found: file.found, assumed: file.assumed.isEmpty ? nil : file.assumed,
      rows: file.rows, counted: file.counted, duplicates: file.duplicates, pending: file.pending,
      transfers: file.transfers, ignored: file.ignored, problems: file.problemCount,
      firstProblems: file.problems.isEmpty
        ? nil : file.problems.map { Problem(line: $0.line, reason: $0.reason) })
  }

  /// The report; nil when an amount, a month or a currency is none.
  var report: ExpenseReport? {
    let reports = currencies.compactMap(Self.report)
    guard reports.count == currencies.count else { return nil }
    return ExpenseReport(currencies: reports, reading: reading)
  }

  private static func report(_ entry: CurrencyEntry) -> CurrencyReport? {
    guard let currency = Currency(code: entry.currency) else { return nil }
    var isGood = true
    func minor(_ text: String?) -> Int64? {
      guard let text else { return nil }
      let money = Money(decimal: text, currency)
      if money == nil { isGood = false }
      return money?.minor
    }
    let months = entry.months.compactMap { entry -> MonthReport? in
      guard let month = Month(entry.month) else { return nil }
      let categories = entry.categories.map { category in
        CategoryReport(
          name: category.name, consumed: minor(category.consumed) ?? 0,
          refunded: minor(category.refunded) ?? 0, budget: minor(category.budget))
      }
      return MonthReport(
        month: month, categories: categories, budget: minor(entry.budget),
        income: minor(entry.income) ?? 0, pending: minor(entry.pending) ?? 0)
    }
    guard isGood, months.count == entry.months.count else { return nil }
    return CurrencyReport(currency: currency, months: months, transactions: entry.transactions)
  }
}

extension ExpenseReader.Result {
  /// As JSON: the report and what became of each file.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(ReportDocument(report, files: files))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
