import Foundation

/// Turns the rows of a CSV statement into transactions.
struct CSVStatement {
  /// What a row became.
  enum Entry {
    case transactions(Transaction, fee: Transaction?)
    /// Not an expense, as a posting to another account is none.
    case ignored
    case malformed(String)
  }

  private let plan: CSVPlan
  private let options: ReadingOptions
  private let layout: CSVLayout
  private let clock: LocalClock
  /// Codes that were looked up before, by their bytes as a number.
  private var currencies: [UInt64: Currency] = [:]

  init(_ plan: CSVPlan, _ options: ReadingOptions) {
    self.plan = plan
    self.options = options
    layout = plan.layout
    clock = LocalClock(options.timeZone)
  }

  mutating func entry(_ row: CSVRow) -> Entry {
    guard let dayColumn = layout.column(.day) else { return .ignored }
    if let prefix = layout.profile.expenseAccount, !isExpense(row, prefix) { return .ignored }
    guard let date = DateText(row[dayColumn]),
      let day = date.day(plan.order, clock, isUTC: layout.profile.isUTC)
    else { return .malformed(Self.expected("a date", row, dayColumn)) }
    var transaction = Transaction(
      day: day, spent: 0, currency: .unstated, identity: .content(0))
    if let reason = readAmount(row, &transaction) { return .malformed(reason) }
    readTexts(row, &transaction)
    let effect = effect(row)
    if effect == .void { return .ignored }
    transaction.state = effect == .transfer ? .transfer : effect == .pending ? .pending : .booked
    transaction.identity = identity(row, transaction)
    return .transactions(transaction, fee: fee(row, transaction))
  }

  private static func expected(_ what: String, _ row: CSVRow, _ column: Int) -> String {
    let cell = row[column]
    guard !cell.isEmpty else { return "expected \(what) in column \(column + 1), found nothing" }
    return "expected \(what) in column \(column + 1), found \(ShownName.quoted(row.text(column)))"
  }

  // MARK: Amounts

  /// Sets what was spent and its currency. A reason when the row does not tell.
  private mutating func readAmount(_ row: CSVRow, _ transaction: inout Transaction) -> String? {
    guard let column = layout.column(.amount) else { return readFlows(row, &transaction) }
    guard let text = AmountText(CSVSurvey.withoutCost(row[column], layout)) else {
      return Self.expected("an amount", row, column)
    }
    guard let currency = currency(row, text) else { return unknownCurrency(row, text) }
    guard let minor = minor(text, column, currency) else { return inexact(row, column, currency) }
    transaction.currency = currency
    if let direction = layout.column(.direction), layout.profile.name == "generic" {
      let word = row.text(direction).lowercased()
      if GenericHeadings.leaving.contains(word) {
        transaction.spent = abs(minor)
      } else if GenericHeadings.coming.contains(word) {
        transaction.spent = -abs(minor)
      } else {
        return Self.expected("debit or credit", row, direction)
      }
    } else {
      transaction.spent = plan.negativeIsExpense ? -minor : minor
    }
    return nil
  }

  /// What went out less what came in; one of the two may be empty.
  private mutating func readFlows(_ row: CSVRow, _ transaction: inout Transaction) -> String? {
    guard let out = layout.column(.outflow) else { return "expected an amount" }
    var isEmpty = true
    for (column, sign) in [(out, Int64(1)), (layout.column(.inflow) ?? -1, -1)] where column >= 0 {
      let cell = row[column]
      if cell.isEmpty { continue }
      guard let text = AmountText(cell) else { return Self.expected("an amount", row, column) }
      guard let currency = currency(row, text) else { return unknownCurrency(row, text) }
      guard let minor = minor(text, column, currency) else { return inexact(row, column, currency) }
      transaction.currency = currency
      // Banks write what goes out with a minus or without.
      let amount = sign > 0 && layout.profile.name == "generic" ? abs(minor) : minor
      transaction.spent = Money.sum(transaction.spent, sign * amount)
      isEmpty = false
    }
    return isEmpty ? Self.expected("an amount", row, out) : nil
  }

  private func minor(_ text: AmountText, _ column: Int, _ currency: Currency) -> Int64? {
    (plan.styles[column] ?? .point).number(text)?.minorUnits(currency.digits)
  }

  private func inexact(_ row: CSVRow, _ column: Int, _ currency: Currency) -> String {
    let sign = plan.styles[column] == .comma ? "comma" : "point"
    return Self.expected(
      "an amount with a decimal \(sign) and at most \(currency.digits) decimals", row, column)
  }

