// The legs and their conditional parts.
extension BCBPDecoder {
  mutating func readLegs(count: Int) -> [BCBPLeg] {
    var legs: [BCBPLeg] = []
    for number in 1...count {
      leg = number
      guard number == 1 || canReadLeg() else { break }
      var fields = take(BCBPLayout.legMandatory)
      let sizeOffset = cursor - 2
      guard let size = size(at: sizeOffset) else {
        warnBadSize(.variableSize, at: sizeOffset)
        legs.append(BCBPLeg(number: number, fields: fields))
        leg = 0
        cursor = text.count
        return legs
      }
      let end = conditionalEnd(size: size, sizeOffset: sizeOffset, isLast: number == count)
      readConditional(to: end, into: &fields)
      cursor = end
      legs.append(BCBPLeg(number: number, fields: fields))
    }
    leg = 0
    return legs
  }

  /// Whether a further leg begins at the cursor; warns and drops the rest when not.
  private mutating func canReadLeg() -> Bool {
    let isLong = text.count - cursor >= BCBPLayout.legMandatoryLength
    if isLong, hasAirports(at: cursor + 7) { return true }
    warn(
      .legMissing, isLong ? .from : nil, at: cursor,
      isLong
        ? "Leg \(leg) does not begin where the sizes say; it and what follows were left out."
        : "The text ends before leg \(leg) is complete.", losesData: true)
    cursor = text.count
    return false
  }

  /// Where the conditional part of the leg ends, whatever its size claims.
  private mutating func conditionalEnd(size: Int, sizeOffset: Int, isLast: Bool) -> Int {
    let rest = text.count - cursor
    if size == 0, rest > 0, leg == 1, text[cursor] == ASCII.greater {
      warn(
        .sizeZeroWithData, .variableSize, at: sizeOffset,
        "The size is 00 though a conditional part follows; it was read by its own sizes.")
      return isLast ? securityStart(from: cursor) ?? text.count : structuredEnd()
    }
    let end = min(cursor + size, text.count)
    guard isLast, size > 0 else {
      if size > rest { warnTooLarge(.variableSize, size, rest, at: sizeOffset, losesData: true) }
      return end
    }
    let fits = size == rest || (size < rest && isSecurityMarker(text[end]))
    if !fits, let start = securityStart(from: cursor), start < end {
      warnTooLarge(.variableSize, size, start - cursor, at: sizeOffset, losesData: false)
      return start
    }
    if !fits, let start = securityStart(from: end), structuredEnd() == start {
      warn(
        .sizeTooSmall, .variableSize, at: sizeOffset,
        "The size says \(size) characters, but \(start - cursor) stand before the security data.")
      return start
    }
    if size > rest { warnTooLarge(.variableSize, size, rest, at: sizeOffset, losesData: true) }
    return end
  }

  /// Where the blocks measured by items 10 and 17 end, for a leg without a size of its own.
  private func structuredEnd() -> Int {
    var offset = cursor
    if leg == 1 {
      guard let unique = size(at: cursor + 2) else { return cursor }
      offset += 4 + unique
    }
    guard let repeated = size(at: offset) else { return cursor }
    return min(offset + 2 + repeated, text.count)
  }

  private mutating func readConditional(to end: Int, into fields: inout [BCBPField]) {
    guard cursor < end else { return }
    if leg == 1 {
      guard readUnique(to: end), cursor < end else { return }
    }
    guard end - cursor >= 2 else {
      warnCut(.repeatedSize)
      return
    }
    guard let size = size(at: cursor) else {
      warnBadSize(.repeatedSize, at: cursor)
      return
    }
    fields.append(field(.repeatedSize, cursor..<cursor + 2))
    let sizeOffset = cursor
    cursor += 2
    if size > end - cursor {
      warnTooLarge(.repeatedSize, size, end - cursor, at: sizeOffset, losesData: true)
    }
    let ends = repeatedEnds(claimed: size, to: end)
    let slots = frequentFlyerSlots(to: ends.block)
    fields += readBlock(slots, to: ends.block)
    cursor = ends.airlineUse
    if cursor < end { fields.append(field(.airlineUse, cursor..<end)) }
    cursor = end
  }

