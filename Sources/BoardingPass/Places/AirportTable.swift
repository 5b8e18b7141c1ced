import Foundation

/// A place that passes name by a three-letter IATA code.
package struct Airport: Hashable, Sendable {
  /// IATA code.
  package let code: String
  /// The city it serves, in English.
  package let city: String
  /// The airport's own name, in English.
  package let name: String
  /// ISO 3166-1 alpha-2.
  package let country: String
  /// IANA name.
  package let timeZoneName: String

  /// `nil` when the system does not know the zone.
  package var timeZone: TimeZone? { TimeZone(identifier: timeZoneName) }
}

/// Airports by their IATA code.
package struct AirportTable: Sendable {
  private let airports: [String: Airport]
  /// What was wrong with the table, for `doctor`; empty when all is well.
  package let problems: [String]

  /// Reads `airports.tsv` from the first folder that holds it.
  package init(folders: [URL] = TableFolders.standard) {
    let table = CodeTable(named: "airports.tsv", columns: 5, folders: folders)
    airports = table.rows.mapValues { row in
      Airport(
        code: row[0], city: row[1], name: row[2], country: row[3], timeZoneName: row[4])
    }
    problems = table.problems
  }

  /// The table that ships.
  package static let shared = AirportTable()

  package var count: Int { airports.count }
  /// All airports, by code.
  package var all: [Airport] { airports.values.sorted { $0.code < $1.code } }

  package subscript(code: String) -> Airport? { airports[code.uppercased()] }

  /// The city, or the code itself when it is unknown.
  package func city(of code: String) -> String { self[code]?.city ?? code }

  /// The zone, `nil` when the code is unknown.
  package func timeZone(of code: String) -> TimeZone? { self[code]?.timeZone }
}
