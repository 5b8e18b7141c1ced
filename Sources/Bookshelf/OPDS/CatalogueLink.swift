/// A link of a catalogue's document, in either form of OPDS.
struct CatalogueLink {
  /// In lower case.
  var relations: [String] = []
  /// Absolute.
  var address: String
  /// Media type in lower case, with its parameters.
  var type = ""
  var price: Book.Price?
  var copies: Book.Copies?
  /// Columns of a picture, where they are told.
  var width: Int?
  /// Pages that can be read through the link.
  var pages: Int?

  static let specification = "http://opds-spec.org/"
  static let acquisition = specification + "acquisition"

  func has(_ relation: String) -> Bool { relations.contains(relation) }

  /// Whether it is a way to have the book.
  var isAcquisition: Bool { relations.contains { $0.hasPrefix(Self.acquisition) } }

  /// Whether it leads to another feed.
  var isFeed: Bool {
    (type.hasPrefix("application/atom+xml") && !type.contains("type=entry"))
      || type.hasPrefix("application/opds+json")
  }

  /// Whether it is a picture of the cover; the second form is Calibre's older one.
  var isCover: Bool {
    ["image", "cover"].contains { has(Self.specification + $0) } || has("x-stanza-cover-image")
  }

  /// Whether it is a small picture of the cover.
  var isThumbnail: Bool {
    ["image/thumbnail", "thumbnail"].contains { has(Self.specification + $0) }
      || has("x-stanza-cover-image-thumbnail")
  }
}

extension [CatalogueLink] {
  /// An address for people: a page about the book, or else where it is had.
  var forPeople: String? {
    let web = filter {
      WebAddress.isWeb($0.address) && !$0.isFeed && !$0.isCover && !$0.isThumbnail
    }
    let page = web.first { $0.has("alternate") && $0.type.hasPrefix("text/html") }
    let shop = web.first { $0.has(CatalogueLink.acquisition + "/buy") }
    return (page ?? shop ?? web.first { $0.isAcquisition })?.address
  }

  /// What the first link with a price asks for.
  var price: Book.Price? { lazy.compactMap(\.price).first }

  /// The copies of the first link that tells any.
  var copies: Book.Copies? { lazy.compactMap(\.copies).first }

  /// The best picture of the cover.
  var cover: CoverReference? {
    (first(where: \.isCover) ?? first(where: \.isThumbnail)).flatMap { CoverReference($0.address) }
  }
}

extension CoverReference {
  /// The largest picture within an address, in bytes of its text.
  static let dataLimit = 12 << 20

  /// Reads an absolute address; nil when its kind is not followed.
  init?(_ address: String) {
    if WebAddress.isWeb(address) {
      self = .address(address)
    } else if let path = WebAddress.path(address) {
      self = .file(path)
    } else {
      return nil
    }
  }
}
