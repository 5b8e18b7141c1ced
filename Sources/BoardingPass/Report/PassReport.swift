/// A scan in words or as JSON, for the command line. Never holds item 18.
package struct PassReport: Sendable {
  package let result: BCBPResult
  /// The local date at the airport of departure, from which the dates of flight are found.
  package let today: CalendarDate
  package let airports: AirportTable
  package let airlines: AirlineTable

  package init(
    _ result: BCBPResult, today: CalendarDate, airports: AirportTable = .shared,
    airlines: AirlineTable = .shared
  ) {
    self.result = result
    self.today = today
    self.airports = airports
    self.airlines = airlines
  }

  /// Lines for a reader, the last with its line end.
  package static func text(_ result: BCBPResult, today: CalendarDate) -> String {
    PassReport(result, today: today).text
  }

  /// One JSON object, as `pass-json.md` documents it, with a line end.
  package static func json(_ result: BCBPResult, today: CalendarDate) -> String {
    PassReport(result, today: today).json
  }

  /// The exit code of `gateframe pass`: 0 accepted (with or without warnings), 1 partial, 2 rejected.
  package static func exitCode(_ result: BCBPResult) -> Int32 {
    switch result.outcome {
    case .accept, .acceptWithWarnings: 0
    case .partial: 1
    case .reject: 2
    }
  }
}
