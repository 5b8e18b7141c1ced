import Foundation

/// A carrier that passes name by its IATA designator.
package struct Airline: Hashable, Sendable {
  /// IATA designator, two characters.
  package let code: String
  /// The three digits of its documents (item 142); `nil` where the table does not say.
  package let numericCode: String?
  package let name: String
}

/// Airlines by designator or numeric code.
package struct AirlineTable: Sendable {
  private let airlines: [String: Airline]
  private let byNumber: [String: Airline]
  /// What was wrong with the table, for `doctor`; empty when all is well.
  package let problems: [String]

  /// Reads `airlines.tsv` from the first folder that holds it.
  package init(folders: [URL] = TableFolders.standard) {
    let table = CodeTable(named: "airlines.tsv", columns: 3, folders: folders)
    airlines = table.rows.mapValues { row in
      Airline(code: row[0], numericCode: row[1].isEmpty ? nil : row[1], name: row[2])
    }
    byNumber = airlines.values.sorted { $0.code > $1.code }.reduce(into: [:]) { numbers, airline in
      if let number = airline.numericCode { numbers[number] = airline }
    }
    problems = table.problems
  }

  /// The table that ships.
  package static let shared = AirlineTable()

  package var count: Int { airlines.count }
  /// All airlines, by designator.
  package var all: [Airline] { airlines.values.sorted { $0.code < $1.code } }

  package subscript(code: String) -> Airline? { airlines[code.uppercased()] }

  /// The airline with a numeric code such as `014`.
  package func airline(numericCode: String) -> Airline? { byNumber[numericCode] }

  /// The name, or the designator itself when it is unknown.
  package func name(of code: String) -> String { self[code]?.name ?? code }
}
