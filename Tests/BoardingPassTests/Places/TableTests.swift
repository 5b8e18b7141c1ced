import Foundation
import Testing

@testable import BoardingPass

@Suite struct TableTests {
  @Test func theTablesAreWholeAndInForm() {
    let airports = AirportTable.shared
    #expect(airports.problems == [])
    #expect(airports.count >= 300)
    for airport in airports.all {
      #expect(airport.code.count == 3 && airport.code.utf8.allSatisfy(\.isUpper))
      #expect(airport.country.count == 2 && airport.country.utf8.allSatisfy(\.isUpper))
      #expect(!airport.city.isEmpty && !airport.name.isEmpty)
      #expect(airport.timeZone != nil, "\(airport.code) \(airport.timeZoneName)")
      #expect(
        FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/\(airport.timeZoneName)"),
        "\(airport.code) \(airport.timeZoneName)")
    }
    let airlines = AirlineTable.shared
    #expect(airlines.problems == [])
    #expect(airlines.count >= 100)
    let numbers = airlines.all.compactMap(\.numericCode)
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.allSatisfy { $0.count == 3 && $0.utf8.allSatisfy(\.isDigit) })
  }

  @Test func aSampleIsRight() {
    let zones = [
      "YUL": "America/Toronto", "PHX": "America/Phoenix", "OSL": "Europe/Oslo",
      "TFS": "Atlantic/Canary", "DPS": "Asia/Makassar", "OOL": "Australia/Brisbane",
      "SSA": "America/Bahia", "CUN": "America/Cancun", "PDL": "Atlantic/Azores",
    ]
    for (code, zone) in zones { #expect(AirportTable.shared[code]?.timeZoneName == zone) }
    #expect(AirportTable.shared.city(of: "FRA") == "Frankfurt")
    #expect(AirlineTable.shared.name(of: "LH") == "Lufthansa")
    #expect(AirlineTable.shared.airline(numericCode: "014")?.code == "AC")
  }

  @Test func whatIsUnknownIsShownAsItsCode() {
    #expect(AirportTable.shared.city(of: "QKL") == "QKL")
    #expect(AirlineTable.shared.name(of: "9B") == "9B")
    let missing = AirportTable(folders: [URL(fileURLWithPath: "/nonexistent")])
    #expect(missing.count == 0 && missing.problems.count == 1)
    #expect(missing.city(of: "FRA") == "FRA")
  }
}
