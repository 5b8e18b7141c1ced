/// A passenger's name as the pass holds it: `LAST/FIRST`, capitals, cut at 20 characters.
///
/// A title that is glued to the first name (`JOHNMR`) is left there: taking it off would cut the
/// names of people whose name ends so. A title that stands apart is told from the name.
package struct PassengerName: Hashable, Sendable {
  /// The family name as scanned.
  package let last: String
  /// The given names as scanned, without a title that stands apart; empty when there are none.
  package let first: String
  /// A title that stands apart after the given names.
  package let title: String?
  /// Whether the name fills its field, so that its end may be missing.
  package let mayBeCut: Bool

  private static let titles: Set<String> = [
    "MR", "MRS", "MS", "MISS", "MSTR", "DR", "PROF", "REV", "CHD", "INF",
  ]

  /// Reads item 11 with its padding. A name without `/` but with a hyphen is taken to have been
  /// typed by a scanner with the wrong keyboard layout.
  package init(bcbp field: String) {
    mayBeCut = field.count >= 20 && field.last != " "
    let text = field.trimmingSpaces
    let parts = text.split(
      separator: text.contains("/") ? "/" : "-", maxSplits: 1, omittingEmptySubsequences: false)
    last = parts.first.map { String($0).trimmingSpaces } ?? ""
    var given =
      parts.dropFirst().first.map { $0.split(whereSeparator: { $0 == " " || $0 == "/" }) }
      ?? []
    if given.count > 1, let end = given.last, Self.titles.contains(end.uppercased()) {
      title = String(end)
      given.removeLast()
    } else {
      title = nil
    }
    first = given.joined(separator: " ")
  }

  /// The name as shown: given names first, each word with one capital.
  ///
  /// A name that already mixes capitals and small letters is left as it is.
  package var display: String {
    [first, last].filter { !$0.isEmpty }.map(Self.capitalised).joined(separator: " ")
  }

  private static func capitalised(_ text: String) -> String {
    guard !text.contains(where: \.isLowercase) || !text.contains(where: \.isUppercase) else {
      return text
    }
    var startsWord = true
    var result = ""
    for character in text {
      result += startsWord ? character.uppercased() : character.lowercased()
      startsWord = character == " " || character == "-" || character == "'"
    }
    return result
  }
}
