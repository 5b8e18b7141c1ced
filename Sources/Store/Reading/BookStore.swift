import Bookshelf
import Database
import Synchronization

/// The stored books, for reading. This is all that screens need of them.
///
/// A list of 100,000 books is as quick as one of 100: ask for the count, then for the window of rows
/// that is on screen. Poll `stamp()` (a few microseconds while nothing changes); a new one means that
/// counts and rows may be others. Nothing here throws: a store that is not there yet, or is damaged,
/// has no books, and is opened as soon as it can be. May be used from any thread, one call at a time.
///
///     let store = BookStore(StorePlaces(folder: folder))
///     let tags = store.subjects(limit: 40)             // most frequent first, without "All"
///     let count = store.count(subject: tags[0].id)     // BookStore.all for all books
///     let rows = store.rows(subject: tags[0].id, 40..<60)
///     store.wantCovers(rows.filter(\.isCoverMissing).map(\.id))
///     let found = store.search("wilde", subject: BookStore.all)
///     let matches = store.rows(found.ids[..<20])
///     let page = store.book(rows[0].id)                // with summary, link and subjects
package final class BookStore: Sendable {
  /// The subject that every book has.
  package static let all = 0

  package let places: StorePlaces
  private let state: Mutex<StoreConnection>
  private let wishes: CoverWishes

  package init(_ places: StorePlaces) {
    self.places = places
    state = Mutex(StoreConnection(places))
    wishes = CoverWishes(places)
  }

  /// Tells whether anything has changed.
  package func stamp() -> StoreStamp { state.withLock { $0.stamp() } }

  /// Why there is nothing to read; nil when there is. Not for passengers.
  package var problem: String? { state.withLock { $0.problem } }

  /// How many books have the subject.
  package func count(subject: Int) -> Int {
    read(0) { database in
      if subject == Self.all {
        return try database.number(
          "SELECT rank + 1 FROM listing WHERE subject = 0 ORDER BY rank DESC LIMIT 1") ?? 0
      }
      return try database.number("SELECT books FROM subject WHERE id = ?", .integer(Int64(subject)))
        ?? 0
    }
  }

  /// The subjects with the most books, the most frequent first. A subject of a single book is left out
  /// where others have more.
  package func subjects(limit: Int) -> [StoredSubject] {
    read([]) { database in
      try database.rows(
        "SELECT id, name, books FROM subject ORDER BY id LIMIT ?", .integer(Int64(limit))
      ) { row in
        StoredSubject(
          id: row.integer(0) ?? 0, name: row.text(1) ?? "", count: row.integer(2) ?? 0)
      }
    }
  }

  /// The books of a subject at these places of its list; fewer when the list is shorter.
  package func rows(subject: Int, _ window: Range<Int>) -> [StoredBook] {
    read([]) { [places] database in
      try database.rows(
        """
        SELECT \(StoredBook.columns) FROM listing JOIN book ON book.id = listing.book
        LEFT JOIN cover ON cover.id = book.cover
        WHERE listing.subject = ? AND listing.rank >= ? AND listing.rank < ? ORDER BY listing.rank
        """, .integer(Int64(subject)), .integer(Int64(window.lowerBound)),
        .integer(Int64(window.upperBound))
      ) { StoredBook(row: $0, places) }
    }
  }

  /// Books by their numbers, in that order; numbers that are gone are left out.
  package func rows(_ ids: some Sequence<Int64>) -> [StoredBook] {
    let ids = Array(ids)
    return read([]) { [places] database in
      try ids.flatMap { id in
        try database.rows(StoredBook.byNumber, .integer(id)) { StoredBook(row: $0, places) }
      }
    }
  }

  /// A book with all that is known about it.
  package func book(_ id: Int64) -> StoredBook? {
    read(nil) { [places] database in
      try database.rows(StoredBook.byNumber, .integer(id)) { StoredBook(row: $0, places) }.first
        .map { try $0.completed(from: database) }
    }
  }

  /// The description of a book; nil when there is none.
  package func summary(of id: Int64) -> String? {
    read(nil) { database in
      try database.text("SELECT summary FROM detail WHERE book = ?", .integer(id))
    }
  }

  /// The books whose title, authors or subjects have words that begin as the words of the text do,
  /// the best first; for Chinese and Japanese, those that hold the characters in a row.
  package func search(_ text: String, subject: Int, limit: Int = 500) -> SearchResult {
    read(SearchResult.none) { database in
      try SearchQuery(text).run(on: database, subject: subject, limit: limit)
    }
  }

  /// Asks for the covers of books to be fetched, those on screen first. Costs little, may be lost:
  /// ask again when rows come on screen.
  package func wantCovers(_ ids: [Int64]) { wishes.send(ids) }

  /// What the reader of catalogues has to tell.
  package func status() -> StoreStatus? {
    read(nil) { try StoreStatus(reading: $0) }
  }

  private func read<Result: Sendable>(
    _ fallback: Result, _ body: @Sendable (Database) throws -> Result
  ) -> Result {
    state.withLock { $0.read(fallback, body) }
  }
}
