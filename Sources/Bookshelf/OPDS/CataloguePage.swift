import Foundation

/// One document of a catalogue, as it was read.
package struct CataloguePage: Hashable, Sendable {
  package var title: String?
  package var books: [Book] = []
  /// The page after this; absolute.
  package var next: String?
  /// Other feeds of the catalogue, absolute, the one with all books first where it is told.
  package var sections: [String] = []
  /// Whether the first of `sections` is said to have all books.
  package var isFirstComplete = false
  /// What was wrong with entries; the rest holds.
  package var problems: [CatalogueProblem] = []

  package init() {}

  /// The most problems that are listed.
  static let problemLimit = 50

  mutating func note(_ source: String, _ place: String?, _ message: String) {
    guard problems.count < Self.problemLimit else { return }
    problems.append(
      CatalogueProblem(source: WebAddress.shown(source), place: place, message: message))
  }

  /// Takes a book unless its identifier is known already.
  mutating func add(_ book: Book, known: inout Set<String>) {
    if known.insert(book.identifier).inserted { books.append(book) }
  }
}

/// Reading the documents of OPDS.
package enum OPDS {
  /// The largest document, in bytes.
  package static let byteLimit = 32 << 20

  /// Reads a document of OPDS 1.2 (Atom) or 2.0 (JSON), which is told by how it begins.
  ///
  /// - Parameters:
  ///   - contentType: That of the answer which brought it, if any.
  ///   - address: Where it is from; relative addresses in it begin there.
  /// - Throws: ``CatalogueProblem``.
  package static func read(
    _ bytes: [UInt8], contentType: String? = nil, address: String
  ) throws(CatalogueProblem) -> CataloguePage {
    let source = WebAddress.shown(address)
    guard bytes.count <= byteLimit else {
      throw CatalogueProblem(
        source: source, message: "has \(bytes.count) bytes; at most \(byteLimit) are read")
    }
    if isWebPage(bytes, contentType) {
      throw CatalogueProblem(
        source: source,
        message: "is a web page, perhaps one that asks for a login; expected a catalogue in OPDS")
    }
    if beginsAsJSON(bytes) { return try OPDSJSON.read(bytes, address: address) }
    return try OPDSAtom.read(bytes, charset: charset(contentType), address: address)
  }

  /// The value of `charset` in a content type.
  static func charset(_ contentType: String?) -> String? {
    guard let parts = contentType?.lowercased().split(separator: ";").dropFirst() else {
      return nil
    }
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if pair.count == 2, pair[0] == "charset" {
        return pair[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
      }
    }
    return nil
  }

  private static func isWebPage(_ bytes: [UInt8], _ contentType: String?) -> Bool {
    let head = String(decoding: bytes.prefix(1_000), as: UTF8.self).lowercased()
    if head.contains("<!doctype html") || head.contains("<html") { return true }
    let type = contentType?.lowercased() ?? ""
    return type.hasPrefix("text/html") && !head.contains("<feed") && !head.contains("<entry")
      && !beginsAsJSON(bytes)
  }

  private static func beginsAsJSON(_ bytes: [UInt8]) -> Bool {
    // Past a mark of the encoding and the zeros of UTF-16.
    let first = bytes.prefix(64).first { byte in
      ![0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0x00, 0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}
