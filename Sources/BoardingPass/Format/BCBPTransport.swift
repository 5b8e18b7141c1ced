/// What a scanner puts around or does to a pass on its way: taken off before the pass is read.
struct BCBPTransport {
  /// One way to read the scanned bytes.
  struct Candidate {
    var text: [UInt8]
    /// For each character of `text`, its position in the scan, counted from 1.
    var positions: [Int]
    /// The bytes a bar code of this pass has to carry.
    var bytes: [UInt8]
    var warnings: [BCBPWarning]
  }

  /// Set when the scan is recognised as something else.
  private(set) var rejection: BCBPRejection?
  /// The readings to try, the most faithful first.
  private(set) var candidates: [Candidate] = []

  init(_ scan: [UInt8]) {
    var slice = scan[...]
    var warnings: [BCBPWarning] = []
    if slice.starts(with: [0xEF, 0xBB, 0xBF]) {
      slice = slice.dropFirst(3)
      warnings.append(
        Self.warning(.byteOrderMark, 1, "The text begins with a byte order mark; it was left out."))
    }
    while let first = slice.first, first.isLineEnd { slice = slice.dropFirst() }
    while let last = slice.last, last.isLineEnd { slice = slice.dropLast() }
    if let identifier = Self.symbologyIdentifier(slice) {
      warnings.append(
        Self.warning(
          .symbologyIdentifier, slice.startIndex + 1,
          "The scanner sends the symbology identifier \(identifier) in front; it was left out."))
      slice = slice.dropFirst(3)
    }
    guard !slice.isEmpty else {
      rejection = .empty
      return
    }
    let text = Array(slice)
    let start = slice.startIndex
    if text.count == 10, text.allSatisfy(\.isDigit) {
      rejection = BCBPRejection(
        reason: .bagTag, item: .formatCode, position: start + 1,
        expected: "M and a boarding pass", found: "the ten digits of a bag tag")
      return
    }
    let plain = Candidate(
      text: text, positions: (0..<text.count).map { start + $0 + 1 }, bytes: text,
      warnings: warnings)
    candidates = [plain]
    if text.contains(ASCII.groupSeparator) { candidates.append(Self.withoutSeparators(plain)) }
    if text.first == ASCII.lowerM { candidates.append(Self.withCaseSwapped(plain)) }
  }

  /// AIM symbology identifiers: `]`, a code letter, a modifier.
  private static func symbologyIdentifier(_ slice: ArraySlice<UInt8>) -> String? {
    let head = Array(slice.prefix(3))
    guard head.count == 3, head[0] == ASCII.closingBracket, head[1].isLetter,
      head[2].isLetter || head[2].isDigit
    else { return nil }
    return latin1(head)
  }

  private static func withoutSeparators(_ plain: Candidate) -> Candidate {
    let kept = plain.text.indices.filter { plain.text[$0] != ASCII.groupSeparator }
    let first = plain.text.firstIndex(of: ASCII.groupSeparator) ?? 0
    let text = kept.map { plain.text[$0] }
    return Candidate(
      text: text, positions: kept.map { plain.positions[$0] }, bytes: text,
      warnings: plain.warnings + [
        warning(
          .groupSeparator, plain.positions[first],
          "The text holds group separators (GS) that belong to no item; they were left out.")
      ])
  }

  private static func withCaseSwapped(_ plain: Candidate) -> Candidate {
    let text = plain.text.map { $0.isLetter ? $0 ^ 0x20 : $0 }
    return Candidate(
      text: text, positions: plain.positions, bytes: text,
      warnings: plain.warnings + [
        warning(
          .capsLock, plain.positions.first ?? 1,
          "Capitals and small letters are exchanged, as with Caps Lock on; they were put right.")
      ])
  }

  private static func warning(_ code: BCBPWarning.Code, _ position: Int, _ message: String)
    -> BCBPWarning
  {
    BCBPWarning(
      code: code, item: nil, leg: nil, position: position, message: message, losesData: false)
  }
}
