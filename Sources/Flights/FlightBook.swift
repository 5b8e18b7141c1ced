import BoardingPass
import Foundation

/// The flights known now. A file that cannot be used leaves it as it was.
package struct FlightBook: Sendable {
  /// By key; codeshares point to the same flight.
  private var flights: [FlightKey: Flight] = [:]
  /// How many flights it holds, codeshares apart.
  package private(set) var count = 0
  /// When the last usable file was read; `nil` before the first.
  package private(set) var loadedAt: Date?

  package init() {}

  /// What came of reading a file.
  package enum LoadResult: Hashable, Sendable {
    /// The file was usable as a whole and has replaced what was there.
    case loaded(flights: Int)
    /// Nothing was there yet, so the good flights of a faulty file were taken.
    case loadedInPart(flights: Int, problems: [FlightFileProblem])
    /// The file is faulty; what was there has been kept.
    case kept(problems: [FlightFileProblem])

    package var problems: [FlightFileProblem] {
      switch self {
      case .loaded: []
      case .loadedInPart(_, let problems), .kept(let problems): problems
      }
    }
  }

  /// Reads the file at `path`; `now` is noted as the time of loading.
  package mutating func load(
    _ path: String, now: Date = Date(), airports: AirportTable = .shared
  ) -> LoadResult {
    switch FlightFile.bytes(at: path) {
    case .failure(let problem): .kept(problems: [problem])
    case .success(let bytes): load(bytes, file: path, now: now, airports: airports)
    }
  }

  /// Reads the text of a flights file; `file` is its name in messages.
  package mutating func load(
    _ bytes: [UInt8], file: String, now: Date = Date(), airports: AirportTable = .shared
  ) -> LoadResult {
    var reader = FlightFile(file: file, airports: airports)
    let read = reader.read(bytes)
    let problems = reader.problems
    if problems.isEmpty {
      take(read, now: now)
      return .loaded(flights: count)
    }
    guard loadedAt == nil, !read.isEmpty else { return .kept(problems: problems) }
    take(read, now: now)
    return .loadedInPart(flights: count, problems: problems)
  }

  private mutating func take(_ read: [Flight], now: Date) {
    var table: [FlightKey: Flight] = [:]
    for flight in read {
      for designator in flight.codeshares {
        let key = FlightKey(designator: designator, date: flight.date, origin: flight.origin)
        table[key] = flight
      }
    }
    // A flight's own number goes before another's codeshare.
    for flight in read { table[flight.key] = flight }
    flights = table
    count = read.count
    loadedAt = now
  }

  package subscript(key: FlightKey) -> Flight? { flights[key] }

  /// The flight of a leg on a day: carrier, number and suffix, date and airport of departure all
  /// agree; the marketing carrier's number is not on the pass, so codeshares serve for it.
  package func flight(for leg: BCBPLeg, on date: CalendarDate?) -> Flight? {
    guard let designator = leg.flight, let date else { return nil }
    return flights[FlightKey(designator: designator, date: date, origin: leg.from)]
  }

  /// The flight of a pass's first leg.
  package func flight(for pass: BarCodedBoardingPass, today: CalendarDate) -> Flight? {
    guard let leg = pass.legs.first, let date = pass.flightDates(today: today).first else {
      return nil
    }
    return flight(for: leg, on: date?.date)
  }

  /// All flights, by date, then designator.
  package var all: [Flight] {
    flights.filter { $0.key == $0.value.key }.values.sorted {
      ($0.date, $0.designator.description, $0.origin)
        < ($1.date, $1.designator.description, $1.origin)
    }
  }
}
