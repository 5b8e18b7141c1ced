import Database

/// Numbers of the books that a search has found, the best first.
package struct SearchResult: Hashable, Sendable {
  package let ids: [Int64]
  /// Whether there are more than were asked for.
  package let isCut: Bool

  /// Nothing was found.
  package static let none = SearchResult(ids: [], isCut: false)
}

/// A text that somebody has typed, as the index understands it.
struct SearchQuery {
  /// Of what is typed, characters that count.
  static let lengthLimit = 100
  /// Words that count.
  static let wordLimit = 12
  /// Matches that are put in order by relevance; more would cost more than the order says.
  static let rankLimit = 4_000

  /// In the index's language; nil when there is no letter or digit in the text.
  let expression: String?
  /// Whether so much is found that an order by relevance would cost more than it says.
  let isBroad: Bool

  init(_ text: String) {
    var terms: [String] = []
    var shortest = Int.max
    for word in Self.words(text).prefix(Self.wordLimit) {
      // A quoted phrase; only the last word may go on. Characters of scripts without spaces stand in a
      // row.
      let isRow = word.unicodeScalars.contains(where: SearchText.isWord)
      terms.append("\"\(SearchText.indexed(word))\"" + (isRow ? "" : "*"))
      shortest = min(shortest, isRow ? 3 : word.count)
    }
    expression = terms.isEmpty ? nil : terms.joined(separator: " ")
    isBroad = terms.count == 1 && shortest < 3
  }

  /// Runs of letters, marks and digits.
  static func words(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.prefix(lengthLimit)
    let parts = scalars.split { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
        .privateUse:
        false
      default: true
      }
    }
    return parts.map { String(String.UnicodeScalarView($0)) }
  }

  func run(on database: Database, subject: Int, limit: Int) throws -> SearchResult {
    guard let expression, limit > 0 else { return .none }
    // The sign keeps the index from being asked once for every book of the subject.
    let narrowing =
      subject == BookStore.all
      ? ""
      : "AND +rowid IN (SELECT book FROM listing WHERE subject = ?3)"
    let matches = "FROM search WHERE search MATCH ?1 \(narrowing)"
    let sql =
      isBroad
      ? "SELECT rowid \(matches) ORDER BY rowid LIMIT ?2"
      : """
      SELECT rowid FROM (
        SELECT rowid, bm25(search, 10.0, 5.0, 1.0) AS score \(matches) LIMIT \(Self.rankLimit))
      ORDER BY score, rowid LIMIT ?2
      """
    var values: [SQLValue] = [.text(expression), .integer(Int64(limit) + 1)]
    if subject != BookStore.all { values.append(.integer(Int64(subject))) }
    let ids = try database.rows(sql, values: values) { Int64($0.integer(0) ?? 0) }
    return SearchResult(ids: Array(ids.prefix(limit)), isCut: ids.count > limit)
  }
}
