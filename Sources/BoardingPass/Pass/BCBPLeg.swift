/// One leg of a pass.
package struct BCBPLeg: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Counted from 1.
  package let number: Int
  /// The items of the leg, in the order of the text.
  package let fields: [BCBPField]

  package init(number: Int, fields: [BCBPField]) {
    self.number = number
    self.fields = fields
  }

  /// The trimmed value of an item of the leg; `nil` when it is absent or blank.
  package subscript(item: BCBPItem) -> String? { fields.text(of: item) }

  package var description: String { "leg \(number)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: [:]) }

  /// Item 26, an IATA airport, rail or bus station code.
  package var from: String { self[.from]?.uppercased() ?? "" }
  /// Item 38.
  package var to: String { self[.to]?.uppercased() ?? "" }
  /// Item 7, the airline's reference of the booking; personal.
  package var locator: String? { self[.locator] }
  /// Items 42 and 43; `nil` when item 43 holds no number.
  package var flight: FlightDesignator? {
    FlightDesignator(carrier: self[.operatingCarrier] ?? "", flight: self[.flightNumber] ?? "")
  }
  /// Item 46, 1 to 366; see `BarCodedBoardingPass.flightDates(today:)` for the date.
  package var dayOfYear: Int? {
    guard let text = self[.dateOfFlight], text.utf8.allSatisfy(\.isDigit), let day = Int(text),
      (1...366).contains(day)
    else { return nil }
    return day
  }
  /// Item 71.
  package var compartment: String? { self[.compartment] }
  /// Item 104 as shown: `033C` is `33C`; `INF`, `GATE`, `STBY` stay; `nil` when blank.
  package var seat: String? {
    guard let text = self[.seat] else { return nil }
    let short = text.drop { $0 == "0" }
    return short.isEmpty ? text : String(short)
  }
  /// Item 107 without leading zeros; `nil` when blank.
  package var sequence: String? {
    guard let text = self[.sequence] else { return nil }
    let short = text.drop { $0 == "0" }
    return short.isEmpty ? text : String(short)
  }
  /// Item 113: whether the passenger is checked in; `nil` for values other than 0 and 1.
  package var isCheckedIn: Bool? {
    switch self[.passengerStatus] {
    case "0": false
    case "1": true
    default: nil
    }
  }
  /// Item 19 where it differs from the operating carrier.
  package var marketingCarrier: String? {
    self[.marketingCarrier].flatMap { $0 == self[.operatingCarrier] ? nil : $0 }
  }
  /// Item 118, such as `20K`, `2PC`.
  package var freeBaggage: String? { self[.freeBaggage] }
  /// Item 254.
  package var hasFastTrack: Bool? {
    switch self[.fastTrack] {
    case "Y": true
    case "N": false
    default: nil
    }
  }

  /// Items 142 and 143 together; personal, for it may be the number of a passport.
  package var documentNumber: String? {
    let text = (self[.airlineNumericCode] ?? "") + (self[.documentSerial] ?? "")
    return text.isEmpty ? nil : text
  }

  /// The document number with all but its last four characters masked.
  package var maskedDocumentNumber: String? {
    documentNumber.map { text in
      String(repeating: "•", count: max(text.count - 4, 0)) + text.suffix(4)
    }
  }
}
