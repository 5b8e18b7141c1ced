import Barcode

/// What the boarding pass screen shows, as text ready to be read. What is not known is nil and shows
/// as absent.
package struct PassContent: Equatable {
  /// The airline's first word, and what follows it.
  package var airline: (lead: String, rest: String) {
    let words = airlineName.split(separator: " ", maxSplits: 1).map(String.init)
    return (words.first ?? "", words.count > 1 ? words[1] : "")
  }

  package var airlineName: String
  /// Such as FIRST CLASS; nil when the pass does not say.
  package var cabin: String?
  package var passenger: String
  /// Such as "30 November".
  package var date: String?
  /// Such as "NS 1042".
  package var flight: String
  /// A city, or the airport's code where the city is unknown.
  package var destination: String
  package var terminal: String?
  /// Such as "Boarding Area A".
  package var boardingArea: String?
  /// Such as "9 : 30 PM".
  package var boardingTime: String?
  package var departureTime: String?
  package var gate: String?
  package var seat: String?
  /// The rotated caption beside the code.
  package var caption: String?
  /// The code of the pass in the shapes it can have, the one that printed passes have first; empty
  /// when there is none.
  package var codes: [BarcodeSymbol] = []
  /// What the passenger most needs to be told; nil when there is nothing.
  package var notice: PassNotice?

  /// What stands where nothing is known.
  static let absent = "—"

  /// Such as TERMINAL 1.
  var terminalLine: String { "TERMINAL \(terminal ?? Self.absent)" }

  package init(airlineName: String, passenger: String, flight: String, destination: String) {
    self.airlineName = airlineName
    self.passenger = passenger
    self.flight = flight
    self.destination = destination
  }
}
