import Bookshelf
import Store

/// Keeps the stored books as their source is, and covers as they are asked for.
package final class BookService {
  package struct Options: Hashable, Sendable {
    /// As the configuration names it.
    package var source: String
    /// Hosts besides the source's own.
    package var hosts: [String] = []
    /// Seconds between two looks at the source.
    package var refresh = 3_600
    /// What covers may take on the disk, in bytes.
    package var coverBytes = 256 << 20

    package init(source: String) { self.source = source }
  }

  /// Seconds after which a source that failed is looked at again, doubled each time up to the usual.
  static let firstRetry = 60
  /// Books at the head of the list whose covers are fetched unasked.
  static let prefetched = 500

  private let writer: StoreWriter
  private let options: Options
  private let log: (String) -> Void
  private var covers: CoverFetcher?
  private var failures = 0
  private var wishes: [Int64] = []
  /// When there may be covers to fetch unasked; nil when there are none.
  private var coversDue: Int? = 0
  /// When the source is looked at next.
  private(set) var due = 0

  package init(_ writer: StoreWriter, _ options: Options, log: @escaping (String) -> Void) {
    self.writer = writer
    self.options = options
    self.log = log
  }

  /// When there is something to do without being asked, in seconds since 1970.
  package var nextTime: Int { min(due, coversDue ?? due) }

  /// Asks for the covers of books, before others.
  package func want(_ books: [Int64]) { wishes = Array((books + wishes).prefix(2_000)) }

  /// Whether there is something to do.
  package func hasWork(now: Int) -> Bool { !wishes.isEmpty || now >= nextTime }

  /// Does a little of what there is to do: looks at the source, or fetches a cover or a few.
  ///
  /// - Parameter now: Seconds since 1970.
  /// - Throws: an error when the store cannot be written.
  package func work(now: Int) throws {
    if now >= due { return try look(now: now) }
    if covers == nil { covers = fetcher() }
    guard let covers else { return wishes = [] }
    if !wishes.isEmpty {
      let books = Array(wishes.prefix(4))
      wishes.removeFirst(books.count)
      for task in try writer.coverTasks(books: books, now: now) {
        try covers.run(task, isPinned: false, now: now)
      }
      return try writer.boundCovers(options.coverBytes)
    }
    if let coversDue, now >= coversDue { try prefetch(covers, now: now) }
  }

  /// Fetches covers of the list's head, as long as they leave half of the room to those asked for.
  private func prefetch(_ covers: CoverFetcher, now: Int) throws {
    let tasks =
      try writer.coverBytes(pinnedOnly: true) < options.coverBytes / 2
      ? try writer.coverTasks(first: Self.prefetched, limit: 4, now: now) : []
    for task in tasks { try covers.run(task, isPinned: true, now: now) }
    try writer.boundCovers(options.coverBytes)
    // Those that failed are tried again some time.
    coversDue = tasks.isEmpty ? nil : now
  }

  private func fetcher() -> CoverFetcher? {
    guard let source = try? CatalogueSource(options.source) else { return nil }
    return CoverFetcher(writer, source: source, hosts: options.hosts, log: log)
  }

  /// Looks at the source and takes its list, or notes why not.
  private func look(now: Int) throws {
    var shown = WebAddress.shown(options.source)
    var failure: String?
    var messages: [String] = []
    let source: CatalogueSource?
    do {
      source = try CatalogueSource(options.source)
      shown = source?.shown ?? shown
    } catch {
      source = nil
      failure = "\(error)"
    }
    let storing = try BookImport(writer, source: shown)
    if let source {
      let reading = CatalogueReading(source, into: storing, hosts: options.hosts, log: log)
      do {
        try reading.run()
      } catch let problem as CatalogueProblem {
        failure = "\(problem)"
      } catch let problem as FetchProblem {
        failure = "\(problem)"
      }
      messages = reading.messages
    }
    let count = storing.books
    let isNew = try storing.finish(failure: failure, messages: messages, now: now)
    if let failure {
      failures += 1
      log("books: \(failure); the list before is kept")
    } else {
      failures = 0
      if isNew { log("books: \(count) from \(shown)") }
    }
    due = now + pause
    coversDue = now
    covers = nil
  }

  private var pause: Int {
    failures == 0
      ? options.refresh
      : min(options.refresh, Self.firstRetry << min(failures - 1, 10))
  }
}
