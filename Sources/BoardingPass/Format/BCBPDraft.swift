/// A pass to be written: for tests and demonstrations, with invented people.
package struct BCBPDraft: Hashable, Sendable {
  /// Values of the items that stand once; sizes and markers are worked out.
  package var values: [BCBPItem: String]
  /// 1 to 8; `nil` writes a pass without a conditional part.
  package var version: Int?
  /// How many characters of the block that item 10 measures are written; 0x0B, 0x18, 0x25 and 0x32
  /// end at an item.
  package var uniqueLength: Int
  package var legs: [Leg]
  /// Items 28 and 30.
  package var security: (type: Character, data: String)? {
    get { securityText.map { ($0.first ?? "1", String($0.dropFirst())) } }
    set { securityText = newValue.map { String($0.type) + $0.data } }
  }
  private var securityText: String?

  package struct Leg: Hashable, Sendable {
    package var values: [BCBPItem: String]
    /// Item 18, which has no value in a decoded pass.
    package var selectee: Character = " "
    /// How many characters of the block that item 17 measures are written; `nil` writes the block of
    /// the version.
    package var repeatedLength: Int?
    /// Item 4.
    package var airlineUse = ""

    package init(_ values: [BCBPItem: String]) { self.values = values }
  }

  package init(
    name: String, version: Int? = 8, uniqueLength: Int = 0x18, values: [BCBPItem: String] = [:],
    legs: [Leg]
  ) {
    self.values = values.merging([.passengerName: name, .electronicTicket: "E"]) { own, _ in own }
    self.version = version
    self.uniqueLength = uniqueLength
    self.legs = legs
  }

  /// Why a draft cannot be written.
  package enum Fault: Error, Hashable, Sendable {
    /// 1 to 9 legs can be announced.
    case legCount(Int)
    case notASCII(BCBPItem?)
    case tooLong(BCBPItem?)
  }
}

extension BCBP {
  /// Writes a pass; throws `BCBPDraft.Fault` when a value does not fit.
  package static func encode(_ draft: BCBPDraft) throws -> [UInt8] {
    guard (1...9).contains(draft.legs.count) else {
      throw BCBPDraft.Fault.legCount(draft.legs.count)
    }
    var values = draft.values
    values[.formatCode] = "M"
    values[.numberOfLegs] = String(draft.legs.count)
    var text = try block(BCBPLayout.uniqueMandatory, values)
    for (index, leg) in draft.legs.enumerated() {
      let conditional = try conditional(draft, leg, isFirst: index == 0)
      var values = leg.values
      values[.variableSize] = try size(conditional.count, .variableSize)
      text += try block(BCBPLayout.legMandatory, values) + conditional
    }
    if let security = draft.security {
      text += "^\(security.type)" + (try size(security.data.utf8.count, .securitySize))
      text += security.data
    }
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { throw BCBPDraft.Fault.notASCII(nil) }
    return Array(text.utf8)
  }

  private static func conditional(_ draft: BCBPDraft, _ leg: BCBPDraft.Leg, isFirst: Bool) throws
    -> String
  {
    guard let version = draft.version else { return leg.airlineUse }
    var text = ""
    if isFirst {
      let unique = try block(BCBPLayout.uniqueConditional, draft.values).prefix(draft.uniqueLength)
      text += ">\(version)" + (try size(unique.count, .uniqueSize)) + unique
    }
    let length = leg.repeatedLength ?? (version >= 5 ? 0x2A : 0x29)
    let repeated = try block(BCBPLayout.legConditional, leg.values, selectee: leg.selectee)
      .prefix(length)
    return text + (try size(repeated.count, .repeatedSize)) + repeated + leg.airlineUse
  }

  private static func block(
    _ slots: [BCBPLayout.Slot], _ values: [BCBPItem: String], selectee: Character = " "
  ) throws -> String {
    try slots.map { slot in
      let value = slot.item.map { values[$0] ?? "" } ?? String(selectee)
      guard value.utf8.count == value.count else { throw BCBPDraft.Fault.notASCII(slot.item) }
      guard value.count <= slot.length else { throw BCBPDraft.Fault.tooLong(slot.item) }
      return value + String(repeating: " ", count: slot.length - value.count)
    }.joined()
  }

  private static func size(_ count: Int, _ item: BCBPItem) throws -> String {
    guard count <= 0xFF else { throw BCBPDraft.Fault.tooLong(item) }
    let digits = String(count, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
