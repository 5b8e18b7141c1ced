import Barcode
import BoardingPass
import Flights
import SwiftUI

extension PassContent {
  /// What a scanned pass shows here and now, of the leg that matters (`ChosenLeg`). `log` receives
  /// what cannot be shown, without personal data.
  package init(
    _ pass: BarCodedBoardingPass, warnings: [BCBPWarning] = [], in place: PassSurroundings,
    log: (String) -> Void = { _ in }
  ) {
    guard let chosen = ChosenLeg(of: pass, in: place) else {
      self.init(airlineName: "", passenger: pass.name.display, flight: "", destination: "")
      return
    }
    let leg = chosen.leg
    let flight = chosen.flight
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
    boardingTime = flight?.boarding?.best.map { Self.spaced(Self.time($0, zone, place.locale)) }
    departureTime = flight?.departure?.best.map { Self.spaced(Self.time($0, zone, place.locale)) }
    date = chosen.date.map { Self.day($0.date, place.locale) }
    caption = Self.caption(leg, masked: place.masksDocumentNumber)
    do {
      codes = try Barcode.shapes(pass.bytes, symbology: place.symbology)
    } catch {
      log("code: not shown; \(error)")
    }
    let today = place.today(at: leg.from)
    notice = .mostPressing(
      PassNotice.Facts(
        flight: flight, date: chosen.date, losesData: warnings.contains(where: \.losesData),
        otherOrigin: chosen.startsElsewhere ? place.airports.city(of: leg.from) : nil,
        day: { Self.day($0, place.locale, withYear: $0.year != today.year) },
        time: { Self.time($0, zone, place.locale) }))
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
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// As the pass writes times: 9 : 45 PM.
  private static func spaced(_ time: String) -> String {
    time.replacingOccurrences(of: ":", with: " : ")
  }

  private static func day(_ date: CalendarDate, _ locale: Locale, withYear: Bool = false) -> String
  {
    let formatter = DateFormatter()
    formatter.locale = locale
    let zone = TimeZone(secondsFromGMT: 0) ?? .current
    formatter.timeZone = zone
    formatter.setLocalizedDateFormatFromTemplate(withYear ? "EEEdMMMMy" : "EEEdMMMM")
    return formatter.string(from: date.start(in: zone))
  }
}
