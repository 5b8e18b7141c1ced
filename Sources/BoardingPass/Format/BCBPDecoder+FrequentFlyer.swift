// A frequent flyer airline of two characters without its padding moves what follows one place.
extension BCBPDecoder {
  /// The layout of the block at the cursor: the Resolution's, or with item 20 one place shorter when
  /// only that makes sense of the items after it.
  mutating func frequentFlyerSlots(to end: Int) -> [BCBPLayout.Slot] {
    let slots = BCBPLayout.legConditional
    let airline = cursor + 18
    guard airline + 3 <= end, text[airline + 2].isDigit,
      text[airline..<airline + 2].allSatisfy({ $0.isUpper || $0.isDigit }),
      text[airline..<airline + 2].contains(where: \.isUpper)
    else { return slots }
    let regular = isPlausibleTail(at: airline + 19, end: end)
    let shifted = isPlausibleTail(at: airline + 18, end: end)
    // When both readings hold, the number itself takes up the place: it is longer by one.
    let isShifted = shifted && !regular
    warn(
      .shiftedFrequentFlyer, .frequentFlyerAirline, at: airline,
      isShifted
        ? "The frequent flyer airline has two characters and no padding; items after it were read "
          + "one place early."
        : "The frequent flyer airline has two characters and no padding.")
    return slots.flatMap { slot -> [BCBPLayout.Slot] in
      switch slot.item {
      case .frequentFlyerAirline: [.init(item: .frequentFlyerAirline, length: 2)]
      case .frequentFlyerNumber where !isShifted:
        [.init(item: .frequentFlyerNumber, length: slot.length + 1)]
      default: [slot]
      }
    }
  }

  /// Whether items 89, 118 and 254 can begin at `offset`: nothing is left, or an allowance such as
  /// `20K`, `2PC` or three spaces stands where item 118 belongs.
  private func isPlausibleTail(at offset: Int, end: Int) -> Bool {
    guard offset < end else { return offset == end }
    let idAD = text[offset]
    guard idAD == ASCII.space || idAD.isDigit || idAD.isUpper else { return false }
    guard offset + 4 <= end else { return true }
    let allowance = latin1(text[offset + 1..<offset + 4])
    if allowance == "   " { return end - offset <= 5 }
    let digits = allowance.prefix { $0.isASCII && $0.isNumber }
    let unit = allowance.dropFirst(digits.count).filter { $0 != " " }
    return !digits.isEmpty && ["K", "L", "PC"].contains(String(unit))
  }
}
