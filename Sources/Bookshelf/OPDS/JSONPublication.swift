/// A publication of OPDS 2.0.
///
/// What OPDS has no place for is read from members of the metadata with schema.org's names: the rating
/// from `http://schema.org/aggregateRating` (`ratingValue`, `bestRating`), also written
/// `schema:aggregateRating` or `aggregateRating`. The place in the shop is a subject of the scheme
/// `urn:gateframe:shelf`. Price and copies are OPDS's own: `properties` of a link.
struct JSONPublication {
  private let object: JSONObject
  private let metadata: JSONObject?
  private let links: [CatalogueLink]
  private let cover: CoverReference?
  /// What is wrong with parts of it.
  let remarks: [String]

  /// Columns of a picture that are enough for a cover.
  private static let goodWidth = 400

  init(_ object: JSONObject, base: String) {
    self.object = object
    metadata = object.object("metadata")
    links = object.list("links").compactMap { Self.link($0, base: base) }
    let picture = Self.cover(object, base)
    cover = picture.0
    remarks = picture.1
  }

  static func link(_ value: Any, base: String) -> CatalogueLink? {
    guard let object = JSONObject(value), let reference = object.text("href"),
      // A template's parameters are left out.
      let address = WebAddress.resolve(String(reference.prefix { $0 != "{" }), base: base)
    else { return nil }
    var link = CatalogueLink(address: address)
    link.relations = object.list("rel").compactMap { ($0 as? String)?.lowercased() }
    link.type = (object.text("type") ?? "").lowercased().filter { $0 != " " }
    link.width = object.integer("width")
    let properties = object.object("properties")
    if let price = properties?.object("price") {
      link.price = Facts.price(price.decimal("value"), currency: price.text("currency"))
    }
    if let copies = properties?.object("copies") {
      let total = Facts.count(copies.integer("total"))
      let available = Facts.count(copies.integer("available"))
      if total != nil || available != nil {
        link.copies = Book.Copies(total: total, available: available)
      }
    }
    return link
  }

  var book: Result<Book, EntryFault> {
    guard let metadata else { return .failure(EntryFault(message: "has no metadata")) }
    guard let title = PlainText.line(metadata.text("title")) else {
      return .failure(EntryFault(message: "has no title"))
    }
    let authors = Facts.distinct(metadata.names("author"), limit: Facts.authorLimit)
    let own =
      links.first { $0.has("self") }?.address ?? links.first(where: \.isAcquisition)?.address
    let identifier =
      PlainText.line(metadata.text("identifier")) ?? own
      ?? ([title] + authors).joined(separator: " · ")
    var book = Book(identifier: identifier, title: title)
    book.subtitle = PlainText.line(metadata.text("subtitle"))
    book.authors = authors
    book.summary = metadata.text("description").flatMap { HTMLText.plain($0) }
    book.languages = Facts.distinct(
      metadata.list("language").compactMap { Facts.language($0 as? String) }, limit: 10)
    book.published = Facts.date(metadata.text("published"))
    book.publisher = PlainText.line(metadata.names("publisher").first)
    book.pages = Facts.pages(metadata.integer("numberOfPages"))
    book.rating = rating
    book.price = links.price
    book.copies = links.copies
    book.link = links.forPeople
    book.cover = cover
    addSubjects(to: &book)
    addSeries(to: &book)
    return .success(book)
  }

  private func addSubjects(to book: inout Book) {
    guard let metadata else { return }
    var subjects: [String] = []
    for value in metadata.list("subject") {
      let object = JSONObject(value)
      let name = object.flatMap { $0["name"] }.map { JSONObject.text($0) } ?? JSONObject.text(value)
      guard let name else { continue }
      if object?.text("scheme") == Facts.shelfScheme {
        book.shelf = PlainText.line(name, limit: 40)
      } else {
        subjects.append(name)
      }
    }
    book.subjects = Facts.distinct(subjects, limit: Facts.subjectLimit)
  }

  private func addSeries(to book: inout Book) {
    let value = metadata?.object("belongsTo")?.list("series").first
    let object = JSONObject(value)
    let name = object.flatMap { $0["name"] }.map { JSONObject.text($0) } ?? JSONObject.text(value)
    guard let name = PlainText.line(name) else { return }
    book.series = Book.Series(name: name, position: object?.real("position"))
  }

  private var rating: Double? {
    let names = ["http://schema.org/", "https://schema.org/", "schema:", ""].map {
      $0 + "aggregateRating"
    }
    guard let rating = names.lazy.compactMap({ metadata?.object($0) }).first else { return nil }
    return Facts.stars(rating.real("ratingValue"), best: rating.real("bestRating"))
  }

  /// The smallest picture that is large enough, else the largest; those without a size as they come.
  private static func cover(_ object: JSONObject, _ base: String) -> (CoverReference?, [String]) {
    var pictures: [(reference: CoverReference, width: Int?)] = []
    for value in object.list("images") {
      guard let text = JSONObject(value)?.text("href") else { continue }
      if DataAddress.isOne(text) {
        guard let bytes = DataAddress.bytes(text) else {
          return (nil, ["the cover within the publication cannot be read"])
        }
        pictures.append((.data(bytes), nil))
      } else if let link = link(value, base: base), let reference = CoverReference(link.address) {
        pictures.append((reference, link.width))
      }
    }
    let sized = pictures.filter { $0.width != nil }
    let enough = sized.filter { ($0.width ?? 0) >= goodWidth }
    let best =
      enough.min { ($0.width ?? 0) < ($1.width ?? 0) } ?? pictures.first { $0.width == nil }
      ?? sized.max { ($0.width ?? 0) < ($1.width ?? 0) }
    return (best?.reference, [])
  }
}
