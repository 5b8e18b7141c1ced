import Foundation

/// The package document of an EPUB file.
struct EPUBPackage {
  private static let opf = "http://www.idpf.org/2007/opf|"
  private static let elements = "http://purl.org/dc/elements/1.1/|"

  let root: MarkupElement
  /// Its name in the archive; names in it begin at its folder.
  let name: String
  let path: String

  private var metadata: [MarkupElement] {
    // Some version 2 files wrap Dublin Core in an element of its own.
    let all = root.first(Self.opf + "metadata")?.elements ?? []
    return all.flatMap { $0.localName.hasSuffix("-metadata") ? $0.elements : [$0] }
  }

  private func dublinCore(_ name: String) -> [MarkupElement] {
    metadata.filter { $0.name == Self.elements + name }
  }

  /// The value of `<meta name= content=>`, as version 2 has it.
  private func old(_ name: String) -> String? {
    metadata.first { $0.name == Self.opf + "meta" && $0["name"] == name }?["content"]
  }

  /// The value of `<meta property= refines=>`, as version 3 has it.
  private func property(_ property: String, of element: MarkupElement? = nil) -> String? {
    let id = element.map { "#" + ($0["id"] ?? "") }
    return metadata.first {
      $0.name == Self.opf + "meta" && $0["property"] == property && $0["refines"] == id
    }?.text
  }

  init(_ root: MarkupElement, name: String, path: String) {
    self.root = root
    self.name = name
    self.path = path
  }

  /// The book; nil when it has no title.
  var book: Book? {
    let titles = dublinCore("title")
    let main = titles.first { property("title-type", of: $0) == "main" } ?? titles.first
    guard let main, let title = PlainText.line(main.text) else { return nil }
    var book = Book(identifier: identifier, title: title)
    book.subtitle = PlainText.line(
      titles.first { property("title-type", of: $0) == "subtitle" }?.text)
    book.authors = Facts.distinct(authors, limit: Facts.authorLimit)
    book.subjects = Facts.distinct(dublinCore("subject").map(\.text), limit: Facts.subjectLimit)
    book.languages = Facts.distinct(
      dublinCore("language").compactMap { Facts.language($0.text) }, limit: 10)
    book.summary = dublinCore("description").first.flatMap { HTMLText.plain($0.text) }
    book.publisher = PlainText.line(dublinCore("publisher").first?.text)
    let dates = dublinCore("date")
    let published = dates.first { $0[Self.opf + "event"] == "publication" }
    book.published = Facts.date((published ?? dates.first)?.text)
    book.pages = Facts.pages(property("schema:numberOfPages"))
    book.rating = Facts.stars(
      old("calibre:rating").flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }, best: 10)
    book.series = series
    book.cover = cover.map { .member(archive: path, name: $0) }
    return book
  }

  private var identifier: String {
    let unique = root["unique-identifier"]
    let all = dublinCore("identifier")
    let own = all.first { $0["id"] != nil && $0["id"] == unique } ?? all.first
    // Files of one folder may bear the same identifier.
    return [PlainText.line(own?.text), path].compactMap { $0 }.joined(separator: " · ")
  }

  private var authors: [String] {
    let creators = dublinCore("creator")
    let writers = creators.filter { creator in
      let role = creator[Self.opf + "role"] ?? property("role", of: creator)
      return role == nil || role == "aut"
    }
    return (writers.isEmpty ? creators : writers).map(\.text)
  }

  private var series: Book.Series? {
    if let name = PlainText.line(old("calibre:series")) {
      return Book.Series(name: name, position: old("calibre:series_index").flatMap { Double($0) })
    }
    let collection = metadata.first {
      $0.name == Self.opf + "meta" && $0["property"] == "belongs-to-collection"
    }
    guard let collection, let name = PlainText.line(collection.text) else { return nil }
    let position = property("group-position", of: collection)
    return Book.Series(name: name, position: position.flatMap { Double($0) })
  }

  /// The name of the cover's picture in the archive.
  private var cover: String? {
    let items = root.first(Self.opf + "manifest")?.all(Self.opf + "item") ?? []
    let pictures = items.filter { $0["media-type"]?.hasPrefix("image/") == true }
    let named = old("cover")
    let item =
      pictures.first { $0["properties"]?.split(separator: " ").contains("cover-image") == true }
      ?? pictures.first { $0["id"] != nil && $0["id"] == named }
      ?? pictures.first { $0["href"] != nil && $0["href"] == named }
      ?? pictures.first { "\($0["id"] ?? "") \($0["href"] ?? "")".lowercased().contains("cover") }
    return item?["href"].flatMap { resolved($0) }
  }

  /// A reference as a name in the archive; nil when it leads out of it.
  private func resolved(_ reference: String) -> String? {
    let plain = reference.prefix { $0 != "#" && $0 != "?" }
    guard let decoded = String(plain).removingPercentEncoding, !decoded.hasPrefix("/") else {
      return nil
    }
    var parts = name.split(separator: "/").dropLast().map(String.init)
    for part in decoded.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
