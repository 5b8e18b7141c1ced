/// How the columns of one kind of CSV export become transactions.
package struct MappingProfile: Sendable {
  /// What a column holds.
  enum Role: String, CaseIterable, Sendable {
    case day = "date"
    case amount
    case outflow
    case inflow
    case fee
    case currency
    case category
    case text
    case id
    case status
    case kind
    case direction
    case account
  }

  /// What the sign of an amount tells.
  enum SignConvention: Hashable, Sendable {
    case negativeIsExpense
    case positiveIsExpense
    /// The sign that most amounts of the file have.
    case mostAreExpenses
  }

  /// Rows that are no income and no expense, by what a column begins with.
  struct Exclusion: Sendable {
    enum Effect: Sendable {
      /// Money that only moves between the owner's accounts.
      case transfer
      /// Not booked yet.
      case pending
      /// Nothing has been paid.
      case void
    }

    let role: Role
    /// In small letters; `*` at the end stands for anything.
    let values: [String]
    let effect: Effect
  }

  /// As it is given on the command line.
  package let name: String
  /// As it is told to people.
  package let title: String
  /// Names of headings in small letters, the best first. Of `text` all are taken that are there.
  var columns: [Role: [String]]
  /// Headings of which all have to be there, in one of several versions of the export.
  var signatures: [[String]]
  var sign = SignConvention.negativeIsExpense
  var defaultOrder = DateOrder.dayFirst
  /// Whether times without an offset are UTC.
  var isUTC = false
  /// The category of rows that have no other.
  var exclusions: [Exclusion] = []
  /// Categories under better names; keys in small letters.
  var renamed: [String: String] = [:]
  /// Only rows whose account begins so count, and what follows is the category: of double-entry books.
  var expenseAccount: String?
}

extension MappingProfile {
  /// A heading as it is compared: small letters, no spaces around, and without a currency in
  /// parentheses, which is given apart.
  static func heading(_ text: String) -> (name: String, currency: Currency?) {
    let name = text.lowercased().filter { $0 != "\u{FEFF}" }
    let trimmed = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    guard trimmed.hasSuffix(")"), let open = trimmed.lastIndex(of: "(") else {
      return (trimmed, nil)
    }
    let inside = trimmed[trimmed.index(after: open)...].dropLast()
    guard inside.utf8.count == 3, let currency = Currency(code: String(inside)) else {
      return (trimmed, nil)
    }
    return (String(trimmed[..<open].reversed().drop { $0 == " " }.reversed()), currency)
  }

  /// Whether a row of headings is one of this profile's.
  func matches(_ headings: [String]) -> Bool {
    signatures.contains { $0.allSatisfy(headings.contains) }
  }
}
