/// Reads feeds and entries of OPDS 1.2.
enum OPDSAtom {
  static let atom = "http://www.w3.org/2005/Atom|"
  /// The most entries of a feed.
  static let entryLimit = 50_000

  static func read(
    _ bytes: [UInt8], charset: String?, address: String
  ) throws(CatalogueProblem) -> CataloguePage {
    let reader = FeedReader(address: address)
    let document: MarkupDocument
    do {
      document = try MarkupDocument(
        bytes, charset: charset, base: address, parts: [atom + "entry"],
        reset: { reader.reset() }, take: { reader.take($0) })
    } catch {
      throw CatalogueProblem(
        source: WebAddress.shown(address), place: "line \(error.line)", message: error.message)
    }
    let root = document.root
    guard [atom + "feed", atom + "entry"].contains(root.name) else {
      throw CatalogueProblem(
        source: WebAddress.shown(address),
        message: "begins with <\(root.localName.prefix(40))>; expected an Atom feed or entry")
    }
    if let remark = document.remark { reader.page.note(address, nil, remark) }
    if root.name == atom + "feed" { reader.takeHead(root) }
    return reader.page
  }
}

/// Puts a page together while its entries come in.
private final class FeedReader {
  let address: String
  var page = CataloguePage()
  private var known: Set<String> = []
  private var entries = 0
  private var sections: [CatalogueLink] = []

  init(address: String) { self.address = address }

  func reset() {
    page = CataloguePage()
    known = []
    entries = 0
    sections = []
  }

  func take(_ element: MarkupElement) {
    entries += 1
    guard entries <= OPDSAtom.entryLimit else {
      if entries == OPDSAtom.entryLimit + 1 {
        page.note(
          address, nil, "has more than \(OPDSAtom.entryLimit) entries; the rest is left out")
      }
      return
    }
    let entry = AtomEntry(element)
    let place = "entry \(entries)"
    if entry.isBook {
      switch entry.book {
      case .success(let book):
        page.add(book, known: &known)
        for message in entry.remarks { page.note(address, place, message) }
      case .failure(let fault): page.note(address, place, fault.message + "; left out")
      }
    } else if let link = entry.links.first(where: \.isFeed), !entry.isOtherLibrary {
      sections.append(link)
    }
  }

  /// The feed's own title and links.
  func takeHead(_ root: MarkupElement) {
    page.title = PlainText.line(root.first(OPDSAtom.atom + "title")?.text)
    let links = root.all(OPDSAtom.atom + "link").compactMap { AtomEntry.link($0) }
    page.next = links.first { $0.has("next") && !$0.isAcquisition }?.address
    let crawlable = links.first { $0.has(CatalogueLink.specification + "crawlable") }
    let newest = links.first { $0.has(CatalogueLink.specification + "sort/new") }
    page.isFirstComplete = crawlable != nil
    page.sections = ([crawlable, newest].compactMap { $0 } + sections).map(\.address)
  }
}

/// Why an entry is left out.
struct EntryFault: Error {
  let message: String
}
