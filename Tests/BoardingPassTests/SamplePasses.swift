@testable import BoardingPass

/// Passes of invented people, from which the tests are made.
enum SamplePasses {
  static let leg = BCBPDraft.Leg([
    .locator: "QW7RTZ", .from: "YUL", .to: "FRA", .operatingCarrier: "AC", .flightNumber: "0834",
    .dateOfFlight: "226", .compartment: "J", .seat: "033C", .sequence: "0025",
    .passengerStatus: "1",
    .airlineNumericCode: "014", .documentSerial: "2101234567", .documentVerification: "2",
    .marketingCarrier: "AC", .frequentFlyerAirline: "AC", .frequentFlyerNumber: "900100200",
    .idAD: "N", .freeBaggage: "2PC", .fastTrack: "Y",
  ])

  static let second = BCBPDraft.Leg([
    .locator: "5KZPLM", .from: "FRA", .to: "OSL", .operatingCarrier: "LH", .flightNumber: "0860A",
    .dateOfFlight: "227", .compartment: "Y", .seat: "012A", .sequence: "0107",
    .passengerStatus: "0",
    .airlineNumericCode: "220", .documentSerial: "2101234568", .documentVerification: "0",
    .marketingCarrier: "LH", .freeBaggage: "23K", .fastTrack: "N",
  ])

  static let unique: [BCBPItem: String] = [
    .passengerDescription: "1", .sourceOfCheckIn: "W", .sourceOfIssuance: "M",
    .dateOfIssue: "6225", .documentType: "B", .issuingCarrier: "AC",
    .bagTags: "0014456789002", .secondBagTags: "0014456900001", .thirdBagTags: "0014457000001",
  ]

  static let minimal = draft { $0.version = nil }
  static let oneLeg = draft { _ in }
  static let signed = draft {
    $0.security = ("1", "GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHM")
  }

  static func draft(_ change: (inout BCBPDraft) -> Void) -> BCBPDraft {
    var draft = BCBPDraft(name: "NORDAHL/INGRID", values: unique, legs: [leg])
    change(&draft)
    return draft
  }

  static func text(_ draft: BCBPDraft) -> String {
    (try? BCBP.encode(draft)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The text of the pass with one leg and everything but security.
  static var plain: String { text(oneLeg) }

  /// One of every kind.
  static var all: [[UInt8]] {
    var drafts = [minimal, oneLeg, signed]
    for version in 1...8 { drafts.append(draft { $0.version = version }) }
    for length in [0x00, 0x03, 0x08, 0x0B, 0x18, 0x25, 0x32] {
      drafts.append(draft { $0.uniqueLength = length })
    }
    for length in [0x00, 0x0D, 0x0E, 0x25, 0x29, 0x2A] {
      drafts.append(draft { $0.legs[0].repeatedLength = length })
    }
    for count in 2...5 {
      drafts.append(
        draft { pass in
          pass.legs += (1..<count).map { _ in second }
          pass.security = ("1", "ABCDEFGH")
        })
    }
    drafts.append(
      draft {
        $0.legs[0].airlineUse = "LX58Z  GOLD"
        $0.legs[0].selectee = "3"
      })
    return drafts.compactMap { try? BCBP.encode($0) }
  }
}

extension BCBPResult {
  var codes: [BCBPWarning.Code] { warnings.map(\.code) }
}

func decode(_ text: String) -> BCBPResult { BCBP.decode(Array(text.utf8)) }

extension String {
  /// The text with the characters from an offset on replaced.
  func replacing(at offset: Int, with text: String) -> String {
    var bytes = Array(utf8)
    let new = Array(text.utf8)
    bytes.replaceSubrange(offset..<offset + new.count, with: new)
    return String(decoding: bytes, as: UTF8.self)
  }
}
