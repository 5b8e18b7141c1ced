import BoardingPass
import Foundation

// One entry of the list.
extension FlightFile {
  static let flightKeys: Set<String> = [
    "carrier", "number", "date", "origin", "timeZone", "destination", "destinationName",
    "terminal", "boardingArea", "gate", "boarding", "departure", "state", "codeshares", "note",
  ]

  /// The flight, or `nil` after at least one problem was noted.
  mutating func flight(_ node: JSONNode, path: String, home: String?) -> Flight? {
    let before = problems.count
    let reader = ObjectReader(node, path: path, allowed: Self.flightKeys, file: &self)
    guard reader.isObject else { return nil }
    let carrier = reader.required("carrier", "an airline designator such as \"AC\"", file: &self)
    if let carrier, !Self.isCarrier(carrier) {
      reader.note("carrier", "expected two or three letters or digits", file: &self)
    }
    let number = reader.flightNumber(carrier: carrier ?? "", file: &self)
    let date = reader.date("date", file: &self)
    let origin = reader.airport("origin", file: &self) ?? home
    if origin == nil, reader.node("origin") == nil {
      reader.note(
        "origin", "expected an airport code here or as \"airport\" of the file", file: &self)
    }
    let zone = zone(reader, origin: origin)
    let context = TimeContext(date: date, zone: zone)
    let boarding = reader.time("boarding", context, file: &self)
    let departure = reader.time("departure", context, file: &self)
    let flightText = (
      destination: reader.airport("destination", file: &self),
      name: reader.text("destinationName", file: &self),
      terminal: reader.text("terminal", file: &self),
      area: reader.text("boardingArea", file: &self), gate: reader.text("gate", file: &self)
    )
    let state = reader.state("state", file: &self)
    let codeshares = reader.codeshares("codeshares", file: &self)
    guard problems.count == before, problems.count < Self.problemLimit, let number, let date,
      let origin
    else { return nil }
    return Flight(
      key: FlightKey(designator: number, date: date, origin: origin), codeshares: codeshares,
      destination: flightText.destination, destinationName: flightText.name,
      terminal: flightText.terminal, boardingArea: flightText.area, gate: flightText.gate,
      boarding: boarding, departure: departure, state: state,
      timeZone: zone ?? TimeZone(secondsFromGMT: 0) ?? .current)
  }

  static func isCarrier(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// The zone named by the entry, else the airport's; `nil` when neither is known.
  private mutating func zone(_ reader: ObjectReader, origin: String?) -> TimeZone? {
    if let name = reader.text("timeZone", file: &self) {
      guard let zone = TimeZone(identifier: name) else {
        reader.note("timeZone", "expected an IANA time zone such as \"Europe/Oslo\"", file: &self)
        return nil
      }
      return zone
    }
    return origin.flatMap { airports.timeZone(of: $0) }
  }
}

/// What a time without a date or an offset refers to.
struct TimeContext {
  let date: CalendarDate?
  let zone: TimeZone?
}
