/// The screens a passenger chooses between, in the order of the bar.
package enum KioskScreen: String, CaseIterable, Hashable, Sendable {
  case boardingPass = "boarding-pass"
  case books
  case expenses

  /// The bar's word for it.
  var title: String {
    switch self {
    case .boardingPass: "Boarding pass"
    case .books: "Books"
    case .expenses: "Expenses"
    }
  }

  /// The symbol above the word.
  var symbol: String {
    switch self {
    case .boardingPass: "ticket"
    case .books: "books.vertical"
    case .expenses: "chart.bar"
    }
  }
}
