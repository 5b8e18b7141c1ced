import Bookshelf
import Store

/// Takes what is read of a catalogue, in its order.
package protocol CatalogueSink: AnyObject {
  /// How many different books were taken.
  var books: Int { get }
  /// A book; one whose identifier was taken before is left out.
  func add(_ book: Book) throws
  /// What is known of a page from an earlier time.
  func page(_ address: String) throws -> CachedPage?
  /// Takes books of a page that has not changed; false when they are not known any more.
  func keep(_ identifiers: [String]) throws -> Bool
  /// Remembers a page for the next time.
  func remember(_ page: CachedPage, _ address: String) throws
  /// Notes that a page that has not changed belongs to the catalogue.
  func visit(_ address: String) throws
}

extension BookImport: CatalogueSink {}

/// How much of a catalogue is read.
package struct CatalogueLimits: Hashable, Sendable {
  /// Documents.
  package var pages = 4_000
  package var books = 150_000
  /// Feeds below feeds.
  package var depth = 4
  /// Feeds one after the other that have nothing new, before the rest is believed to have nothing either.
  package var fruitless = 8

  package init() {}
}
