import Bookshelf
import Database

extension StoredBook {
  /// In the order in which they are read below.
  static let columns = """
    book.id, book.identifier, book.title, book.subtitle, book.authors, book.rating, book.pages,
    book.price, book.currency, book.copies, book.available, book.languages, book.shelf, book.year,
    book.month, book.day, book.cover, cover.state
    """

  static let byNumber = """
    SELECT \(columns) FROM book LEFT JOIN cover ON cover.id = book.cover WHERE book.id = ?
    """

  init(row: Statement, _ places: StorePlaces) {
    var book = Book(identifier: row.text(1) ?? "", title: row.text(2) ?? "")
    book.subtitle = row.text(3)
    book.authors = Self.list(row.text(4))
    book.rating = row.real(5)
    book.pages = row.integer(6)
    if let amount = row.text(7), let currency = row.text(8) {
      book.price = Book.Price(amount: amount, currency: currency)
    }
    let (total, available) = (row.integer(9), row.integer(10))
    if total != nil || available != nil {
      book.copies = Book.Copies(total: total, available: available)
    }
    book.languages = Self.list(row.text(11))
    book.shelf = row.text(12)
    if let year = row.integer(13) {
      book.published = PublicationDate(year: year, month: row.integer(14), day: row.integer(15))
    }
    let cover = row.integer(16).map(Int64.init)
    let state = row.integer(17).flatMap(CoverState.init(rawValue:))
    id = Int64(row.integer(0) ?? 0)
    self.book = book
    coverFile = state == .stored ? cover.map(places.cover) : nil
    isCoverMissing = state == .wanted
  }

  private init(_ other: StoredBook, book: Book) {
    id = other.id
    self.book = book
    coverFile = other.coverFile
    isCoverMissing = other.isCoverMissing
  }

  /// The same with what only its page shows.
  func completed(from database: Database) throws -> StoredBook {
    let rows = try database.rows(
      """
      SELECT summary, subjects, publisher, link, series, position FROM detail WHERE book = ?
      """, .integer(id)
    ) { row in
      var book = self.book
      book.summary = row.text(0)
      book.subjects = Self.list(row.text(1))
      book.publisher = row.text(2)
      book.link = row.text(3)
      book.series = row.text(4).map { Book.Series(name: $0, position: row.real(5)) }
      return StoredBook(self, book: book)
    }
    return rows.first ?? self
  }

  private static func list(_ text: String?) -> [String] {
    text?.split(separator: StoreSchema.separator).map(String.init) ?? []
  }
}

/// What has become of a cover.
enum CoverState: Int {
  /// The source has it; it was not fetched yet, or given up for others' sake.
  case wanted = 0
  /// It is being fetched and decoded; found so at a start, it took the program down.
  case reading = 1
  /// Its file is there.
  case stored = 2
  /// It cannot be had, or is no picture within the limits.
  case refused = 3
}
