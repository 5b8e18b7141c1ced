import Bookshelf
import Database

/// A book's rows.
enum BookRows {
  /// Writes all but the row's identifier, which is there.
  static func write(
    _ book: Book, id: Int64, digest: Int64, cover: Int64?, _ database: Database
  ) throws {
    try database.run(
      """
      UPDATE book SET digest = ?, title = ?, subtitle = ?, authors = ?, rating = ?, pages = ?,
      price = ?, currency = ?, copies = ?, available = ?, languages = ?, shelf = ?, year = ?,
      month = ?, day = ?, cover = ? WHERE id = ?
      """,
      .integer(digest), .text(book.title), .optional(book.subtitle), .text(joined(book.authors)),
      .optional(book.rating), .optional(book.pages), .optional(book.price?.amount),
      .optional(book.price?.currency), .optional(book.copies?.total),
      .optional(book.copies?.available), .text(joined(book.languages)), .optional(book.shelf),
      .optional(book.published?.year), .optional(book.published?.month),
      .optional(book.published?.day), cover.map { .integer($0) } ?? .null, .integer(id))
    try database.run(
      """
      INSERT OR REPLACE INTO detail(book, summary, subjects, publisher, link, series, position)
      VALUES(?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(id), .optional(book.summary), .text(joined(book.subjects)),
      .optional(book.publisher), .optional(book.link), .optional(book.series?.name),
      .optional(book.series?.position))
    let titles = [book.title, book.subtitle, book.series?.name].compactMap { $0 }
    try database.run(
      "INSERT INTO search(rowid, title, authors, subjects) VALUES(?, ?, ?, ?)", .integer(id),
      .text(SearchText.indexed(titles.joined(separator: " "))),
      .text(SearchText.indexed(book.authors.joined(separator: " "))),
      .text(SearchText.indexed(book.subjects.joined(separator: " "))))
  }

  private static func joined(_ texts: [String]) -> String {
    texts.joined(separator: String(StoreSchema.separator))
  }
}

/// A number by which a changed book is known.
enum BookDigest {
  static func of(_ book: Book, cover: Int64?) -> Int64 {
    var hash = StableHash()
    func add(_ value: (some Any)?) { hash.add(value.map { "\($0)" } ?? "\u{1}") }
    for text in [book.title, book.subtitle, book.summary, book.publisher, book.shelf, book.link] {
      add(text)
    }
    for list in [book.authors, book.subjects, book.languages] {
      for text in list { add(text) }
      add(list.count)
    }
    add(book.series?.name)
    add(book.series?.position)
    for number in [
      book.published?.year, book.published?.month, book.published?.day, book.pages,
      book.copies?.total, book.copies?.available,
    ] {
      add(number)
    }
    add(book.rating)
    add(book.price?.amount)
    add(book.price?.currency)
    add(cover)
    return Int64(bitPattern: hash.value)
  }
}
