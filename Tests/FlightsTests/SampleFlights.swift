import BoardingPass
import Foundation

@testable import Flights

/// Flights files and the passes that belong to them, all invented.
enum SampleFlights {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let entry = [
    ("carrier", "\"AC\""), ("number", "834"), ("date", "\"2026-08-14\""), ("origin", "\"YUL\""),
  ]

  /// A file of one flight from Montréal; `changes` are members in JSON, put in the place of those
  /// with the same name or at the end; `nil` leaves one out.
  static func file(_ changes: [(String, String?)] = []) -> String {
    "{\n  \"flights\": [\(flight(changes))]\n}"
  }

  static func flight(_ changes: [(String, String?)] = []) -> String {
    var members: [(String, String)] = entry
    for (name, value) in changes {
      let index = members.firstIndex { $0.0 == name }
      switch (index, value) {
      case (let index?, let value?): members[index].1 = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((name, value))
      case (nil, nil): break
      }
    }
    return "{" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  static func pass(
    carrier: String = "AC", number: String = "0834", day: String = "226", from: String = "YUL"
  ) -> BarCodedBoardingPass? {
    let leg = BCBPDraft.Leg([
      .locator: "QW7RTZ", .from: from, .to: "FRA", .operatingCarrier: carrier,
      .flightNumber: number, .dateOfFlight: day, .compartment: "J", .seat: "033C",
      .sequence: "0025", .passengerStatus: "1",
    ])
    let draft = BCBPDraft(name: "NORDAHL/INGRID", version: nil, legs: [leg])
    return (try? BCBP.encode(draft)).flatMap { BCBP.decode($0).pass }
  }
}

extension FlightBook {
  mutating func load(text: String, now: Date = Date()) -> LoadResult {
    load(Array(text.utf8), file: "flights.json", now: now)
  }

  /// The one flight of a file; `nil` when there is none.
  static func only(_ changes: [(String, String?)]) -> Flight? {
    var book = FlightBook()
    _ = book.load(text: SampleFlights.file(changes))
    return book.all.first
  }
}

/// A text with a mark `§` in it, and the line and column (in bytes) at which the mark stands.
struct Marked {
  let text: String
  let line: Int
  let column: Int

  init(_ marked: String) {
    let parts = marked.split(separator: "§", maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts[0].utf8
    text = marked.replacingOccurrences(of: "§", with: "")
    line = before.count { $0 == 0x0A } + 1
    column =
      before.count
      - (before.lastIndex(of: 0x0A).map { index in
        before.distance(from: before.startIndex, to: index) + 1
      } ?? 0) + 1
  }
}
