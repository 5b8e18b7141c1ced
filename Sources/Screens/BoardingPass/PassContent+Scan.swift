import Barcode
import BoardingPass
import Flights
import SwiftUI

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

extension PassContent {
  /// What a scanned pass shows here and now: the leg that starts at the kiosk's airport, else the
  /// first.
  package init(
    _ pass: BarCodedBoardingPass, warnings: [BCBPWarning] = [], in place: PassSurroundings
  ) {
    let index = pass.legs.firstIndex { $0.from == place.airport } ?? 0
    let leg = pass.legs[index]
    let today = place.today(at: leg.from)
    let dates = pass.flightDates(today: today)
    let date = dates.indices.contains(index) ? dates[index] : nil
    let flight = place.flights.flight(for: leg, on: date?.date)
    let carrier = leg[.operatingCarrier] ?? ""
    let zone = flight?.timeZone ?? place.airports.timeZone(of: leg.from) ?? .current

    self.init(
      airlineName: place.airlines.name(of: carrier), passenger: pass.name.display,
      flight: leg.flight.map { "\($0)" } ?? carrier,
      destination: flight?.destinationName ?? place.airports.city(of: leg.to))
    cabin = Self.cabin(leg.compartment)
    seat = leg.seat
    terminal = flight?.terminal
    boardingArea = flight?.boardingArea.map { "Boarding Area \($0)" }
    gate = flight?.gate
    boardingTime = flight?.boarding?.best.map { Self.time($0, zone, place.locale) }
    departureTime = flight?.departure?.best.map { Self.time($0, zone, place.locale) }
    self.date = date.map { Self.day($0.date, place.locale) }
    caption = Self.caption(leg, masked: place.masksDocumentNumber)
    barcode = try? Barcode.encode(pass.bytes, symbology: place.symbology)
    message = Self.message(flight, date, warnings, place.locale)
  }

  /// The cabin that item 71 names (IATA Resolution 728); other letters are fare classes.
  private static func cabin(_ compartment: String?) -> String? {
    switch compartment {
    case nil: nil
    case "F": "FIRST CLASS"
    case "C", "J": "BUSINESS CLASS"
    case "W": "PREMIUM ECONOMY"
    case "Y": "ECONOMY CLASS"
    case let letter?: "CLASS \(letter)"
    }
  }

  private static func caption(_ leg: BCBPLeg, masked: Bool) -> String? {
    if let number = masked ? leg.maskedDocumentNumber : leg.documentNumber {
      return "NO. \(number)"
    }
    return leg.sequence.map { "SEQ. \($0)" }
  }

  private static func time(_ date: Date, _ zone: TimeZone, _ locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone
    formatter.setLocalizedDateFormatFromTemplate("jmm")
    return formatter.string(from: date).replacingOccurrences(of: ":", with: " : ")
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  private static func day(_ date: CalendarDate, _ locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    let zone = TimeZone(secondsFromGMT: 0) ?? .current
    formatter.timeZone = zone
    formatter.setLocalizedDateFormatFromTemplate("EEEdMMMM")
    return formatter.string(from: date.start(in: zone))
  }

  /// The one thing that the passenger most needs to be told; never that boarding is allowed.
  private static func message(
    _ flight: Flight?, _ date: FlightDate?, _ warnings: [BCBPWarning], _ locale: Locale
  ) -> String? {
    if flight?.state == .cancelled { return "This flight is cancelled. Please ask the staff." }
    if let date, date.daysAway != 0, !date.isNearToday {
      return "This pass is for \(day(date.date, locale)), not for today."
    }
    if warnings.contains(where: \.losesData) {
      return "Part of the code could not be read. Please check the details with the staff."
    }
    if flight == nil { return "Gate and times: please look at the departure boards." }
    return nil
  }
}
