import SwiftUI

/// A catalogue as the book list needs it: counted at once, read a few books at a time, so that the
/// number of books costs nothing.
@MainActor
package protocol BookShelf: AnyObject {
  /// What the catalogue calls itself; empty when it does not say.
  var title: String { get }
  /// Subjects worth a tag, the most frequent first, without that of all books.
  var subjects: [BookSubject] { get }
  /// How many books a selection has.
  func count(of selection: BookSelection) -> Int
  /// The book at a place of a selection, from 0; nil when the catalogue has changed meanwhile.
  func book(at index: Int, of selection: BookSelection) -> BookCard?
  /// What the detail shows beyond the card.
  func detail(of book: BookCard.ID) -> BookDetail
  /// What is known of a book's cover at once.
  func cover(of book: BookCard.ID) -> BookPicture
  /// Makes a cover that is coming ready; nil when it cannot be shown.
  func loadCover(of book: BookCard.ID) async -> UIImage?
}

/// What the catalogue's books are filtered by.
package struct BookSubject: Identifiable, Hashable, Sendable {
  package var id: Int
  package var name: String

  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// A book's cover.
package enum BookPicture: Hashable, Sendable {
  /// There is none: one is drawn from the title.
  case none
  /// There is one, and it has to be made ready.
  case coming
  /// Two to three, or thereabouts.
  case ready(UIImage)
}

/// Which books of a catalogue are listed.
package struct BookSelection: Hashable, Sendable {
  /// Nil for all subjects.
  package var subject: BookSubject.ID?
  /// Words that are all looked for; empty for every book.
  package var words: String

  package init(subject: BookSubject.ID? = nil, words: String = "") {
    self.subject = subject
    self.words = words
  }
}

/// What a card tells of a book.
package struct BookCard: Identifiable, Hashable, Sendable {
  package typealias ID = Int64

  /// A line at the foot of a card: a figure and what it counts.
  package struct Fact: Hashable, Sendable {
    package var figure: String
    package var unit: String

    package init(figure: String, unit: String) {
      self.figure = figure
      self.unit = unit
    }
  }

  package var id: ID
  package var title: String
  /// Nil when the catalogue names nobody.
  package var author: String?
  /// 0 to 5 stars; nil when the catalogue does not rate.
  package var rating: Double?
  /// What the catalogue knows of copies, pages, price or language.
  package var fact: Fact?

  package init(id: ID, title: String, author: String?, rating: Double?, fact: Fact?) {
    self.id = id
    self.title = title
    self.author = author
    self.rating = rating
    self.fact = fact
  }
}

/// What the detail tells of a book beyond its card.
package struct BookDetail: Hashable, Sendable {
  /// Plain text; empty when there is none.
  package var summary: String
  /// Named facts in the order they are shown, such as price, pages and shelf.
  package var facts: [Named]
  /// Where the book can be had, shown as a code to scan.
  package var link: String?

  package struct Named: Hashable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(summary: String = "", facts: [Named] = [], link: String? = nil) {
    self.summary = summary
    self.facts = facts
    self.link = link
  }
}
