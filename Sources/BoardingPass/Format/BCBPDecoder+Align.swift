// Putting the mandatory part back in its columns where a scanner or an airline moved it.
extension BCBPDecoder {
  /// Makes sure that items 26 and 38 stand where they belong, or moves the text so that they do.
  mutating func align() throws(BCBPRejection) {
    let offset = BCBPLayout.airportsOffset
    // One place early, the carrier's letters pass for those of an airport: hence the longer look.
    if hasAirports(at: offset), isRoute(at: offset) || shiftedRoute() == nil { return }
    if let found = shiftedRoute() {
      if found == offset - 1, !looksCollapsedByOne() {
        insertTicketIndicator()
        return
      }
      if expandSpaces(airportsAt: found) { return }
    }
    guard text.count >= offset + 6 else { throw short() }
    let wrong = (offset..<offset + 6).first { !text[$0].isLetter } ?? offset
    throw reject(
      .airportCodes, wrong < offset + 3 ? .from : .to, at: wrong,
      expected: "a letter of an airport code", found: character(at: wrong))
  }

  /// Where, before its place, a run stands that can only be items 26 to 46.
  private func shiftedRoute() -> Int? {
    (5..<BCBPLayout.airportsOffset).reversed().first { isRoute(at: $0) }
  }

  /// Whether items 26 to 46 can begin at `start`: six capitals, a carrier, four digits, a suffix,
  /// three digits.
  private func isRoute(at start: Int) -> Bool {
    guard start + 17 <= text.count, text[start..<start + 6].allSatisfy(\.isUpper) else {
      return false
    }
    let suffix = text[start + 13]
    return text[start + 6..<start + 8].allSatisfy { $0.isUpper || $0.isDigit }
      && (text[start + 8].isUpper || text[start + 8] == ASCII.space)
      && text[start + 9..<start + 13].allSatisfy(\.isDigit)
      && (suffix == ASCII.space || suffix.isUpper || suffix.isDigit)
      && text[start + 14..<start + 17].allSatisfy(\.isDigit)
  }

  /// One character is missing: a name that ends in a space and then E has lost a space of its own.
  private func looksCollapsedByOne() -> Bool {
    text[21] == ASCII.letterE && text[20] == ASCII.space
  }

  /// Item 253 is left out altogether: everything after the name stands one place early.
  private mutating func insertTicketIndicator() {
    let offset = BCBPLayout.uniqueMandatoryLength - 1
    let at = position(offset)
    text.insert(ASCII.space, at: offset)
    positions.insert(at, at: offset)
    warn(
      .missingTicketIndicator, .electronicTicket, at: offset,
      "The electronic ticket indicator is left out; what follows was read one place early.")
  }

  /// Runs of spaces became one: pads the name and the locator again. What follows the mandatory part
  /// cannot be trusted and is left out.
  private mutating func expandSpaces(airportsAt start: Int) -> Bool {
    let head = text[2..<start].split(separator: ASCII.space)
    guard head.count >= 2, var locator = head.last.map(Array.init) else { return false }
    var indicator = ASCII.space
    if locator.first == ASCII.letterE, locator.count > 5 {
      indicator = ASCII.letterE
      locator.removeFirst()
    }
    let name = Array(head.dropLast().joined(separator: [ASCII.space]))
    guard (5...7).contains(locator.count), name.count <= 20 else { return false }
    let spaces = { (count: Int) in [UInt8](repeating: ASCII.space, count: count) }
    let prefix =
      Array(text[0..<2]) + name + spaces(20 - name.count) + [indicator] + locator
      + spaces(7 - locator.count)
    let tail = Array(text[start...])
    let shift = prefix.count - start
    let tailPositions = Array(positions[start...])
    positions =
      (0..<prefix.count).map { positions[max(min($0, start - 1), $0 - shift)] } + tailPositions
    text = prefix + tail
    warn(
      .collapsedSpaces, .passengerName, at: 2,
      "Runs of spaces were made one space; only the mandatory items could be put right.",
      losesData: true)
    keepMandatory()
    return true
  }

  /// Cuts the text after item 6 (made 00) or, where items 104 to 6 are out of place, before the seat.
  private mutating func keepMandatory() {
    let end = BCBPLayout.shortestLength
    if text.count >= end, size(at: end - 2) != nil, hasPlausibleSeat {
      text = Array(text[..<(end - 2)]) + [0x30, 0x30]
    } else {
      text = Array(text.prefix(48))
    }
    positions = Array(positions.prefix(text.count))
    if text.count > 1 { text[1] = 0x31 }
  }

  private var hasPlausibleSeat: Bool {
    let seat = text[48..<52]
    let isNumbered = seat.prefix(3).allSatisfy(\.isDigit) && text[51].isUpper
    let isWord = ["INF ", "GATE", "STBY", "    "].contains(latin1(seat))
    let sequence = text[52..<57]
    let isCounted = sequence.prefix(4).allSatisfy(\.isDigit) || latin1(sequence) == "     "
    return (isNumbered || isWord) && isCounted && text[57].isDigit
  }
}
