/// Adds transactions up by currency, month and category; the transactions themselves are not kept.
struct Ledger {
  /// The most transactions that are counted, over all files.
  static let transactionLimit = 2_000_000
  /// The most categories that are told apart.
  static let categoryLimit = 1_000
  /// The most currencies, and months times categories times currencies.
  static let currencyLimit = 50
  static let cellLimit = 200_000

  /// What became of a transaction.
  enum Outcome {
    case counted
    case duplicate
    case pending
    case transfer
    case refused(String)
  }

  struct Key: Hashable {
    let currency: Currency
    let month: Month
    /// 0 for what has no category.
    let category: Int
  }

  struct Cell {
    /// Money spent and money that came back, both zero or more, in minor units.
    var spent: Int64 = 0
    var back: Int64 = 0
    var count = 0
  }

  private(set) var cells: [Key: Cell] = [:]
  /// Not booked yet, by currency and month: what is spent less what comes.
  private(set) var pending: [Key: Int64] = [:]
  private(set) var categories: [String] = ["Uncategorised"]
  private(set) var transactions = 0
  private var categoryNumbers: [String: Int] = [:]
  private var remembered: [UInt64: Int] = [:]
  private var fingerprints = FingerprintTable()
  private var currencies: Set<Currency> = []
  private var file: UInt16 = 0
  private let rules: CategoryRules
  private var renamed: [String: String] = [:]

  init(rules: CategoryRules) { self.rules = rules }

  /// Says that the next transactions are of another file, whose categories get these names.
  mutating func beginFile(renamed: [String: String] = [:]) {
    file += 1
    self.renamed = renamed
    remembered.removeAll(keepingCapacity: true)
  }

  mutating func add(_ transaction: Transaction) -> Outcome {
    guard transactions < Self.transactionLimit else {
      return .refused("more than \(Money.grouped(UInt64(Self.transactionLimit))) transactions")
    }
    switch transaction.identity {
    case .number(let key): guard fingerprints.takeNumber(key) else { return .duplicate }
    case .content(let key):
      guard fingerprints.takeContent(key, file: file) else { return .duplicate }
    }
    if transaction.state == .transfer { return .transfer }
    let category = number(of: transaction)
    if category == Self.transferNumber { return .transfer }
    transactions += 1
    if currencies.count >= Self.currencyLimit, !currencies.contains(transaction.currency) {
      return .refused("more than \(Self.currencyLimit) currencies")
    }
    currencies.insert(transaction.currency)
    let key = Key(
      currency: transaction.currency, month: transaction.day.month, category: category)
    if transaction.state == .pending {
      pending[key] = Money.sum(pending[key] ?? 0, transaction.spent)
      return .pending
    }
    return count(transaction.spent, key)
  }

  private mutating func count(_ amount: Int64, _ key: Key) -> Outcome {
    var cell = cells[key] ?? Cell()
    guard cell.count > 0 || cells.count < Self.cellLimit else {
      return .refused("more than \(Self.cellLimit) months and categories")
    }
    let (sum, overflow) = (amount < 0 ? cell.back : cell.spent)
      .addingReportingOverflow(amount < 0 ? -amount : amount)
    guard !overflow else { return .refused("the sum of its month and category is too large") }
    if amount < 0 { cell.back = sum } else { cell.spent = sum }
    cell.count += 1
    cells[key] = cell
    return .counted
  }

  // MARK: Categories

  private static let transferNumber = -1

  private mutating func number(of transaction: Transaction) -> Int {
    guard !transaction.category.isEmpty || !transaction.text.isEmpty else { return 0 }
    var print = Fingerprint()
    print.add(transaction.category)
    print.add(transaction.text[...])
    let key = print.value
    if let known = remembered[key] { return known }
    let named = String(decoding: transaction.category, as: UTF8.self)
    let text = String(decoding: transaction.text, as: UTF8.self)
    let name = rules.category(of: named + " " + text) ?? renamed[named.lowercased()] ?? named
    let number = number(ofName: name)
    // Enough for the payees of a life; a file of nothing but new ones starts over.
    if remembered.count >= 1 << 15 { remembered.removeAll(keepingCapacity: true) }
    remembered[key] = number
    return number
  }

  private mutating func number(ofName text: String) -> Int {
    guard let name = ShownName.clean(text) else { return 0 }
    let folded = name.lowercased()
    if ["transfer", "transfers"].contains(folded) { return Self.transferNumber }
    if ["uncategorised", "uncategorized"].contains(folded) { return 0 }
    if let number = categoryNumbers[folded] { return number }
    guard categories.count < Self.categoryLimit else { return 0 }
    categories.append(name)
    categoryNumbers[folded] = categories.count - 1
    return categories.count - 1
  }
}
