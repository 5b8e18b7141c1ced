import Bookshelf
import Foundation

/// Where a catalogue is.
package enum CatalogueSource: Hashable, Sendable {
  /// OPDS on the web.
  case web(String)
  /// OPDS in a file.
  case document(String)
  /// The folder of a Calibre library.
  case calibre(String)
  /// A folder of EPUB files.
  case epubs(String)
  /// One EPUB file.
  case epub(String)

  /// Finds out what a text names: an address, or a path that is looked at.
  ///
  /// - Throws: ``CatalogueProblem``.
  package init(_ text: String) throws(CatalogueProblem) {
    let scheme = WebAddress.scheme(text)
    if scheme == "http" || scheme == "https" {
      guard WebAddress.isWeb(text), let address = WebAddress.resolve(text, base: nil) else {
        throw CatalogueProblem(source: WebAddress.shown(text), message: "is no whole address")
      }
      self = .web(address)
      return
    }
    let given = WebAddress.path(text) ?? text
    let path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CatalogueProblem(
        source: PlainText.line(text) ?? "\"\"",
        message: "not there; expected an address (http or https), a file or a folder")
    }
    if !isFolder.boolValue {
      if path.hasSuffix("/metadata.db") {
        self = .calibre(String(path.dropLast("/metadata.db".count)))
      } else {
        self = path.lowercased().hasSuffix(".epub") ? .epub(path) : .document(path)
      }
    } else if FileManager.default.fileExists(atPath: path + "/metadata.db") {
      self = .calibre(path)
    } else {
      self = .epubs(path)
    }
  }

  /// For messages and the status, without a password.
  package var shown: String {
    switch self {
    case .web(let address): WebAddress.shown(address)
    case .document(let path), .calibre(let path), .epubs(let path), .epub(let path): path
    }
  }

  /// What it is, in words.
  package var kind: String {
    switch self {
    case .web, .document: "OPDS"
    case .calibre: "Calibre library"
    case .epubs: "folder of EPUB files"
    case .epub: "EPUB file"
    }
  }

  /// The folder in which pictures of a local catalogue have to be; nil for one on the web.
  package var folder: String? {
    switch self {
    case .web: nil
    case .calibre(let path), .epubs(let path): path
    case .document(let path), .epub(let path):
      URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
  }

  /// The host of one on the web.
  package var host: String? {
    if case .web(let address) = self { WebAddress.host(address) } else { nil }
  }
}
