import Barcode
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

  static func flights(state: String = "boarding", gate: String? = "D 09") -> FlightBook {
    let gateText = gate.map { "\"gate\": \"\($0)\"," } ?? ""
    return book(
      """
      {"carrier": "AC", "number": 834, "date": "2026-08-14",
        "destination": "FRA", "terminal": "1", "boardingArea": "D", \(gateText)
        "boarding": {"scheduled": "20:45", "estimated": "21:00"},
        "departure": {"scheduled": "21:30", "estimated": "21:45"}, "state": "\(state)"}
      """)
  }

  /// The flights of a file from Montreal.
  static func book(_ flights: String) -> FlightBook {
    var book = FlightBook()
    _ = book.load(
      Array("{\"airport\": \"YUL\", \"flights\": [\(flights)]}".utf8), file: "flights.json")
    return book
  }

  static func content(
    flights: FlightBook = FlightBook(), symbology: Barcode.Symbology = .aztec
  ) throws -> PassContent {
    try content(bytes, flights: flights, symbology: symbology)
  }

  static func content(
    _ bytes: [UInt8], flights: FlightBook = FlightBook(), symbology: Barcode.Symbology = .aztec
  ) throws -> PassContent {
    let pass = try #require(BCBP.decode(bytes).pass)
    var place = place()
    place.flights = flights
    place.symbology = symbology
    return PassContent(pass, in: place)
  }

  /// The text of a pass in `assets/passes`.
  static func asset(_ name: String) throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return Array(
      try Data(contentsOf: root.appendingPathComponent("assets/passes/\(name).bcbp")))
  }

  /// A family whose files are the same in every Debian release, Inter's are not: frames and pictures
  /// in it agree bit for bit.
  @MainActor
  static func steadyFonts() throws -> RenderResources {
    RenderResources(fonts: try FontLibrary(systemFamily: "Noto Sans"))
  }

  @MainActor
  static func picture<V: View>(
    of view: V, width: Int, height: Int, resources: RenderResources? = nil
  ) throws -> Surface {
    let resources = try resources ?? RenderResources(fonts: try FontLibrary())
    return Headless.snapshot(of: view, width: width, height: height, resources: resources)
  }
}
