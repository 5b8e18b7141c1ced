import BoardingPass
import Flights
import Foundation

/// The leg of a pass that matters here and now.
struct ChosenLeg {
  let leg: BCBPLeg
  /// nil when the day number is missing or wrong.
  let date: FlightDate?
  let flight: Flight?
  /// Whether the kiosk's airport is known and no leg of the pass starts there.
  let startsElsewhere: Bool

  /// How long after its departure a leg still matters before a later one, in seconds.
  private static let grace: TimeInterval = 30 * 60

  /// Of the legs that start at the kiosk's airport, or of all where none does or no airport is set,
  /// the one nearest in time that has not left; the last where all have.
  init?(of pass: BarCodedBoardingPass, in place: PassSurroundings) {
    let all = pass.legs.indices.map { Candidate(pass, $0, place) }
    let here = place.airport.map { airport in all.filter { $0.leg.from == airport } } ?? []
    let candidates = here.isEmpty ? all : here
    let ahead = candidates.filter { !$0.hasLeft(place.now) }
    let nearest = ahead.min { $0.distance(place.now) < $1.distance(place.now) }
    guard let chosen = nearest ?? candidates.last else { return nil }
    leg = chosen.leg
    date = chosen.date
    flight = chosen.flight
    startsElsewhere = place.airport != nil && here.isEmpty
  }

  private struct Candidate {
    let leg: BCBPLeg
    let date: FlightDate?
    let flight: Flight?
    /// The moment of departure, or the day where it is unknown; nil where that is as well.
    let span: ClosedRange<Date>?

    init(_ pass: BarCodedBoardingPass, _ index: Int, _ place: PassSurroundings) {
      leg = pass.legs[index]
      // Each leg's today is that of the airport it starts from.
      let dates = pass.flightDates(today: place.today(at: leg.from))
      date = dates.indices.contains(index) ? dates[index] : nil
      flight = place.flights.flight(for: leg, on: date?.date)
      let zone = flight?.timeZone ?? place.airports.timeZone(of: leg.from) ?? .current
      if let departure = flight?.departure?.best {
        span = departure...departure
      } else {
        span = date.map { found in
          let start = found.date.start(in: zone)
          return start...max(start, found.date.adding(days: 1).start(in: zone) - 1)
        }
      }
    }

    func hasLeft(_ now: Date) -> Bool { span.map { $0.upperBound + grace < now } ?? false }

    /// Seconds between now and the departure, or the day of it.
    func distance(_ now: Date) -> TimeInterval {
      guard let span else { return .greatestFiniteMagnitude }
      return max(span.lowerBound.timeIntervalSince(now), now.timeIntervalSince(span.upperBound), 0)
    }
  }
}
