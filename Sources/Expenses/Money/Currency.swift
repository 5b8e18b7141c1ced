/// A currency of ISO 4217, with the number of decimals that is its own.
package struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// Three capitals.
  package let code: String
  /// How many decimals an amount has: 0 to 4.
  package let digits: Int

  private init(code: String, digits: Int) {
    self.code = code
    self.digits = digits
  }

  /// The currency of a code in any case; nil when ISO 4217 has none such.
  package init?(code: String) {
    let capitals = code.uppercased()
    guard let digits = Self.table[capitals] else { return nil }
    self.init(code: capitals, digits: digits)
  }

  /// What statements that name no currency are in: XXX of ISO 4217, with two decimals.
  package static let unstated = Currency(code: "XXX", digits: 2)

  package var description: String { self == .unstated ? "no stated currency" : code }

  /// Minor units in one of the currency: 1 to 10,000.
  package var scale: Int64 { Self.powers[digits] }

  private static let powers: [Int64] = [1, 10, 100, 1_000, 10_000]
}

extension Currency {
  /// What an amount is marked with on a screen: a sign where one is common, else the code.
  package var sign: String { Self.signs[code] ?? (self == .unstated ? "" : code + "\u{A0}") }

  /// Amounts of it are shown without decimals where these are zero.
  var isUsedWhole: Bool { code == "HUF" }

  private static let signs = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "ILS": "₪",
    "VND": "₫", "PHP": "₱", "NGN": "₦", "UAH": "₴", "TRY": "₺", "THB": "฿", "CAD": "CA$",
    "AUD": "A$", "NZD": "NZ$", "HKD": "HK$", "SGD": "S$", "MXN": "MX$", "BRL": "R$",
  ]

  /// What a sign in a statement most often means: `$` is taken as the US dollar.
  static func marked(_ mark: String) -> Currency? {
    if let code = marks[mark.lowercased()] { return Currency(code: code) }
    return mark.utf8.count == 3 ? Currency(code: mark) : nil
  }

  private static let marks = [
    "$": "USD", "us$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW",
    "₪": "ILS", "₫": "VND", "₱": "PHP", "₦": "NGN", "₴": "UAH", "₺": "TRY", "฿": "THB",
    "ca$": "CAD", "c$": "CAD", "a$": "AUD", "au$": "AUD", "nz$": "NZD", "hk$": "HKD",
    "s$": "SGD", "mx$": "MXN", "r$": "BRL", "zł": "PLN", "kč": "CZK", "ft": "HUF", "₽": "RUB",
    "lei": "RON", "лв": "BGN", "fr.": "CHF", "sfr.": "CHF",
  ]
}
