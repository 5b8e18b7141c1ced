// Exports of budgeting programs and of double-entry books.
extension MappingProfile {
  static let ynab = MappingProfile(
    name: "ynab", title: "YNAB",
    columns: [
      .day: ["date"], .outflow: ["outflow"], .inflow: ["inflow"],
      .category: ["sub category", "category"], .text: ["payee", "memo"], .kind: ["payee"],
      .account: ["account"], .status: ["cleared"],
    ],
    signatures: [["account", "date", "payee", "category", "outflow", "inflow"]],
    defaultOrder: .monthFirst,
    exclusions: [
      Exclusion(
        role: .kind, values: ["transfer :*", "transfer:*", "starting balance"], effect: .transfer)
    ])

  static let monefy = MappingProfile(
    name: "monefy", title: "Monefy",
    columns: [
      .day: ["date"], .amount: ["amount"], .currency: ["currency"], .category: ["category"],
      .text: ["description"], .account: ["account"],
    ],
    signatures: [["date", "account", "category", "amount", "currency", "converted amount"]],
    exclusions: [
      Exclusion(
        role: .category, values: ["to '*", "from '*", "initial balance*"], effect: .transfer)
    ])

  static let hledger = MappingProfile(
    name: "hledger", title: "hledger",
    columns: [
      .day: ["date"], .amount: ["amount"], .currency: ["commodity"], .text: ["description"],
      .account: ["account"],
    ],
    signatures: [
      ["txnidx", "date", "description", "account", "amount", "commodity"],
      ["txnidx", "date", "description", "account", "amount", "total"],
    ],
    sign: .positiveIsExpense, expenseAccount: "expense")

  static let beancount = MappingProfile(
    name: "beancount", title: "beancount",
    columns: [
      .day: ["date"], .amount: ["position", "number", "amount", "change"], .currency: ["currency"],
      .text: ["payee", "narration", "description"], .account: ["account"],
    ],
    signatures: [
      ["date", "account", "position"], ["date", "account", "number", "currency"],
      ["date", "account", "narration", "amount"], ["date", "account", "change"],
    ],
    sign: .positiveIsExpense, expenseAccount: "expense")

  /// The profiles by which exports are known, the most particular first.
  package static let known = [monzo, n26, payPal, stripe, ynab, monefy, hledger, beancount]

  /// The profile of a name; nil when there is none, or for `generic`, which is found in the file.
  package static func named(_ name: String) -> MappingProfile? {
    known.first { $0.name == name.lowercased() }
  }
}
