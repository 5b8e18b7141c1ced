/// A carrier and its flight number, as `AC 834` or `LH 400A`.
package struct FlightDesignator: Hashable, Sendable, CustomStringConvertible {
  /// IATA or ICAO designator, in capitals, without padding.
  package let carrier: String
  /// Without leading zeros; at most five digits.
  package let number: Int
  /// The operational suffix, a capital letter.
  package let suffix: Character?

  package init(carrier: String, number: Int, suffix: Character? = nil) {
    self.carrier = carrier.trimmingSpaces.uppercased()
    self.number = number
    self.suffix = suffix.flatMap { $0.uppercased().first }
  }

  /// Reads item 43: up to five digits and a letter, spaces around them allowed.
  ///
  /// `nil` when there is no digit or anything else.
  package init?(carrier: String, flight: String) {
    var digits = flight.trimmingSpaces[...]
    var suffix: Character?
    if let last = digits.last, last.isASCII, last.isLetter {
      suffix = last
      digits = digits.dropLast()
    }
    while digits.last == " " { digits = digits.dropLast() }
    guard (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isDigit),
      let number = Int(digits)
    else { return nil }
    self.init(carrier: carrier, number: number, suffix: suffix)
  }

  package var description: String { "\(carrier) \(number)\(suffix.map { String($0) } ?? "")" }
}
