import Bookshelf
import Foundation
import Imaging
import Raster
import Store

@testable import Feeds

/// Feeds and pictures for tests.
enum Sample {
  static func feed(_ inner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom"><title>Books</title>\(inner)</feed>
    """
  }

  static func entry(_ title: String, cover: String? = nil) -> String {
    """
    <entry><title>\(title)</title><id>urn:\(title)</id>
    <link rel="http://opds-spec.org/acquisition" href="/\(title).epub" type="application/epub+zip"/>
    \(cover.map { #"<link rel="http://opds-spec.org/image" type="image/png" href="\#($0)"/>"# } ?? "")</entry>
    """
  }

  static func next(_ address: String) -> String { #"<link rel="next" href="\#(address)"/>"# }

  static func section(_ title: String, _ address: String) -> String {
    """
    <entry><title>\(title)</title><id>urn:section:\(title)</id>
    <link type="application/atom+xml;profile=opds-catalog" href="\(address)"/></entry>
    """
  }

  static func folder() throws -> String {
    let path =
      FileManager.default.temporaryDirectory.path + "/gf-feeds-" + UUID().uuidString.prefix(8)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  static func picture(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFF20_4080) throws -> [UInt8]
  {
    let surface = Surface(width: width, height: height)
    surface.fill(pixel)
    return try PNG.encode(surface)
  }
}

/// A service with a store of its own, whose log is kept.
final class TestService {
  let writer: StoreWriter
  let service: BookService
  let store: BookStore
  let log = Log()
  private var now = 1_000_000

  final class Log { var lines: [String] = [] }

  init(_ source: String, change: (inout BookService.Options) -> Void = { _ in }) throws {
    let places = StorePlaces(folder: try Sample.folder() + "/store")
    writer = try StoreWriter(places)
    var options = BookService.Options(source: source)
    change(&options)
    let log = log
    service = BookService(writer, options) { log.lines.append($0) }
    store = BookStore(places)
  }

  /// Looks at the source now.
  func look() throws {
    now = max(now + 1, service.due)
    try service.work(now: now)
  }

  /// Does what there is to do about covers.
  func fetchCovers() throws {
    for _ in 0..<50 where service.hasWork(now: now) && now < service.due {
      try service.work(now: now)
    }
  }

  var titles: [String] { store.rows(subject: BookStore.all, 0..<10_000).map(\.book.title) }
  var failure: String? { store.status()?.failure }
}
