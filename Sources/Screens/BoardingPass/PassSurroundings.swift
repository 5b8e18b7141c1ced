import Barcode
import BoardingPass
import Flights
import Foundation

/// What the screens are told beside the pass itself.
package struct PassSurroundings {
  /// The present moment.
  package var now: Date
  /// IATA code of the airport that the kiosk stands in; nil when not said.
  package var airport: String?
  package var locale: Locale
  package var symbology: Barcode.Symbology
  package var masksDocumentNumber: Bool
  package var flights: FlightBook
  package var airports: AirportTable
  package var airlines: AirlineTable

  package init(
    now: Date, airport: String? = nil, locale: Locale = Locale(identifier: "en_US"),
    symbology: Barcode.Symbology = .aztec, masksDocumentNumber: Bool = true,
    flights: FlightBook = FlightBook(), airports: AirportTable = .shared,
    airlines: AirlineTable = .shared
  ) {
    self.now = now
    self.airport = airport
    self.locale = locale
    self.symbology = symbology
    self.masksDocumentNumber = masksDocumentNumber
    self.flights = flights
    self.airports = airports
    self.airlines = airlines
  }

  /// The local date at an airport; in the machine's zone where the airport is unknown.
  package func today(at airport: String) -> CalendarDate {
    CalendarDate(now, in: airports.timeZone(of: airport) ?? .current)
  }
}
