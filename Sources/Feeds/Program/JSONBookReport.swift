import Bookshelf
import Foundation

/// Books for programs: one object, its members as `books.md` tells.
struct JSONBookReport: BookReport {
  private let source: CatalogueSource

  init(_ source: CatalogueSource) { self.source = source }

  var head: String {
    "{\"source\":\(Self.text(source.shown)),\"kind\":\(Self.text(source.kind)),\"books\":["
  }

  func entry(_ book: Book, index: Int) -> String {
    (index == 0 ? "\n" : ",\n") + Self.encoded(BookRecord(book))
  }

  func tail(books: Int, messages: [String], failure: String?) -> String {
    let list = messages.map(Self.text).joined(separator: ",")
    let end = failure.map(Self.text) ?? "null"
    return "\n],\"count\":\(books),\"messages\":[\(list)],\"failure\":\(end)}\n"
  }

  private static func text(_ text: String) -> String { encoded(text) }

  private static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and lists of them can always be encoded.
    guard let data = try? encoder.encode(value) else { return "null" }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A book as JSON; what is not known is left out.
private struct BookRecord: Encodable {
  struct Series: Encodable {
    let name: String
    let position: Double?
  }

  struct Price: Encodable {
    let amount: String
    let currency: String
  }

  struct Copies: Encodable {
    let total: Int?
    let available: Int?
  }

  let identifier: String
  let title: String
  let subtitle: String?
  let authors: [String]
  let summary: String?
  let subjects: [String]
  let series: Series?
  let languages: [String]
  let published: String?
  let publisher: String?
  let pages: Int?
  let rating: Double?
  let price: Price?
  let copies: Copies?
  let shelf: String?
  let link: String?
  let cover: String?

  init(_ book: Book) {
    identifier = book.identifier
    title = book.title
    subtitle = book.subtitle
    authors = book.authors
    summary = book.summary
    subjects = book.subjects
    series = book.series.map { Series(name: $0.name, position: $0.position) }
    languages = book.languages
    published = book.published.map(Self.text)
    publisher = book.publisher
    pages = book.pages
    rating = book.rating
    price = book.price.map { Price(amount: $0.amount, currency: $0.currency) }
    copies = book.copies.map { Copies(total: $0.total, available: $0.available) }
    shelf = book.shelf
    link = book.link.map(WebAddress.shown)
    cover =
      switch book.cover {
      case .address(let address): WebAddress.shown(address)
      case .file(let path): path
      case .member(let archive, let name): "\(archive)#\(name)"
      case .data(let bytes): "\(bytes.count) bytes within the catalogue"
      case nil: nil
      }
  }

  /// `1925`, `1925-04` or `1925-04-10`.
  private static func text(_ date: PublicationDate) -> String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let parts: [String] =
      [padded(date.year, 4)] + [date.month, date.day].compactMap { $0.map { padded($0, 2) } }
    return parts.joined(separator: "-")
  }
}
