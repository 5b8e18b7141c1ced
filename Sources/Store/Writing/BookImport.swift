import Bookshelf
import Database

/// Puts a catalogue in the place of the one that is stored, as one change: readers have the old list
/// until the new one is whole. The first list of a source is shown while it grows.
///
/// Only books that differ are written. Use: `add` and `keep` in the catalogue's order, then `finish`.
package final class BookImport {
  let writer: StoreWriter
  /// For the status, without a password.
  private let source: String
  private let isFirst: Bool
  /// How many books were taken.
  package private(set) var books = 0
  private var hasChanged = false
  private var published = 25
  private var isOpen = false
  private var dataCovers = 0

  /// Pictures within a catalogue that are taken at most.
  static let dataCoverLimit = 2_000

  var database: Database { writer.database }

  /// Begins.
  ///
  /// - Throws: ``DatabaseError``.
  package init(_ writer: StoreWriter, source: String) throws {
    self.writer = writer
    self.source = source
    isFirst = try writer.status().source != source
    try writer.database.execute(
      """
      DROP TABLE IF EXISTS temp.seen;
      CREATE TEMP TABLE seen(rank INTEGER PRIMARY KEY, book INTEGER NOT NULL UNIQUE);
      DROP TABLE IF EXISTS temp.visited;
      CREATE TEMP TABLE visited(address TEXT PRIMARY KEY) WITHOUT ROWID;
      BEGIN IMMEDIATE
      """)
    isOpen = true
  }

  deinit { if isOpen { try? writer.database.execute("ROLLBACK") } }

  /// Takes the next book; one whose identifier was taken before is left out.
  ///
  /// - Throws: ``DatabaseError``.
  package func add(_ book: Book) throws {
    let cover = try book.cover.map { try coverNumber($0) }
    let digest = BookDigest.of(book, cover: cover)
    let known = try database.rows(
      "SELECT id, digest FROM book WHERE identifier = ?", .text(book.identifier)
    ) { (id: Int64($0.integer(0) ?? 0), digest: Int64($0.integer(1) ?? 0)) }.first
    let id: Int64
    if let known {
      id = known.id
      if known.digest != digest {
        try database.run("DELETE FROM search WHERE rowid = ?", .integer(id))
        try write(book, id: id, digest: digest, cover: cover)
      }
    } else {
      try database.run(
        "INSERT INTO book(identifier, digest, title, authors) VALUES(?, 0, '', '')",
        .text(book.identifier))
      id = database.lastRow
      try write(book, id: id, digest: digest, cover: cover)
    }
    try see(id)
    try publishIfFirst()
  }

  /// Takes books that have not changed, by their identifiers in order; false when one of them is not
  /// stored, so that their page has to be read again. Then none is taken.
  ///
  /// - Throws: ``DatabaseError``.
  package func keep(_ identifiers: [String]) throws -> Bool {
    var ids: [Int64] = []
    for identifier in identifiers {
      guard
        let id = try database.number("SELECT id FROM book WHERE identifier = ?", .text(identifier))
      else { return false }
      ids.append(Int64(id))
    }
    for id in ids { try see(id) }
    return true
  }

  private func see(_ id: Int64) throws {
    try database.run(
      "INSERT OR IGNORE INTO seen(rank, book) VALUES(?, ?)", .integer(Int64(books)), .integer(id))
    books += database.changes
  }

  private func write(_ book: Book, id: Int64, digest: Int64, cover: Int64?) throws {
    hasChanged = true
    try BookRows.write(book, id: id, digest: digest, cover: cover, database)
  }

  /// The number of a cover; a picture that comes with the catalogue is laid beside the others.
  private func coverNumber(_ reference: CoverReference) throws -> Int64 {
    let key = SQLValue.text(CoverKey.text(reference))
    let find = "SELECT id FROM cover WHERE reference = ?"
    if let known = try database.number(find, key) { return Int64(known) }
    try database.run("INSERT INTO cover(reference) VALUES(?)", key)
    let id = database.lastRow
    if case .data(let bytes) = reference {
      dataCovers += 1
      if dataCovers <= Self.dataCoverLimit {
        try StoreFiles.write(bytes, writer.places.embedded(id))
      }
    }
    return id
  }

  /// Shows what has come of a source's first list, each time it has doubled.
  private func publishIfFirst() throws {
    guard isFirst, books >= published * 2 else { return }
    published = books
    try ListingRows.write(database)
    try writer.note(StatusKey.source, source)
    try writer.count(StatusKey.bookChanges)
    try database.execute("COMMIT; BEGIN IMMEDIATE")
  }

  /// Ends.
  ///
  /// - Parameters:
  ///   - failure: Why the catalogue could not be read to its end. The list that was stored stays; if
  ///     this would be the first, it is what was read.
  ///   - now: Seconds since 1970.
  /// - Returns: Whether readers have another list now.
  /// - Throws: ``DatabaseError``.
  package func finish(failure: String?, messages: [String], now: Int) throws -> Bool {
    var isNew = false
    if failure == nil || (isFirst && books > 0) {
      isNew = try replace(isWhole: failure == nil)
      try writer.note(StatusKey.source, source)
      if failure == nil { try writer.note(StatusKey.good, "\(now)") }
      if isNew { try writer.count(StatusKey.bookChanges) }
    } else {
      try database.execute("ROLLBACK; BEGIN IMMEDIATE")
    }
    try writer.note(StatusKey.checked, "\(now)")
    try writer.note(StatusKey.failure, failure ?? "")
    try database.execute("DELETE FROM message")
    for text in messages.prefix(50) {
      try database.run(
        "INSERT INTO message(time, text) VALUES(?, ?)", .integer(Int64(now)), .text(text))
    }
    try database.execute("COMMIT")
    isOpen = false
    if isNew { writer.removeStrayCovers() }
    return isNew
  }

  /// Removes what the catalogue has no more and orders the lists anew, where that changes anything.
  private func replace(isWhole: Bool) throws -> Bool {
    try database.execute(
      """
      DELETE FROM search WHERE rowid NOT IN (SELECT book FROM seen);
      DELETE FROM detail WHERE book NOT IN (SELECT book FROM seen);
      DELETE FROM book WHERE id NOT IN (SELECT book FROM seen)
      """)
    if database.changes > 0 { hasChanged = true }
    if isWhole {
      try database.execute("DELETE FROM page WHERE address NOT IN (SELECT address FROM visited)")
    }
    let same = try database.number(
      """
      SELECT count(*) FROM seen JOIN listing ON listing.subject = 0 AND listing.rank = seen.rank
      AND listing.book = seen.book
      """)
    let before = try database.number("SELECT count(*) FROM listing WHERE subject = 0")
    guard hasChanged || same != books || before != books else { return false }
    try ListingRows.write(database)
    try database.execute(
      """
      DELETE FROM cover WHERE NOT EXISTS (SELECT 1 FROM book WHERE book.cover = cover.id)
      """)
    return true
  }
}
