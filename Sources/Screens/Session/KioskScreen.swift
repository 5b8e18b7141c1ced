/// The screens a passenger chooses between, in the order of the bar.
package enum KioskScreen: Hashable, Sendable {
  case boardingPass
  case books

  /// The bar's word for it.
  var title: String {
    switch self {
    case .boardingPass: "Boarding pass"
    case .books: "Books"
    }
  }

  /// The symbol above the word.
  var symbol: String {
    switch self {
    case .boardingPass: "ticket"
    case .books: "books.vertical"
    }
  }
}