  /// Items 8 to 32; false when what follows cannot be read.
  private mutating func readUnique(to end: Int) -> Bool {
    if text[cursor] != ASCII.greater {
      guard isReplacedMarker(end: end) else {
        warn(
          .missingVersionMarker, .versionMarker, at: cursor,
          "The conditional part does not begin with ‘>’; its \(end - cursor) character(s) were left "
            + "out.")
        return false
      }
      warn(
        .wrongVersionMarker, .versionMarker, at: cursor,
        "Found \(character(at: cursor)) where ‘>’ belongs: the scanner's keyboard layout is wrong.")
    }
    unique.append(field(.versionMarker, cursor..<cursor + 1))
    guard end - cursor >= 4 else {
      cursor = end
      warnCut(.uniqueSize)
      return false
    }
    unique.append(field(.version, cursor + 1..<cursor + 2))
    if !(0x31...0x38).contains(text[cursor + 1]) {
      warn(
        .unknownVersion, .version, at: cursor + 1,
        "Version \(character(at: cursor + 1)) is not one of 1 to 8; it was read by its sizes.")
    }
    guard let size = size(at: cursor + 2) else {
      warnBadSize(.uniqueSize, at: cursor + 2)
      return false
    }
    unique.append(field(.uniqueSize, cursor + 2..<cursor + 4))
    cursor += 4
    if size > end - cursor {
      warnTooLarge(.uniqueSize, size, end - cursor, at: cursor - 2, losesData: true)
    }
    let length = uniqueSize(claimed: size, to: end)
    unique += readBlock(BCBPLayout.uniqueConditional, to: min(cursor + length, end))
    return true
  }

  /// A character typed by the wrong layout in the place of `>`: a version and a usual size follow.
  private func isReplacedMarker(end: Int) -> Bool {
    guard end - cursor >= 4, !text[cursor].isLetter, !text[cursor].isDigit,
      text[cursor] != ASCII.space, (0x31...0x38).contains(text[cursor + 1]),
      let size = size(at: cursor + 2)
    else { return false }
    return [0x00, 0x03, 0x08, 0x0B, 0x18, 0x25, 0x32].contains(size) && size <= end - cursor - 4
  }

  /// Cuts the fields of a block that ends at `end`; a block may stop early or be longer.
  private mutating func readBlock(_ slots: [BCBPLayout.Slot], to end: Int) -> [BCBPField] {
    var fields: [BCBPField] = []
    for slot in slots where cursor < end {
      guard cursor + slot.length <= end else {
        if !text[cursor..<end].allSatisfy({ $0 == ASCII.space }) { warnCut(slot.item) }
        cursor = end
        break
      }
      if let item = slot.item { fields.append(field(item, cursor..<cursor + slot.length)) }
      cursor += slot.length
    }
    if cursor < end {
      warn(
        .extraData, nil, at: cursor,
        "\(end - cursor) character(s) stand after the last known item of a block; left out.")
      cursor = end
    }
    return fields
  }
}

extension BCBPDecoder {
  private mutating func warnBadSize(_ item: BCBPItem, at offset: Int) {
    warn(
      .badSize, item, at: offset,
      "The size is not two hexadecimal digits; what it measures was left out.", losesData: true)
  }

  private mutating func warnTooLarge(
    _ item: BCBPItem, _ size: Int, _ rest: Int, at offset: Int, losesData: Bool
  ) {
    warn(
      .sizeTooLarge, item, at: offset,
      "The size says \(size) characters, but \(max(rest, 0)) follow.", losesData: losesData)
  }

  private mutating func warnCut(_ item: BCBPItem?) {
    warn(.fieldCut, item, at: cursor, "The block ends inside this item, which was left out.")
  }
}
