import Bookshelf
import Foundation
import Store

/// Reads a catalogue of any kind into a sink.
package final class CatalogueReading {
  let source: CatalogueSource
  let sink: any CatalogueSink
  let limits: CatalogueLimits
  /// What was wrong with parts of it, for the log; the rest holds.
  package private(set) var messages: [String] = []
  private let log: (String) -> Void
  let fetcher: WebFetcher

  /// Messages that are kept.
  static let messageLimit = 50

  /// - Parameter hosts: Hosts besides the source's own that may be asked.
  package init(
    _ source: CatalogueSource, into sink: any CatalogueSink, hosts: [String] = [],
    limits: CatalogueLimits = CatalogueLimits(), log: @escaping (String) -> Void
  ) {
    self.source = source
    self.sink = sink
    self.limits = limits
    self.log = log
    let own = source.host.map { [$0] } ?? []
    fetcher = WebFetcher(hosts: Set((own + hosts).map { $0.lowercased() }))
  }

  /// Reads all of it.
  ///
  /// - Throws: ``CatalogueProblem`` or ``FetchProblem`` when it cannot be read to its end, and what the
  ///   sink throws.
  package func run() throws {
    switch source {
    case .web(let address): try CatalogueCrawl(self).run(from: address)
    case .document(let path):
      try CatalogueCrawl(self).run(from: Self.address(ofFile: path))
    case .calibre(let folder): try readCalibre(folder)
    case .epub(let path): try sink.add(try EPUBFile.book(path))
    case .epubs(let folder): try readEPUBs(folder)
    }
  }

  private func readCalibre(_ folder: String) throws {
    let library = try CalibreLibrary(folder)
    for problem in try library.read(limit: limits.books, take: { try sink.add($0) }) {
      note("\(problem)")
    }
  }

  /// Files that have not changed are not opened again.
  private func readEPUBs(_ folder: String) throws {
    let files = try EPUBFolder.files(folder)
    if files.isEmpty {
      throw CatalogueProblem(
        source: folder, message: "has no EPUB files and no Calibre library (metadata.db)")
    }
    if files.count > limits.books {
      note("\(folder): has more than \(limits.books) files; the rest is left out")
    }
    for file in files.prefix(limits.books) {
      if let known = try sink.page(file.path), known.etag == file.stamp,
        try sink.keep(known.books)
      {
        try sink.visit(file.path)
        continue
      }
      do {
        let book = try EPUBFile.book(file.path)
        try sink.add(book)
        try sink.remember(
          CachedPage(etag: file.stamp, modified: nil, books: [book.identifier]), file.path)
      } catch let problem as CatalogueProblem {
        note("\(problem); left out")
      }
    }
  }

  /// A message for the log and the status.
  func note(_ message: String) {
    if messages.count < Self.messageLimit { messages.append(message) }
    log(message)
  }

  static func address(ofFile path: String) -> String {
    URL(fileURLWithPath: path).absoluteString
  }
}
