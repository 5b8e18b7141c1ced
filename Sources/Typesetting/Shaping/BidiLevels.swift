import CFriBidi

/// Directions of text, by Unicode's bidirectional algorithm (UAX #9).
enum BidiLevels {
  /// Whether any character could run from right to left or change directions.
  static func mayMatter(_ scalars: some Sequence<UInt32>) -> Bool {
    scalars.contains { scalar in
      switch scalar {
      case 0..<0x590: false
      case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      case 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }

  /// The levels of a paragraph's scalars and of the paragraph itself (0 or 1).
  ///
  /// - Parameters:
  ///   - rightToLeft: The paragraph's direction, or what it is when the text shows none.
  ///   - fromText: Whether the first strong character decides.
  static func levels(
    _ scalars: [UInt32], rightToLeft: Bool, fromText: Bool
  ) -> (levels: [UInt8], base: UInt8) {
    let preferred: UInt8 = rightToLeft ? 1 : 0
    let plain = [UInt8](repeating: preferred, count: scalars.count)
    guard !scalars.isEmpty else { return (plain, preferred) }
    if !rightToLeft, !mayMatter(scalars) { return (plain, 0) }
    let count = FriBidiStrIndex(truncatingIfNeeded: scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base: FriBidiParType = rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    if fromText {
      let found = fribidi_get_par_direction(types, count)
      if found != FRIBIDI_PAR_ON { base = found }
    }
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0 else {
      return (plain, preferred)
    }
    let isRightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
    return (levels.map { UInt8(clamping: Int($0)) }, isRightToLeft ? 1 : 0)
  }

  /// The order in which pieces with these levels stand from left to right (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard var level = levels.max(), let lowest = levels.min(), level > 0 else { return order }
    let lowestOdd = lowest | 1
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
