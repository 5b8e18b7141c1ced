import Bookshelf
import Store

/// Goes through the documents of an OPDS catalogue: page after page, then the feeds it leads to, each
/// once.
///
/// Many catalogues list the same books by title, author and subject. So a page without a new book ends
/// its feed, and several such feeds in a row end the catalogue.
final class CatalogueCrawl {
  private let reading: CatalogueReading
  private var visited: Set<String> = []
  private var queue: [(address: String, depth: Int)] = []
  private var fruitless = 0
  private var isOver = false

  static let accept = """
    application/opds+json;q=0.9, application/atom+xml;profile=opds-catalog, \
    application/atom+xml;q=0.8, application/xml;q=0.5, */*;q=0.1
    """

  private var limits: CatalogueLimits { reading.limits }

  /// A document as it was read, or as it is known to be still.
  private struct Page {
    var next: String?
    var sections: [String]
    var isFirstComplete = false
    var hasBooks: Bool
  }

  init(_ reading: CatalogueReading) { self.reading = reading }

  func run(from address: String) throws {
    queue = [(address, 0)]
    while !queue.isEmpty, !isOver {
      let (address, depth) = queue.removeFirst()
      if visited.contains(address) { continue }
      try readFeed(address, depth)
    }
  }

  private func readFeed(_ first: String, _ depth: Int) throws {
    var address: String? = first
    let before = reading.sink.books
    var hadBooks = false
    while let place = address, !isOver {
      guard visited.insert(place).inserted else {
        reading.note("\(WebAddress.shown(place)): the pages lead back here; not followed again")
        break
      }
      guard visited.count <= limits.pages else {
        return end("has more than \(limits.pages) pages; the rest is left out")
      }
      let known = reading.sink.books
      guard let page = try document(place, isOptional: depth > 0 && place == first) else { return }
      hadBooks = hadBooks || page.hasBooks
      if depth < limits.depth { enqueue(page, depth + 1) }
      let isNew = reading.sink.books > known
      address = isNew || !page.hasBooks ? page.next.flatMap { allowed($0, from: place) } : nil
    }
    guard hadBooks else { return }
    fruitless = reading.sink.books > before ? 0 : fruitless + 1
    if fruitless >= limits.fruitless { isOver = true }
  }

  private func enqueue(_ page: Page, _ depth: Int) {
    let wanted = page.isFirstComplete ? Array(page.sections.prefix(1)) : page.sections
    for section in wanted where queue.count < limits.pages {
      if let section = allowed(section, from: section), !visited.contains(section) {
        queue.append((section, depth))
      }
    }
  }

  private func end(_ message: String) {
    reading.note("\(reading.source.shown): \(message)")
    isOver = true
  }

  /// An address if it may be followed: on the web by the fetcher's rules, in files below the source's
  /// folder.
  private func allowed(_ address: String, from place: String) -> String? {
    if WebAddress.isWeb(address) {
      if reading.fetcher.allows(address) { return address }
    } else if let path = WebAddress.path(address), let folder = reading.source.folder,
      LocalFile.isInside(path, folder)
    {
      return address
    }
    reading.note("\(WebAddress.shown(address)): elsewhere than its catalogue; not followed")
    return nil
  }

  /// Reads a document; nil when it is an optional one that is not there or no catalogue.
  private func document(_ address: String, isOptional: Bool) throws -> Page? {
    do {
      return try document(address)
    } catch let problem as FetchProblem where isOptional && problem.kind == .refused {
      reading.note("\(problem); left out")
    } catch let problem as CatalogueProblem where isOptional {
      reading.note("\(problem); left out")
    }
    return nil
  }

  private func document(_ address: String) throws -> Page {
    let sink = reading.sink
    let known = try sink.page(address)
    switch try fetch(address, known) {
    case .unchanged:
      if let known, try sink.keep(known.books) {
        try sink.visit(address)
        return Page(next: known.next, sections: known.sections, hasBooks: !known.books.isEmpty)
      }
      guard case .content(let content) = try fetch(address, nil) else {
        throw FetchProblem(.failed, address, "answers \"not modified\" to a first question")
      }
      return try take(content, address)
    case .content(let content): return try take(content, address)
    }
  }

  private func take(_ content: Fetched.Content, _ address: String) throws -> Page {
    let read = try OPDS.read(
      content.bytes, contentType: content.contentType, address: content.address)
    for problem in read.problems { reading.note("\(problem)") }
    for book in read.books {
      guard reading.sink.books < limits.books else {
        end("has more than \(limits.books) books; the rest is left out")
        break
      }
      try reading.sink.add(book)
    }
    let sections = read.isFirstComplete ? Array(read.sections.prefix(1)) : read.sections
    if !isOver {
      try reading.sink.remember(
        CachedPage(
          etag: content.etag, modified: content.modified, next: read.next, sections: sections,
          books: read.books.map(\.identifier)), address)
    }
    return Page(
      next: read.next, sections: sections, isFirstComplete: read.isFirstComplete,
      hasBooks: !read.books.isEmpty)
  }

  private func fetch(_ address: String, _ known: CachedPage?) throws -> Fetched {
    if let path = WebAddress.path(address) {
      // A file that has not changed since: its size and time stand for an ETag.
      let stamp = EPUBFolder.stamp(path)
      if let stamp, stamp == known?.etag { return .unchanged }
      var content = Fetched.Content(
        bytes: try LocalFile.read(path, limit: OPDS.byteLimit), address: address)
      content.etag = stamp
      return .content(content)
    }
    return try reading.fetcher.fetch(
      address, accept: Self.accept, etag: known?.etag, modified: known?.modified,
      limit: OPDS.byteLimit)
  }
}
