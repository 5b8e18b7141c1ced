import Bookshelf
import Foundation

@testable import Store

/// A store in a folder of its own, and books to put into it.
enum SampleStore {
  static func places() -> StorePlaces {
    StorePlaces(
      folder: FileManager.default.temporaryDirectory.path + "/gf-store-"
        + UUID().uuidString.prefix(8))
  }

  static func book(_ title: String, subjects: [String] = [], authors: [String] = []) -> Book {
    var book = Book(identifier: "urn:" + title, title: title)
    book.subjects = subjects
    book.authors = authors
    return book
  }

  @discardableResult
  static func fill(
    _ writer: StoreWriter, _ books: [Book], source: String = "source", failure: String? = nil,
    now: Int = 1_000
  ) throws -> Bool {
    let storing = try BookImport(writer, source: source)
    for book in books { try storing.add(book) }
    return try storing.finish(failure: failure, messages: [], now: now)
  }
}
