import BoardingPass
import Flights
import SwiftUI

extension PassNotice {
  /// What a notice is made from.
  struct Facts {
    var flight: Flight?
    var date: FlightDate?
    var losesData = false
    /// The city that the pass starts from, where that is not the kiosk's airport.
    var otherOrigin: String?
    /// Such as Fri, August 14; with the year where it is not the present one.
    var day: (CalendarDate) -> String
    /// Such as 9:45 PM.
    var time: (Date) -> String
  }

  /// The most pressing of what the facts tell; never that boarding is allowed.
  static func mostPressing(_ facts: Facts) -> PassNotice? {
    stopped(facts.flight?.state) ?? pass(facts) ?? state(facts)
      ?? (facts.flight == nil
        ? PassNotice(.look, "Gate and times", "Please look at the departure boards.") : nil)
  }

  private static let askStaff = "Please ask the airline’s staff."

  private static func stopped(_ state: FlightState?) -> PassNotice? {
    switch state {
    case .cancelled: PassNotice(.stop, "Flight cancelled", askStaff)
    case .departed: PassNotice(.stop, "Departed", "This flight has left. \(askStaff)")
    case .closed: PassNotice(.stop, "Gate closed", "Boarding has ended. \(askStaff)")
    default: nil
    }
  }

  private static func pass(_ facts: Facts) -> PassNotice? {
    if let date = facts.date, !date.isNearToday {
      return PassNotice(.check, "Not for today", "This pass is for \(facts.day(date.date)).")
    }
    if facts.losesData {
      return PassNotice(
        .check, "Read only in part", "Please check the details with the airline’s staff.")
    }
    if let origin = facts.otherOrigin {
      return PassNotice(.check, "Another airport", "This flight leaves from \(origin).")
    }
    return nil
  }

  private static func state(_ facts: Facts) -> PassNotice? {
    guard let flight = facts.flight else { return nil }
    let gate = flight.gate.map { "gate \($0)" }
    let please =
      gate.map { "Please go to \($0)" } ?? "Please look at the departure boards for the gate"
    switch flight.state {
    case .finalCall:
      return PassNotice(.hurry, "Final call", gate == nil ? please + "." : please + " now.")
    case .closing:
      return PassNotice(.hurry, "Gate closing", gate == nil ? please + "." : please + " now.")
    case .boarding: return PassNotice(.go, "Boarding", please + ".")
    case .gateOpen: return PassNotice(.go, "Gate open", please + ".")
    case .gateChanged:
      return PassNotice(
        .moved, "Gate changed", gate.map { "The new gate is \($0.dropFirst(5))." } ?? please + ".")
    case .delayed: return PassNotice(.late, "Delayed", delay(flight, facts))
    case .scheduled, nil:
      guard flight.departure?.isLate == true else { return nil }
      return PassNotice(.late, "Delayed", delay(flight, facts))
    case .cancelled, .departed, .closed: return nil
    }
  }

  private static func delay(_ flight: Flight, _ facts: Facts) -> String {
    guard let departure = flight.departure, departure.isLate, let new = departure.estimated else {
      return "The new time is not known yet."
    }
    let old = departure.scheduled.map { " instead of \(facts.time($0))" } ?? ""
    return "Departs at \(facts.time(new))\(old)."
  }
}
