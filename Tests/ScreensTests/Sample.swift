import BoardingPass
import Flights
import Foundation
import Host
import Raster
import Screens
import SwiftUI
import Testing
import Typesetting
import Views

/// An invented pass and its surroundings, as used by the tests of screens.
enum Sample {
  static let bytes = Array(
    ("M1NORDAHL/INGRID      EQW7RTZ YULFRAAC 0834 226J033C0025 148>8181WM6225BAC "
      + "00144567890022A0142101234567 2AC AC 900100200       N2PCY").utf8)

  /// 14 August 2026, 16:00 in Montreal.
  static let now = Date(timeIntervalSince1970: 1_786_737_600)

  static func place() -> PassSurroundings { PassSurroundings(now: now) }

  static func flights() -> FlightBook {
    let file = """
      {"airport": "YUL", "flights": [{"carrier": "AC", "number": 834, "date": "2026-08-14",
        "destination": "FRA", "terminal": "1", "boardingArea": "D", "gate": "D 09",
        "boarding": {"scheduled": "20:45", "estimated": "21:00"},
        "departure": {"scheduled": "21:30", "estimated": "21:45"}, "state": "boarding"}]}
      """
    var book = FlightBook()
    _ = book.load(Array(file.utf8), file: "flights.json")
    return book
  }

  static func content(flights: FlightBook = FlightBook()) throws -> PassContent {
    let pass = try #require(BCBP.decode(bytes).pass)
    var place = place()
    place.flights = flights
    return PassContent(pass, in: place)
  }

  @MainActor
  static func picture<V: View>(of view: V, width: Int, height: Int) throws -> Surface {
    Headless.snapshot(
      of: view, width: width, height: height,
      resources: RenderResources(fonts: try FontLibrary()))
  }
}
