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
    // What the library leaves unwritten must read as "no break".
    var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: scalars.count)
    scalars.withUnsafeBufferPointer { text in
      breaks.withUnsafeMutableBufferPointer { result in
        set_linebreaks_utf32(text.baseAddress, text.count, language, result.baseAddress)
      }
    }
    return breaks.map { $0 == CChar(LINEBREAK_ALLOWBREAK) || $0 == CChar(LINEBREAK_MUSTBREAK) }
  }
}
