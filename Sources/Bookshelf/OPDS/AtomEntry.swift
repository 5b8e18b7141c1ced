/// An entry of an Atom feed: a book, or the way to another feed.
struct AtomEntry {
  let element: MarkupElement
  let links: [CatalogueLink]
  /// Pictures that stand in the entry's own links.
  private let embedded: [UInt8]?
  /// What is wrong with parts of the entry.
  let remarks: [String]

  private static let terms = "http://purl.org/dc/terms/|"
  private static let elements = "http://purl.org/dc/elements/1.1/|"
  private static let schema = "http://schema.org/|"
  private static let opds = "http://opds-spec.org/2010/catalog|"
  private static let library = "http://librarysimplified.org/terms/|"
  private static let streaming = "http://vaemendis.net/opds-pse/ns|"

  init(_ element: MarkupElement) {
    self.element = element
    var links: [CatalogueLink] = []
    var remarks: [String] = []
    var embedded: [UInt8]?
    for link in element.all(OPDSAtom.atom + "link") {
      if let address = link["href"], DataAddress.isOne(address) {
        guard embedded == nil else { continue }
        embedded = DataAddress.bytes(address)
        if embedded == nil { remarks.append("the cover within the entry cannot be read") }
      } else if let read = Self.link(link) {
        links.append(read)
      }
    }
    self.links = links
    self.embedded = embedded
    self.remarks = remarks
  }

  static func link(_ element: MarkupElement) -> CatalogueLink? {
    guard let reference = element["href"],
      let address = WebAddress.resolve(reference, base: element.base)
    else { return nil }
    var link = CatalogueLink(address: address)
    link.relations = (element["rel"] ?? "alternate").lowercased().split(separator: " ").map(
      String.init)
    link.type = (element["type"] ?? "").lowercased().filter { $0 != " " }
    link.pages = element[streaming + "count"].flatMap { Facts.pages(Int($0)) }
    if let price = element.first(opds + "price") {
      link.price = Facts.price(price.text, currency: price["currencycode"])
    }
    if let copies = element.first(opds + "copies") ?? element.first(library + "copies") {
      let total = Facts.count(copies["total"].flatMap { Int($0) })
      let available = Facts.count(copies["available"].flatMap { Int($0) })
      if total != nil || available != nil {
        link.copies = Book.Copies(total: total, available: available)
      }
    }
    return link
  }

  /// An entry that leads to another feed and offers nothing is none.
  var isBook: Bool {
    if links.contains(where: \.isAcquisition) { return true }
    return !links.contains { $0.isFeed && !$0.has("self") && !$0.has("related") && !$0.has("up") }
  }

  /// Calibre lists its other libraries in the feed of one.
  var isOtherLibrary: Bool {
    element.first(OPDSAtom.atom + "id")?.text.hasPrefix("calibre-library:") == true
  }

  var book: Result<Book, EntryFault> {
    guard let title = PlainText.line(value("title", in: OPDSAtom.atom)?.plainText) else {
      return .failure(EntryFault(message: "has no title"))
    }
    let authors = element.all(OPDSAtom.atom + "author").compactMap {
      $0.first(OPDSAtom.atom + "name")?.text
    }
    let names = Facts.distinct(authors, limit: Facts.authorLimit)
    let identifier =
      PlainText.line(value("id", in: OPDSAtom.atom)?.text)
      ?? links.first(where: \.isAcquisition)?.address ?? ([title] + names).joined(separator: " · ")
    var book = Book(identifier: identifier, title: title)
    book.authors = names
    book.subtitle = PlainText.line(value("alternativeHeadline", in: Self.schema)?.text)
    addSubjects(to: &book)
    book.languages = Facts.distinct(
      dublinCore("language").compactMap { Facts.language($0.text) }, limit: 10)
    book.published = Facts.date((dublinCore("issued").first ?? dublinCore("date").first)?.text)
    book.publisher = PlainText.line(dublinCore("publisher").first?.text)
    book.pages =
      links.lazy.compactMap(\.pages).first ?? Facts.pages(dublinCore("extent").first?.text)
    book.rating = rating
    book.price = links.price
    book.copies = links.copies
    book.link = links.forPeople
    book.cover = embedded.map(CoverReference.data) ?? links.cover
    addSeries(to: &book)
    addText(to: &book)
    return .success(book)
  }

  private func value(_ name: String, in namespace: String) -> MarkupElement? {
    element.first(namespace + name)
  }

  /// Feeds write Dublin Core in either of its two namespaces.
  private func dublinCore(_ name: String) -> [MarkupElement] {
    element.all(Self.terms + name) + element.all(Self.elements + name)
  }

  private func addSubjects(to book: inout Book) {
    let categories = element.all(OPDSAtom.atom + "category")
    let shelf = categories.first { $0["scheme"] == Facts.shelfScheme }
    book.shelf = PlainText.line(shelf.flatMap { $0["label"] ?? $0["term"] }, limit: 40)
    book.subjects = Facts.distinct(
      categories.filter { $0["scheme"] != Facts.shelfScheme }.compactMap {
        $0["label"] ?? $0["term"]
      },
      limit: Facts.subjectLimit)
  }

  private var rating: Double? {
    let ratings = element.all(Self.schema + "Rating")
    let own =
      ratings.first { $0[Self.schema + "additionalType"] == nil }
      ?? ratings.first { rating in
        rating[Self.schema + "additionalType"]?.lowercased().hasSuffix("rating") == true
      }
    guard let own else { return nil }
    let value = own[Self.schema + "ratingValue"] ?? own["ratingValue"]
    let best = own[Self.schema + "bestRating"] ?? own["bestRating"]
    return Facts.stars(value.flatMap { Double($0) }, best: best.flatMap { Double($0) })
  }

  private func addSeries(to book: inout Book) {
    guard let series = element.first(Self.schema + "Series"),
      let name = PlainText.line(series["name"] ?? series[Self.schema + "name"])
    else { return }
    let position = series["position"] ?? series[Self.schema + "position"]
    book.series = Book.Series(name: name, position: position.flatMap { Double($0) })
  }

  /// The longer of content and summary; the head that Calibre puts before the text gives facts.
  private func addText(to book: inout Book) {
    let texts = ["content", "summary"].compactMap { value($0, in: OPDSAtom.atom)?.plainText }
      .compactMap { PlainText.paragraphs($0) }
    guard let text = texts.first else { return }
    book.summary = CalibreHead.take(from: text, into: &book)
  }
}

extension MarkupElement {
  /// What an Atom text holds: plain text, HTML in text, or HTML's own elements.
  fileprivate var plainText: String {
    switch self["type"]?.lowercased() {
    case "xhtml", "application/xhtml+xml": return htmlText
    case "html", "text/html": return HTMLText.plain(text) ?? ""
    default:
      // Feeds that put markup into plain texts are common.
      if elements.isEmpty {
        return text.contains("<") || text.contains("&") ? HTMLText.plain(text) ?? "" : text
      }
      return htmlText
    }
  }
}
