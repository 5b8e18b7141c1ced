import Bookshelf
import CommandLineTools
import Store

/// How a list of books is written. Texts are given out while books come in, for there may be many.
protocol BookReport {
  var head: String { get }
  func entry(_ book: Book, index: Int) -> String
  func tail(books: Int, messages: [String], failure: String?) -> String
}

/// Prints books as they are read.
final class BookPrinter: CatalogueSink {
  private let report: any BookReport
  private var known: Set<String> = []
  private var pending = ""
  private var hasBegun = false

  init(_ report: any BookReport) { self.report = report }

  var books: Int { known.count }

  func add(_ book: Book) throws {
    guard known.insert(book.identifier).inserted else { return }
    begin()
    pending += report.entry(book, index: known.count - 1)
    if pending.utf8.count > 1 << 16 { try flush() }
  }

  func end(messages: [String], failure: String?) throws {
    begin()
    pending += report.tail(books: books, messages: messages, failure: failure)
    try flush()
  }

  private func begin() {
    if !hasBegun { pending = report.head }
    hasBegun = true
  }

  private func flush() throws {
    try StandardOutput.write(pending)
    pending = ""
  }

  // Nothing is known from earlier.
  func page(_ address: String) throws -> CachedPage? { nil }
  func keep(_ identifiers: [String]) throws -> Bool { false }
  func remember(_ page: CachedPage, _ address: String) throws {}
  func visit(_ address: String) throws {}
}
