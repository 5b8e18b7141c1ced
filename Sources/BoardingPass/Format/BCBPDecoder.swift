/// Reads one candidate text, cutting it by the sizes it holds and not by its version.
struct BCBPDecoder {
  var text: [UInt8]
  var positions: [Int]
  let bytes: [UInt8]
  /// Offset in `text` of the next character to read.
  var cursor = 0
  var warnings: [BCBPWarning]
  /// The items that stand once, as they are met.
  var unique: [BCBPField] = []
  /// The leg being read, from 1; 0 before and after the legs.
  var leg = 0

  init(_ candidate: BCBPTransport.Candidate) {
    text = candidate.text
    positions = candidate.positions
    bytes = candidate.bytes
    warnings = candidate.warnings
  }

  mutating func decode() throws(BCBPRejection) -> BarCodedBoardingPass {
    let legCount = try checkHead()
    try align()
    if isIssuedBeforeCheckIn(legCount: legCount) { return beforeCheckIn() }
    guard text.count >= BCBPLayout.shortestLength else { throw short() }
    unique = take(BCBPLayout.uniqueMandatory)
    let legs = readLegs(count: legCount)
    readSecurity(allLegsRead: legs.count == legCount)
    let pass = BarCodedBoardingPass(bytes: bytes, fields: unique, legs: legs)
    checkValues(of: pass)
    return pass
  }

  /// Items 1 and 5, and that the text reaches the airport codes.
  private mutating func checkHead() throws(BCBPRejection) -> Int {
    guard text.first == ASCII.letterM else {
      throw reject(.notABoardingPass, .formatCode, at: 0, expected: "M", found: character(at: 0))
    }
    guard text.count > 1 else { throw short() }
    guard text[1].isDigit, text[1] != 0x30 else {
      throw reject(
        .legCount, .numberOfLegs, at: 1, expected: "a number of legs from 1 to 4",
        found: character(at: 1))
    }
    let count = Int(text[1]) - 0x30
    if count > 4 {
      warn(
        .legCount, .numberOfLegs, at: 1,
        "The pass announces \(count) legs; the Resolution allows 4. All of them are read.")
    }
    return count
  }

  /// A pass of one leg that ends after the date of flight or the compartment, as some airlines send
  /// them before check-in.
  private func isIssuedBeforeCheckIn(legCount: Int) -> Bool {
    legCount == 1 && (text.count == 47 || text.count == 48)
  }

  private mutating func beforeCheckIn() -> BarCodedBoardingPass {
    if !warnings.contains(where: \.losesData) {
      warn(
        .issuedBeforeCheckIn, .seat, at: text.count,
        "The pass ends before the seat, as passes issued before check-in do.", losesData: true)
    }
    unique = take(BCBPLayout.uniqueMandatory)
    leg = 1
    let slots = BCBPLayout.legMandatory.prefix(text.count == 48 ? 7 : 6)
    let fields = take(Array(slots))
    let pass = BarCodedBoardingPass(
      bytes: bytes, fields: unique, legs: [BCBPLeg(number: 1, fields: fields)])
    leg = 0
    checkValues(of: pass)
    return pass
  }

  /// Cuts fixed fields at the cursor; the caller has made sure that they are there.
  mutating func take(_ slots: [BCBPLayout.Slot]) -> [BCBPField] {
    var fields: [BCBPField] = []
    for slot in slots {
      let end = min(cursor + slot.length, text.count)
      if let item = slot.item { fields.append(field(item, cursor..<end)) }
      cursor = end
    }
    return fields
  }

  func field(_ item: BCBPItem, _ range: Range<Int>) -> BCBPField {
    BCBPField(item: item, value: latin1(text[range]), position: position(range.lowerBound))
  }

  /// The size at `offset`, two hexadecimal digits.
  func size(at offset: Int) -> Int? {
    guard offset + 2 <= text.count, let high = text[offset].hexValue,
      let low = text[offset + 1].hexValue
    else { return nil }
    return high * 16 + low
  }

  /// Whether six letters stand at `offset`.
  func hasAirports(at offset: Int) -> Bool {
    offset >= 0 && offset + 6 <= text.count && text[offset..<offset + 6].allSatisfy(\.isLetter)
  }
}

// Messages.
extension BCBPDecoder {
  /// The position in the scan of an offset in `text`, counted from 1.
  func position(_ offset: Int) -> Int {
    if offset < positions.count { return positions[max(offset, 0)] }
    return (positions.last ?? 0) + 1
  }

  mutating func warn(
    _ code: BCBPWarning.Code, _ item: BCBPItem?, at offset: Int, _ message: String,
    losesData: Bool = false
  ) {
    warnings.append(
      BCBPWarning(
        code: code, item: item, leg: leg > 0 ? leg : nil, position: position(offset),
        message: message, losesData: losesData))
  }

  func reject(
    _ reason: BCBPRejection.Reason, _ item: BCBPItem?, at offset: Int, expected: String,
    found: String
  ) -> BCBPRejection {
    BCBPRejection(
      reason: reason, item: item, position: position(offset), expected: expected, found: found)
  }

  /// The text ends inside the mandatory part.
  func short() -> BCBPRejection {
    reject(
      .short, BCBPLayout.mandatoryItem(at: text.count), at: text.count,
      expected: "at least \(BCBPLayout.shortestLength) characters",
      found: "the end after \(text.count)")
  }

  /// One character in words.
  func character(at offset: Int) -> String {
    guard offset < text.count else { return "the end" }
    let byte = text[offset]
    if byte == ASCII.space { return "a space" }
    if byte.isPrintable { return "‘\(latin1([byte]))’" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(byte < 16 ? "0" : "")\(digits)"
  }
}
