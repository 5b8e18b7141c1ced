/// A boarding pass as read from its bar code. Prints as a count of legs only, so that no personal
/// data reaches a log by accident.
package struct BarCodedBoardingPass: Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  /// The text of the pass, byte for byte: what a bar code of it has to carry.
  package let bytes: [UInt8]
  /// The items that stand once in the pass, in the order of the text.
  package let fields: [BCBPField]
  /// At least one.
  package let legs: [BCBPLeg]

  package init(bytes: [UInt8], fields: [BCBPField], legs: [BCBPLeg]) {
    self.bytes = bytes
    self.fields = fields
    self.legs = legs
  }

  /// The trimmed value of an item that stands once; `nil` when it is absent or blank.
  package subscript(item: BCBPItem) -> String? { fields.text(of: item) }

  package var description: String { "boarding pass, \(legs.count) leg(s)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: [:]) }

  /// Item 11.
  package var name: PassengerName { PassengerName(bcbp: fields.rawText(of: .passengerName) ?? "") }

  /// Item 253: an electronic ticket.
  package var isElectronicTicket: Bool { self[.electronicTicket] == "E" }

  /// Item 9; `nil` when the pass has no conditional part.
  package var version: Int? { self[.version].flatMap { Int($0) } }

  /// Item 15, in words; `nil` when absent or not one of the known values.
  package var passengerDescription: String? {
    switch self[.passengerDescription] {
    case "0": "adult"
    case "1": "male"
    case "2": "female"
    case "3": "child"
    case "4": "infant"
    case "5": "no passenger (cabin baggage)"
    case "6": "adult with infant"
    case "7": "unaccompanied minor"
    case "X": "unspecified"
    case "U": "undisclosed"
    default: nil
    }
  }

  /// Items 23, 31 and 32, each series written out (at most 999 tags a series).
  package var bagTags: [String] {
    [BCBPItem.bagTags, .secondBagTags, .thirdBagTags].flatMap { item in
      self[item].map { BagTagSeries.expand($0, version: version) } ?? []
    }
  }
}

extension Sequence<BCBPField> {
  /// The value of an item with its padding.
  func rawText(of item: BCBPItem) -> String? { first(where: { $0.item == item })?.value }
}
