/// An exact amount of one currency.
package struct Money: Hashable, Sendable {
  /// In the currency's smallest unit; negative for what is owed back.
  package let minor: Int64
  package let currency: Currency

  package init(minor: Int64, _ currency: Currency) {
    self.minor = minor
    self.currency = currency
  }

  /// As a plain decimal, with as many decimals as the currency has: `-1234.50`.
  package var decimal: String {
    let (whole, part) = split
    let sign = minor < 0 ? "-" : ""
    return sign + String(whole) + (currency.digits == 0 ? "" : "." + part)
  }

  /// As it is shown: `−€1,234.50`, `CHF 12.00`, `¥980`.
  package var shown: String {
    let (whole, part) = split
    let sign = minor < 0 ? "\u{2212}" : ""
    let isWhole = currency.digits == 0 || currency.isUsedWhole && part.allSatisfy { $0 == "0" }
    return sign + currency.sign + Self.grouped(whole) + (isWhole ? "" : "." + part)
  }

  private var split: (whole: UInt64, part: String) {
    let size = minor.magnitude
    let scale = UInt64(currency.scale)
    let part = String(size % scale)
    return (
      size / scale,
      String(repeating: "0", count: currency.digits - min(currency.digits, part.count)) + part
    )
  }

  /// A whole number with a comma between groups of three digits.
  package static func grouped(_ number: UInt64) -> String {
    var text = ""
    let digits = Array(String(number))
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

extension Money {
  /// An amount from a plain decimal with just the currency's decimals; nil for any other text.
  package init?(decimal text: String, _ currency: Currency) {
    guard let number = DecimalNumber(plain: text), let minor = number.minorUnits(currency.digits)
    else { return nil }
    self.init(minor: minor, currency)
  }
}
