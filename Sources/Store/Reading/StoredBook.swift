import Bookshelf

/// A book of the store, as cards and pages show it.
package struct StoredBook: Identifiable, Hashable, Sendable {
  /// Its number in the store; the same for as long as the catalogue has the book.
  package let id: Int64
  /// In windows without summary, subjects, series, publisher, link and the cover's reference, which
  /// `BookStore.book(_:)` adds.
  package let book: Book
  /// The picture of its cover, a JPEG file of 400 by 600 pixels; nil while there is none: none in the
  /// source, not fetched yet, or refused.
  package let coverFile: String?
  /// Whether its source has a cover that is not stored now: `BookStore.wantCovers(_:)` asks for it.
  package let isCoverMissing: Bool
}

/// What books of the store are filtered by.
package struct StoredSubject: Identifiable, Hashable, Sendable {
  /// 0 for all books.
  package let id: Int
  /// As the source has it; empty for all books.
  package let name: String
  /// How many books have it.
  package let count: Int
}