  /// The row's own, else the heading's, else a sign beside the amount, else what was asked for.
  private mutating func currency(_ row: CSVRow, _ text: AmountText) -> Currency? {
    if let column = layout.column(.currency) {
      let cell = row[column]
      if !cell.isEmpty { return currency(cell) }
    }
    if let currency = layout.currency { return currency }
    if !text.mark.isEmpty {
      // A bare dollar sign is that of the currency that was asked for, if it has one.
      if text.mark == [0x24], let asked = options.currency, asked.code.hasSuffix("D") {
        return asked
      }
      return currency(text.mark[...])
    }
    return options.currency ?? .unstated
  }

  private mutating func currency(_ bytes: ArraySlice<UInt8>) -> Currency? {
    guard bytes.count <= 8 else { return nil }
    var key: UInt64 = 0
    for byte in bytes { key = key << 8 | UInt64(byte) }
    if let known = currencies[key] { return known }
    guard let currency = Currency.marked(String(decoding: bytes, as: UTF8.self)) else { return nil }
    if currencies.count < 1_000 { currencies[key] = currency }
    return currency
  }

  private func unknownCurrency(_ row: CSVRow, _ text: AmountText) -> String {
    if let column = layout.column(.currency), !row[column].isEmpty {
      return Self.expected("a currency of ISO 4217", row, column)
    }
    let mark = String(decoding: text.mark, as: UTF8.self)
    return "expected a currency of ISO 4217, found \(ShownName.quoted(mark))"
  }

  /// What a service kept of the amount, as an expense of its own.
  private func fee(_ row: CSVRow, _ main: Transaction) -> Transaction? {
    guard let column = layout.column(.fee), main.state != .transfer,
      let text = AmountText(row[column]), let minor = minor(text, column, main.currency), minor != 0
    else { return nil }
    var fee = main
    fee.category = Self.fees
    fee.text = []
    // PayPal writes a fee as what leaves, Stripe as what it is.
    fee.spent = layout.profile.name == "stripe" ? minor : -minor
    var print = Fingerprint()
    print.add("fee")
    switch main.identity {
    case .number(let value), .content(let value): print.add(Int64(bitPattern: value))
    }
    if case .number = main.identity {
      fee.identity = .number(print.value)
    } else {
      fee.identity = .content(print.value)
    }
    return fee
  }

  private static let fees = Array("Fees".utf8)[...]

  // MARK: The rest of a row

  private func readTexts(_ row: CSVRow, _ transaction: inout Transaction) {
    for column in layout.columns[.text] ?? [] {
      let cell = row[column]
      if cell.isEmpty { continue }
      if !transaction.text.isEmpty { transaction.text.append(0x20) }
      transaction.text += cell
    }
    if let column = layout.column(.category) { transaction.category = row[column] }
    guard layout.profile.expenseAccount != nil, let column = layout.column(.account) else { return }
    // The part after "Expenses:", up to the next colon.
    let parts = row[column].split(separator: 0x3A, maxSplits: 2, omittingEmptySubsequences: true)
    transaction.category = parts.count > 1 ? parts[1] : []
  }

  private func isExpense(_ row: CSVRow, _ prefix: String) -> Bool {
    guard let column = layout.column(.account) else { return false }
    let account = row[column].prefix { $0 != 0x3A }
    return account.count <= prefix.utf8.count + 1
      && String(decoding: account, as: UTF8.self).lowercased().hasPrefix(prefix)
  }

  private func effect(_ row: CSVRow) -> MappingProfile.Exclusion.Effect? {
    for exclusion in layout.profile.exclusions {
      guard let column = layout.column(exclusion.role) else { continue }
      let cell = row[column]
      if cell.isEmpty { continue }
      let word = String(decoding: cell, as: UTF8.self).lowercased()
      for value in exclusion.values {
        let fits = value.hasSuffix("*") ? word.hasPrefix(value.dropLast()) : word == value
        if fits { return exclusion.effect }
      }
    }
    return nil
  }

  private func identity(_ row: CSVRow, _ transaction: Transaction) -> Transaction.Identity {
    var print = Fingerprint()
    if let column = layout.column(.id), !row[column].isEmpty, layout.profile.name != "generic" {
      print.add(layout.profile.name)
      print.add(row[column])
      return .number(print.value)
    }
    print.add(Int64(transaction.day.ordinal))
    print.add(transaction.spent)
    print.add(transaction.currency.code)
    print.add(transaction.text[...])
    if let column = layout.column(.account) { print.add(row[column]) }
    return .content(print.value)
  }
}
