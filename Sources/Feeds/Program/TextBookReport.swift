import Bookshelf

/// Books for people: a title, and what is known below it.
struct TextBookReport: BookReport {
  private let source: CatalogueSource

  init(_ source: CatalogueSource) { self.source = source }

  var head: String { "\(source.kind): \(source.shown)\n\n" }

  func entry(_ book: Book, index: Int) -> String {
    let title = [book.title, book.subtitle].compactMap { $0 }.joined(separator: ": ")
    let series = book.series.map { series in
      series.name + (series.position.map { " \(Self.short($0))" } ?? "")
    }
    let facts: [String?] = [
      book.authors.isEmpty ? nil : "by " + book.authors.joined(separator: ", "), series,
      book.published.map { "\($0.year)" },
      book.languages.isEmpty ? nil : book.languages.joined(separator: ", "),
      book.pages.map { "\($0) pages" },
      book.rating.map { "\(Self.short($0)) of 5 stars" },
      book.price.map { "\($0.amount) \($0.currency)" }, copies(book),
      book.shelf.map { "shelf \($0)" }, book.cover == nil ? "no cover" : nil,
    ]
    var lines = [title, "  " + facts.compactMap { $0 }.joined(separator: " · ")]
    if !book.subjects.isEmpty { lines.append("  " + book.subjects.joined(separator: ", ")) }
    if let link = book.link { lines.append("  " + WebAddress.shown(link)) }
    return lines.joined(separator: "\n") + "\n"
  }

  func tail(books: Int, messages: [String], failure: String?) -> String {
    var lines = ["", books == 1 ? "1 book" : "\(books) books"]
    if failure != nil { lines.append("not read to the end") }
    lines += messages.map { "  • " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private func copies(_ book: Book) -> String? {
    switch (book.copies?.available, book.copies?.total) {
    case (let available?, let total?): "\(available) of \(total) copies"
    case (let available?, nil): "\(available) copies there"
    case (nil, let total?): "\(total) copies"
    case (nil, nil): nil
    }
  }

  private static func short(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
