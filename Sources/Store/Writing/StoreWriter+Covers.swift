import Database

/// A cover that is to be fetched.
package struct CoverTask: Hashable, Sendable {
  package let id: Int64
  package let key: CoverKey
  /// How often it was tried.
  package let attempts: Int
}

/// Covers: which are wanted, what becomes of them, and how much of the disk they take.
extension StoreWriter {
  /// Times a cover is tried before it is given up.
  static let attemptLimit = 5
  /// Marks covers that stay whatever others are asked for.
  private static let pinned: Int64 = 1 << 40

  /// Covers of these books that are wanted.
  ///
  /// - Throws: ``DatabaseError``.
  package func coverTasks(books: [Int64], now: Int) throws -> [CoverTask] {
    try books.flatMap { book in
      try tasks(
        """
        FROM book JOIN cover ON cover.id = book.cover
        WHERE book.id = ? AND cover.state = 0 AND cover.retry <= ?
        """, .integer(book), .integer(Int64(now)))
    }
  }

  /// Covers that are wanted of the first books of the list, those in front first.
  ///
  /// - Throws: ``DatabaseError``.
  package func coverTasks(first books: Int, limit: Int, now: Int) throws -> [CoverTask] {
    try tasks(
      """
      FROM listing JOIN book ON book.id = listing.book JOIN cover ON cover.id = book.cover
      WHERE listing.subject = 0 AND listing.rank < ? AND cover.state = 0 AND cover.retry <= ?
      ORDER BY listing.rank LIMIT ?
      """, .integer(Int64(books)), .integer(Int64(now)), .integer(Int64(limit)))
  }

  private func tasks(_ from: String, _ values: SQLValue...) throws -> [CoverTask] {
    let rows = try database.rows(
      "SELECT cover.id, cover.reference, cover.attempts " + from, values: values
    ) { row in
      CoverKey(row.text(1) ?? "").map {
        CoverTask(id: Int64(row.integer(0) ?? 0), key: $0, attempts: row.integer(2) ?? 0)
      }
    }
    return rows.compactMap { $0 }
  }

  /// Notes that a cover is about to be decoded, so that one which takes the program down is known.
  package func beginCover(_ id: Int64) throws {
    try database.run(
      "UPDATE cover SET state = 1, attempts = attempts + 1 WHERE id = ?", .integer(id))
  }

  /// Stores a cover: a JPEG file's bytes, of the size in `StorePlaces`. A pinned one is not removed for
  /// the sake of others.
  package func storeCover(_ id: Int64, _ bytes: [UInt8], isPinned: Bool, now: Int) throws {
    try StoreFiles.write(bytes, places.cover(id))
    StoreFiles.remove(places.embedded(id))
    let used = isPinned ? Self.pinned : Int64(now)
    try database.run(
      "UPDATE cover SET state = 2, bytes = ?, used = ? WHERE id = ?",
      .integer(Int64(bytes.count)), .integer(used), .integer(id))
    try count(StatusKey.coverChanges)
  }

  /// Gives a cover up: for good, or until a moment in seconds since 1970.
  package func refuseCover(_ id: Int64, until retry: Int?) throws {
    StoreFiles.remove(places.embedded(id))
    let attempts = try database.number("SELECT attempts FROM cover WHERE id = ?", .integer(id)) ?? 0
    if let retry, attempts < Self.attemptLimit {
      try database.run(
        "UPDATE cover SET state = 0, retry = ? WHERE id = ?", .integer(Int64(retry)), .integer(id))
    } else {
      try database.run("UPDATE cover SET state = 3 WHERE id = ?", .integer(id))
      try count(StatusKey.coverChanges)
    }
  }

  /// What stored covers take on the disk, in bytes.
  package func coverBytes(pinnedOnly: Bool = false) throws -> Int {
    try database.number(
      "SELECT sum(bytes) FROM cover WHERE state = 2 AND used >= ?",
      .integer(pinnedOnly ? Self.pinned : 0)) ?? 0
  }

  /// Removes the covers stored longest ago until all take at most so many bytes.
  package func boundCovers(_ limit: Int) throws {
    var bytes = try coverBytes()
    guard bytes > limit else { return }
    var removed: [Int64] = []
    try database.forEach(
      """
      SELECT id, bytes FROM cover WHERE state = 2 AND reference NOT LIKE 'data%' ORDER BY used, id
      """
    ) { row in
      guard bytes > limit else { return false }
      bytes -= row.integer(1) ?? 0
      removed.append(Int64(row.integer(0) ?? 0))
      return true
    }
    try database.transaction {
      for id in removed {
        try database.run(
          "UPDATE cover SET state = 0, bytes = 0, attempts = 0 WHERE id = ?", .integer(id))
      }
      try count(StatusKey.coverChanges)
    }
    for id in removed { StoreFiles.remove(places.cover(id)) }
  }

  /// Gives up covers that were being decoded when the program ended, at the second time: the first may
  /// have been chance.
  func finishInterruptedCovers() throws {
    try database.run(
      "UPDATE cover SET state = CASE WHEN attempts >= 2 THEN 3 ELSE 0 END WHERE state = 1")
  }

  /// Removes files that belong to no cover, and asks again for covers whose file is gone.
  func removeStrayCovers() {
    var states: [Int64: Int] = [:]
    let rows = try? database.rows("SELECT id, state FROM cover") {
      (Int64($0.integer(0) ?? 0), $0.integer(1) ?? 0)
    }
    guard let rows else { return }
    for (id, state) in rows { states[id] = state }
    var missing = Set(states.filter { $0.value == CoverState.stored.rawValue }.keys)
    for name in StoreFiles.names(places.covers) {
      let parts = name.split(separator: ".").map(String.init)
      let id = parts.first.flatMap { Int64($0) }
      let state = id.flatMap { states[$0] }
      let isKept =
        parts.count == 2
        && (parts[1] == "jpg" && state == CoverState.stored.rawValue
          || parts[1] == "embedded" && state == CoverState.wanted.rawValue)
      if isKept, parts[1] == "jpg", let id { missing.remove(id) }
      if !isKept { StoreFiles.remove(places.covers + "/" + name) }
    }
    for id in missing {
      try? database.run("UPDATE cover SET state = 0, bytes = 0 WHERE id = ?", .integer(id))
    }
  }
}
