/// Where the items stand in the text: Resolution 792, version 8. Lengths are in characters.
package enum BCBPLayout {
  /// One fixed field; `item` is `nil` for the selectee indicator, which is stepped over.
  package struct Slot: Sendable {
    package let item: BCBPItem?
    package let length: Int
  }

  private static func slot(_ item: BCBPItem?, _ length: Int) -> Slot {
    Slot(item: item, length: length)
  }

  /// The mandatory items that stand once, 23 characters.
  package static let uniqueMandatory: [Slot] = [
    slot(.formatCode, 1), slot(.numberOfLegs, 1), slot(.passengerName, 20),
    slot(.electronicTicket, 1),
  ]

  /// The mandatory items of one leg, 37 characters; the last is the size of what follows.
  package static let legMandatory: [Slot] = [
    slot(.locator, 7), slot(.from, 3), slot(.to, 3), slot(.operatingCarrier, 3),
    slot(.flightNumber, 5), slot(.dateOfFlight, 3), slot(.compartment, 1), slot(.seat, 4),
    slot(.sequence, 5), slot(.passengerStatus, 1), slot(.variableSize, 2),
  ]

  /// The block that item 10 measures.
  package static let uniqueConditional: [Slot] = [
    slot(.passengerDescription, 1), slot(.sourceOfCheckIn, 1), slot(.sourceOfIssuance, 1),
    slot(.dateOfIssue, 4), slot(.documentType, 1), slot(.issuingCarrier, 3), slot(.bagTags, 13),
    slot(.secondBagTags, 13), slot(.thirdBagTags, 13),
  ]

  /// The block that item 17 measures, once a leg.
  package static let legConditional: [Slot] = [
    slot(.airlineNumericCode, 3), slot(.documentSerial, 10), slot(nil, 1),
    slot(.documentVerification, 1), slot(.marketingCarrier, 3), slot(.frequentFlyerAirline, 3),
    slot(.frequentFlyerNumber, 16), slot(.idAD, 1), slot(.freeBaggage, 3), slot(.fastTrack, 1),
  ]

  package static let uniqueMandatoryLength = 23
  package static let legMandatoryLength = 37
  /// The shortest whole pass: one leg, nothing conditional.
  package static let shortestLength = uniqueMandatoryLength + legMandatoryLength
  /// Offset of item 26 (from) in the text.
  package static let airportsOffset = 30

  /// The mandatory item that holds the character at `offset` of a one-leg text.
  package static func mandatoryItem(at offset: Int) -> BCBPItem? {
    var end = 0
    for slot in uniqueMandatory + legMandatory {
      end += slot.length
      if offset < end { return slot.item }
    }
    return nil
  }
}
