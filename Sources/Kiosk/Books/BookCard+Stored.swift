import Bookshelf
import Foundation
import Screens
import Store

extension BookCard {
  /// What a card tells of a stored book, with numbers and languages as a locale writes them.
  init(_ stored: StoredBook, locale: Locale) {
    let book = stored.book
    self.init(
      id: stored.id, title: book.title, author: book.authorLine, rating: book.rating,
      fact: book.fact(locale))
  }
}

extension BookDetail {
  /// What a book's page tells beyond its card.
  init(_ book: Book, locale: Locale) {
    var facts: [Named] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { facts.append(Named(name: name, text: text)) }
    }
    add("Price", book.price?.text(locale))
    add("Copies", book.copies?.text)
    add("Shelf", book.shelf)
    add("Pages", book.pages.map(String.init))
    add("Language", book.languageNames(locale))
    add("Published", book.published.map { String($0.year) })
    add("Series", book.series?.name)
    add("Publisher", book.publisher)
    self.init(summary: book.summary ?? "", facts: facts, link: book.link)
  }
}

extension Book {
  /// The authors in a line; nil when there are none.
  fileprivate var authorLine: String? {
    switch authors.count {
    case 0: nil
    case 1...3: authors.joined(separator: ", ")
    default: authors.prefix(2).joined(separator: ", ") + " and others"
    }
  }

  /// The first of copies, price, pages and language that the source has.
  fileprivate func fact(_ locale: Locale) -> BookCard.Fact? {
    if let number = copies?.available ?? copies?.total {
      return BookCard.Fact(
        figure: String(number),
        unit: (number == 1 ? "copy" : "copies") + (copies?.available == nil ? "" : " here"))
    }
    if let price { return BookCard.Fact(figure: price.text(locale), unit: "") }
    if let pages {
      return BookCard.Fact(figure: String(pages), unit: pages == 1 ? "page" : "pages")
    }
    return languageNames(locale).map { BookCard.Fact(figure: $0, unit: "") }
  }

  fileprivate func languageNames(_ locale: Locale) -> String? {
    let names = languages.prefix(3).map { tag in
      locale.localizedString(forLanguageCode: tag) ?? tag
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}

extension Book.Price {
  /// The amount with its currency and that one's digits.
  fileprivate func text(_ locale: Locale) -> String {
    guard let amount = Decimal(string: amount) else { return "\(amount) \(currency)" }
    return amount.formatted(.currency(code: currency).locale(locale))
  }
}

extension Book.Copies {
  fileprivate var text: String? {
    switch (available, total) {
    case (let available?, let total?): "\(available) of \(total) here"
    case (let available?, nil): "\(available) here"
    case (nil, let total?): String(total)
    case (nil, nil): nil
    }
  }
}
