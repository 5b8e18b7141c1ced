/// A book of a catalogue, as any reader makes it. All texts are plain: no markup, no control characters.
package struct Book: Hashable, Sendable {
  /// Names the book within its catalogue; not for show.
  package var identifier: String
  /// Never empty.
  package var title: String
  package var subtitle: String?
  /// Names as they are shown, in the source's order; may be empty.
  package var authors: [String] = []
  /// Paragraphs parted by line breaks; nil when the source has none, or when it was left out of a
  /// window of the store (see `BookStore.summary(of:)`).
  package var summary: String?
  /// In the source's order.
  package var subjects: [String] = []
  package var series: Series?
  /// BCP 47 tags; most books have one.
  package var languages: [String] = []
  package var published: PublicationDate?
  package var publisher: String?
  /// At least 1.
  package var pages: Int?
  /// Stars, 0 to 5; nil when the source rates nothing (which is not zero stars).
  package var rating: Double?
  package var price: Price?
  package var copies: Copies?
  /// Where it stands in the shop, such as `B4`.
  package var shelf: String?
  /// An address for people: a page about the book, or where it is had; http or https.
  package var link: String?
  package var cover: CoverReference?

  package init(identifier: String, title: String) {
    self.identifier = identifier
    self.title = title
  }

  /// A series and the place in it.
  package struct Series: Hashable, Sendable {
    package var name: String
    /// May have a fraction.
    package var position: Double?

    package init(name: String, position: Double? = nil) {
      self.name = name
      self.position = position
    }
  }

  /// An amount of money.
  package struct Price: Hashable, Sendable {
    /// In decimal digits with at most one point, such as `12.50`; never negative.
    package var amount: String
    /// ISO 4217, three capital letters.
    package var currency: String

    package init(amount: String, currency: String) {
      self.amount = amount
      self.currency = currency
    }
  }

  /// How many copies there are.
  package struct Copies: Hashable, Sendable {
    package var total: Int?
    package var available: Int?

    package init(total: Int? = nil, available: Int? = nil) {
      self.total = total
      self.available = available
    }
  }
}

/// A date of publication, as exact as the source has it.
package struct PublicationDate: Hashable, Sendable {
  /// 1 to 9999.
  package var year: Int
  package var month: Int?
  package var day: Int?

  package init(year: Int, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
  }
}

/// Where the picture of a cover comes from; only who has the network and the decoders follows it.
package enum CoverReference: Hashable, Sendable {
  /// An http or https address.
  case address(String)
  /// A picture's file.
  case file(String)
  /// A file within an EPUB file.
  case member(archive: String, name: String)
  /// The picture itself, encoded.
  case data([UInt8])
}
