import Database
import Glibc

/// The folder of a Calibre library: `metadata.db`, which is only read, and covers beside it.
package struct CalibreLibrary {
  package let folder: String
  private let database: Database
  private let columns: CalibreColumns

  /// Opens a library.
  ///
  /// - Throws: ``CatalogueProblem``.
  package init(_ folder: String) throws(CatalogueProblem) {
    self.folder = folder
    let path = folder + "/metadata.db"
    do {
      database = try Database(path, .foreign)
      let tables = Set(
        try database.rows("SELECT name FROM sqlite_master WHERE type = 'table'") {
          $0.text(0) ?? ""
        })
      let missing = Self.tables.filter { !tables.contains($0) }
      guard missing.isEmpty else {
        throw CatalogueProblem(
          source: path,
          message: "has no table \(missing.joined(separator: ", ")); expected a Calibre library")
      }
      columns = try CalibreColumns(database, tables: tables)
    } catch {
      throw Self.problem(error, path)
    }
  }

  private static let tables = [
    "books", "authors", "books_authors_link", "tags", "books_tags_link", "comments", "ratings",
    "books_ratings_link", "languages", "books_languages_link", "publishers",
    "books_publishers_link",
    "series", "books_series_link",
  ]

  /// Gives every book to `take`, the one added last first. A book that cannot be read is a problem and
  /// the others follow.
  ///
  /// - Returns: What was wrong with single books.
  /// - Throws: ``CatalogueProblem`` for a damaged database, and what `take` throws.
  package func read(limit: Int, take: (Book) throws -> Void) throws -> [CatalogueProblem] {
    var problems: [CatalogueProblem] = []
    var books = 0
    let path = folder + "/metadata.db"
    do {
      try database.forEach(
        """
        SELECT id, title, pubdate, series_index, path, has_cover, uuid FROM books
        ORDER BY timestamp DESC, id DESC
        """
      ) { row in
        guard books < limit else {
          problems.append(
            CatalogueProblem(
              source: path, message: "has more than \(limit) books; the rest is left out"))
          return false
        }
        if let book = try book(row) {
          books += 1
          try take(book)
        } else if problems.count < CataloguePage.problemLimit {
          problems.append(
            CatalogueProblem(
              source: path, place: "book \(row.integer(0) ?? 0)", message: "has no title; left out")
          )
        }
        return true
      }
    } catch let error as DatabaseError {
      throw Self.problem(error, path)
    }
    return problems
  }

  private func book(_ row: Statement) throws -> Book? {
    let id = SQLValue.integer(Int64(row.integer(0) ?? 0))
    guard let title = PlainText.line(row.text(1)) else { return nil }
    let identifier = row.text(6).map { "urn:uuid:" + $0 } ?? "calibre:\(row.integer(0) ?? 0)"
    var book = Book(identifier: identifier, title: title)
    book.authors = Facts.distinct(
      try names("author", "authors", id).map { $0.replacing("|", with: ",") },
      limit: Facts.authorLimit)
    book.subjects = Facts.distinct(try names("tag", "tags", id), limit: Facts.subjectLimit)
    let codes = try database.rows(
      """
      SELECT languages.lang_code FROM books_languages_link AS link
      JOIN languages ON languages.id = link.lang_code WHERE book = ? ORDER BY link.item_order
      """, id
    ) { $0.text(0) ?? "" }
    book.languages = Facts.distinct(codes.compactMap { Facts.language($0) }, limit: 10)
    book.publisher = PlainText.line(try names("publisher", "publishers", id).first)
    if let series = PlainText.line(try names("series", "series", id).first) {
      book.series = Book.Series(name: series, position: row.real(3))
    }
    book.rating =
      try database.rows(
        """
        SELECT ratings.rating FROM books_ratings_link JOIN ratings ON ratings.id = books_ratings_link.rating
        WHERE book = ? AND ratings.rating > 0
        """, id
      ) { Facts.stars($0.real(0), best: 10) }.first ?? nil
    book.summary = try database.text("SELECT text FROM comments WHERE book = ?", id)
      .flatMap { HTMLText.plain($0) }
    book.published = CalibreDate.date(row.text(2))
    if (row.integer(5) ?? 0) != 0, let place = row.text(4), Self.isInside(place) {
      book.cover = .file("\(folder)/\(place)/cover.jpg")
    }
    try columns.add(to: &book, id, database)
    return book
  }

  /// Names that are tied to a book, in the order in which they were tied.
  private func names(_ column: String, _ table: String, _ id: SQLValue) throws -> [String] {
    try database.rows(
      """
      SELECT \(table).name FROM books_\(table)_link JOIN \(table)
      ON \(table).id = books_\(table)_link.\(column) WHERE book = ? ORDER BY books_\(table)_link.id
      """, id
    ) { $0.text(0) ?? "" }
  }

  /// Whether a path stays below the library.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  private static func problem(_ error: any Error, _ path: String) -> CatalogueProblem {
    if let problem = error as? CatalogueProblem { return problem }
    let message = (error as? DatabaseError)?.message ?? "\(error)"
    return CatalogueProblem(source: path, message: "cannot be read: \(message)")
  }
}
