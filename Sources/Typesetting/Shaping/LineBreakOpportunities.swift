import CUnibreak

/// Where lines may end, by Unicode's line-breaking rules (UAX #14).
enum LineBreakOpportunities {
  /// The library fills tables on its first use, which must happen once.
  private static let prepared: Bool = {
    init_linebreak()
    return true
  }()

  /// For every scalar whether a line may end after it.
  static func after(_ scalars: [UInt32], language: String) -> [Bool] {
    guard prepared, !scalars.isEmpty else { return [] }
    let scalars = scalars.map(classed)
    // What the library leaves unwritten must read as "no break".
    var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    scalars.withUnsafeBufferPointer { text in
      breaks.withUnsafeMutableBufferPointer { result in
        set_linebreaks_utf32(text.baseAddress, text.count, language, result.baseAddress)
      }
    }
    return breaks.map { $0 == CChar(LINEBREAK_ALLOWBREAK) || $0 == CChar(LINEBREAK_MUSTBREAK) }
  }

  /// A character that breaks like the given one and that every version of the library takes.
  ///
  /// Version 1.1 stops the program at a regional indicator, and at U+FFFF, its end mark. A flag's
  /// two indicators are one cluster, which layout never divides, so that an ideograph stands for
  /// each.
  static func classed(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x1F1E6...0x1F1FF: 0x4E00
    case 0xFFFF, 0x11_0000...: Scalars.wordJoiner
    default: scalar
    }
  }
}
