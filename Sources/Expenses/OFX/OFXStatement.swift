import Foundation

/// Turns the elements of an OFX statement into transactions.
struct OFXStatement {
  /// What a reader finds: the three kinds of things that OFX is made of.
  enum Element {
    case open(String)
    case value(String, [UInt8])
    case close(String)
  }

  /// A transaction, or why one is left out, with the line on which it begins.
  enum Entry {
    case transaction(Transaction, line: Int)
    case malformed(Int, String)
  }

  private(set) var entries: [Entry] = []
  /// Whether anything of a statement has been seen.
  private(set) var isStatement = false
  private let options: ReadingOptions
  private let clock: LocalClock
  private var currency: [UInt8] = []
  private var account: [UInt8] = []
  private var current: Fields?
  private var isPending = false

  /// What one transaction's elements said.
  private struct Fields {
    let line: Int
    var values: [String: [UInt8]] = [:]
    /// The currency of the amount, where it is another than the statement's.
    var currency: [UInt8]?
    var isForeign = false
  }

  private static let wanted: Set<String> = [
    "TRNTYPE", "DTPOSTED", "TRNAMT", "FITID", "NAME", "MEMO", "DTTRAN",
  ]

  init(_ options: ReadingOptions) {
    self.options = options
    clock = LocalClock(options.timeZone)
  }

  /// Takes the entries that are ready.
  mutating func drain() -> [Entry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  mutating func take(_ element: Element, line: Int) {
    switch element {
    case .open(let tag):
      switch tag {
      case "STMTTRN", "STMTTRNP":
        finish()
        current = Fields(line: line)
        isPending = tag == "STMTTRNP"
      case "STMTRS", "CCSTMTRS", "INVSTMTRS":
        isStatement = true
        currency = []
        account = []
      case "CURRENCY": current?.isForeign = true
      default: break
      }
    case .close(let tag):
      switch tag {
      case "STMTTRN", "STMTTRNP", "BANKTRANLIST", "BANKTRANLISTP", "STMTRS", "CCSTMTRS": finish()
      case "CURRENCY": current?.isForeign = false
      default: break
      }
    case .value(let tag, let bytes):
      if tag == "CURDEF" { currency = bytes }
      if tag == "ACCTID", current == nil { account = bytes }
      if tag == "CURSYM", current?.isForeign == true { current?.currency = bytes }
      if Self.wanted.contains(tag), current?.values[tag] == nil { current?.values[tag] = bytes }
    }
  }

  /// Ends the transaction that is being read, as the end of the file does.
  mutating func finish() {
    guard let fields = current else { return }
    current = nil
    entries.append(entry(fields))
  }

  private func entry(_ fields: Fields) -> Entry {
    func missing(_ what: String, _ tag: String) -> Entry {
      guard let bytes = fields.values[tag] else {
        return .malformed(fields.line, "expected \(what) as \(tag), found nothing")
      }
      let found = ShownName.quoted(String(decoding: bytes, as: UTF8.self))
      return .malformed(fields.line, "expected \(what) as \(tag), found \(found)")
    }
    guard let day = day(fields) else { return missing("a date", "DTPOSTED") }
    guard let text = AmountText((fields.values["TRNAMT"] ?? [])[...]), let number = number(text)
    else {
      return missing("an amount", "TRNAMT")
    }
    let code = String(decoding: fields.currency ?? self.currency, as: UTF8.self)
    guard let currency = code.isEmpty ? options.currency ?? .unstated : Currency(code: code) else {
      return .malformed(
        fields.line, "expected a currency of ISO 4217, found \(ShownName.quoted(code))")
    }
    guard let minor = number.minorUnits(currency.digits) else {
      return missing("an amount with at most \(currency.digits) decimals", "TRNAMT")
    }
    let kind = String(decoding: fields.values["TRNTYPE"] ?? [], as: UTF8.self)
    var memo = fields.values["NAME"] ?? []
    if let more = fields.values["MEMO"], more != memo {
      memo += (memo.isEmpty ? [] : [0x20]) + more
    }
    var transaction = Transaction(
      day: day, spent: -minor, currency: currency, category: Self.category(kind), text: memo,
      identity: identity(fields, day, minor))
    transaction.state = isPending ? .pending : kind == "XFER" ? .transfer : .booked
    return .transaction(transaction, line: fields.line)
  }

  /// The number of an amount, whose last point or comma is before its decimals.
  private func number(_ text: AmountText) -> DecimalNumber? {
    let sign = text.body.last { $0 == 0x2E || $0 == 0x2C }
    return (sign == 0x2C ? NumberStyle.comma : .point).number(text)
  }

  /// `20261114120000.000[-5:EST]`: the date as it is written is that of the place.
  private func day(_ fields: Fields) -> Day? {
    guard let bytes = fields.values["DTPOSTED"], bytes.count >= 8,
      bytes.prefix(8).allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    return Day(number(0..<4), number(4..<6), number(6..<8))
  }

  private static func category(_ kind: String) -> ArraySlice<UInt8> {
    switch kind {
    case "FEE", "SRVCHG": Array("Fees".utf8)[...]
    case "ATM", "CASH": Array("Cash".utf8)[...]
    default: []
    }
  }

  private func identity(_ fields: Fields, _ day: Day, _ minor: Int64) -> Transaction.Identity {
    var print = Fingerprint()
    print.add(account[...])
    if let number = fields.values["FITID"], !number.isEmpty {
      print.add(number[...])
      return .number(print.value)
    }
    print.add(Int64(day.ordinal))
    print.add(minor)
    print.add((fields.values["NAME"] ?? [])[...])
    print.add((fields.values["MEMO"] ?? [])[...])
    return .content(print.value)
  }
}
