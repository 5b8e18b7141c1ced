import BoardingPass
import Foundation

/// One departure as the flights file tells it. What the file does not say is `nil`.
package struct Flight: Hashable, Sendable {
  /// What identifies the departure.
  package let key: FlightKey
  /// Other numbers under which the flight is sold.
  package let codeshares: [FlightDesignator]
  /// IATA code.
  package let destination: String?
  /// As it should be shown; without it the airport table's city serves.
  package let destinationName: String?
  package let terminal: String?
  /// A zone or pier, where the airport names one apart from the gate.
  package let boardingArea: String?
  package let gate: String?
  package let boarding: FlightTime?
  package let departure: FlightTime?
  package let state: FlightState?
  /// The zone in which its times are shown: the airport's of departure.
  package let timeZone: TimeZone

  package var designator: FlightDesignator { key.designator }
  package var date: CalendarDate { key.date }
  package var origin: String { key.origin }
}

/// Carrier, number, suffix, local date of departure and airport of departure.
package struct FlightKey: Hashable, Sendable, CustomStringConvertible {
  package let designator: FlightDesignator
  package let date: CalendarDate
  /// IATA code, in capitals.
  package let origin: String

  package init(designator: FlightDesignator, date: CalendarDate, origin: String) {
    self.designator = designator
    self.date = date
    self.origin = origin.uppercased()
  }

  package var description: String { "\(designator) of \(date) from \(origin)" }
}

/// A scheduled time and what is expected now.
package struct FlightTime: Hashable, Sendable {
  package let scheduled: Date?
  package let estimated: Date?

  package init(scheduled: Date?, estimated: Date?) {
    self.scheduled = scheduled
    self.estimated = estimated
  }

  /// The time to show: the estimate where there is one.
  package var best: Date? { estimated ?? scheduled }

  /// Whether the estimate is at least a minute after the schedule.
  package var isLate: Bool {
    guard let scheduled, let estimated else { return false }
    return estimated.timeIntervalSince(scheduled) >= 60
  }
}

/// What a departure board says of a flight; the raw value is the word in the flights file.
package enum FlightState: String, CaseIterable, Hashable, Sendable {
  case scheduled
  case gateOpen = "gate-open"
  case boarding
  case finalCall = "final-call"
  case closing
  case closed
  case departed
  case delayed
  case cancelled
  case gateChanged = "gate-changed"
}
