/// What an EPUB file says about itself: versions 2 and 3.
package enum EPUBFile {
  private static let containerLimit = 64 << 10
  private static let packageLimit = 4 << 20
  private static let container = "urn:oasis:names:tc:opendocument:xmlns:container|"

  /// Reads the book of a file.
  ///
  /// - Throws: ``CatalogueProblem``.
  package static func book(_ path: String) throws(CatalogueProblem) -> Book {
    let archive = try Archive(path)
    let name = try packageName(archive, path)
    let root = try document(archive, name, limit: packageLimit, path)
    guard let book = EPUBPackage(root, name: name, path: path).book else {
      throw CatalogueProblem(source: path, place: name, message: "has no title")
    }
    return book
  }

  /// The name of the package document.
  private static func packageName(_ archive: Archive, _ path: String) throws(CatalogueProblem)
    -> String
  {
    let root = try document(archive, "META-INF/container.xml", limit: containerLimit, path)
    let files = root.first(container + "rootfiles")?.all(container + "rootfile") ?? []
    let book = files.first { $0["media-type"] == "application/oebps-package+xml" } ?? files.first
    guard let name = book?["full-path"], !name.isEmpty else {
      throw CatalogueProblem(
        source: path, place: "META-INF/container.xml", message: "names no package document")
    }
    return name
  }

  private static func document(
    _ archive: Archive, _ name: String, limit: Int, _ path: String
  ) throws(CatalogueProblem) -> MarkupElement {
    let bytes = try archive.bytes(name, limit: limit)
    do {
      return try MarkupDocument(bytes).root
    } catch {
      throw CatalogueProblem(
        source: path, place: "\(PlainText.line(name, limit: 120) ?? name), line \(error.line)",
        message: error.message)
    }
  }
}
