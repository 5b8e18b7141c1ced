// Sizes that are wrong without being too large for the text: what follows them would be taken for other
// items, the selectee indicator, which is never kept, for airline use.
extension BCBPDecoder {
  /// Lengths at which the block that item 10 measures ends with an item.
  private static let uniqueLengths = BCBPLayout.uniqueConditional.reduce(into: [0]) {
    $0.append(($0.last ?? 0) + $1.length)
  }

  /// Lengths of the whole block that item 17 measures: without item 254 before version 5.
  private static let repeatedLengths = [0x29, 0x2A]

  /// The size of item 10 that makes sense of what follows the cursor: the one it says, unless only
  /// another has a whole block of item 17 after it.
  mutating func uniqueSize(claimed: Int, to end: Int) -> Int {
    let after = cursor + claimed
    guard claimed < end - cursor, !hasRepeatedBlock(at: after, to: end),
      let other = Self.uniqueLengths.first(where: {
        $0 != claimed && hasRepeatedBlock(at: cursor + $0, to: end)
      })
    else { return claimed }
    warn(
      other < claimed ? .sizeTooLarge : .sizeTooSmall, .uniqueSize, at: cursor - 2,
      "The size says \(claimed) characters, but the items after it make sense after \(other) only; "
        + "they were read there.")
    return other
  }

  /// Whether a size and a whole block that it measures stand at `offset`.
  private func hasRepeatedBlock(at offset: Int, to end: Int) -> Bool {
    guard offset + 2 <= end, let size = size(at: offset), Self.repeatedLengths.contains(size),
      offset + 2 + size <= end
    else { return false }
    return isBlock(at: offset + 2, from: 0, to: offset + 2 + size)
  }

  /// Where the block of item 17 at the cursor ends, whose size says `claimed`, and where what may be
  /// airline use begins: later, when items of the block go on after its claimed end.
  mutating func repeatedEnds(claimed: Int, to end: Int) -> (block: Int, airlineUse: Int) {
    let blockEnd = min(cursor + claimed, end)
    guard claimed < 0x2A, blockEnd < end,
      text[blockEnd..<end].contains(where: { $0 != ASCII.space }),
      isBlock(at: cursor, from: claimed, to: end)
    else { return (blockEnd, blockEnd) }
    let rest = end - cursor
    // Item 254 alone may as well be a character of the airline's.
    if claimed == 0x29, rest != 0x2A { return (blockEnd, blockEnd) }
    let isWhole = Self.repeatedLengths.contains(rest)
    warn(
      .sizeTooSmall, .repeatedSize, at: cursor - 2,
      isWhole
        ? "The size says \(claimed) characters, but items go on after them; all of them were read."
        : "The size says \(claimed) characters, but items seem to go on after them; the "
          + "\(end - blockEnd) character(s) that follow were left out.", losesData: !isWhole)
    return isWhole ? (end, end) : (blockEnd, end)
  }

  /// Whether the characters from `start` can be the block of item 17, looking at those items that reach
  /// beyond its first `first` characters, and no further than `end`. A text that ends before the
  /// selectee indicator can be anything.
  private func isBlock(at start: Int, from first: Int, to end: Int) -> Bool {
    guard end - start > 13 else { return false }
    var offset = 0
    for slot in BCBPLayout.legConditional {
      let range = start + offset..<min(start + offset + slot.length, end)
      offset += slot.length
      guard offset > first else { continue }
      guard range.lowerBound < end else { break }
      guard canHold(slot.item, text[range], isCut: range.count < slot.length) else { return false }
      if range.upperBound == end { break }
    }
    return true
  }

  /// Whether an item of the block can have this value.
  private func canHold(_ item: BCBPItem?, _ value: ArraySlice<UInt8>, isCut: Bool) -> Bool {
    if value.allSatisfy({ $0 == ASCII.space }) { return true }
    switch item {
    case nil, .documentVerification, .airlineNumericCode: return value.allSatisfy(\.isDigit)
    case .marketingCarrier, .frequentFlyerAirline:
      return value.prefix(2).allSatisfy { $0.isUpper || $0.isDigit }
        && value.dropFirst(2).allSatisfy { $0.isUpper || $0 == ASCII.space }
    case .freeBaggage:
      let digits = value.prefix(while: \.isDigit)
      let unit = latin1(value.dropFirst(digits.count).filter { $0 != ASCII.space })
      return !digits.isEmpty && (isCut || ["K", "L", "PC"].contains(unit))
    case .fastTrack: return ["Y", "N"].contains(latin1(value))
    default: return value.allSatisfy { $0.isUpper || $0.isDigit || $0 == ASCII.space }
    }
  }
}
