import Bookshelf
import Database

/// The store's one writer. Used by one thread at a time.
package final class StoreWriter {
  package let places: StorePlaces
  let database: Database
  /// What was found at the start and mended, in words.
  package let remark: String?

  /// Opens the store, or makes it. A damaged one, or one of another version, is made anew: its content
  /// comes from sources that can be read again.
  ///
  /// - Throws: ``DatabaseError``, or an error that names a folder.
  package init(_ places: StorePlaces) throws {
    self.places = places
    try StoreFiles.makeFolder(places.covers)
    let opened: Database?
    var reason: String?
    do {
      opened = try Self.opened(places.database, &reason)
    } catch let error as DatabaseError where error.isDamage {
      opened = nil
      reason = "\(error)"
    }
    if let opened {
      database = opened
      remark = nil
    } else {
      Self.removeAll(places)
      database = try Self.made(places.database)
      remark = reason.map { "\($0); the store is made anew" }
    }
    try finishInterruptedCovers()
    removeStrayCovers()
  }

  /// The database when it is whole and of this version; nil, perhaps with a reason, when it has to be
  /// made.
  private static func opened(_ path: String, _ reason: inout String?) throws -> Database? {
    let database = try Database(path, .write)
    try prepare(database)
    let version = try database.number("PRAGMA user_version") ?? 0
    if version == 0, try database.number("SELECT count(*) FROM sqlite_master") == 0 { return nil }
    guard version == StoreSchema.version,
      try database.number("PRAGMA application_id") == StoreSchema.application
    else {
      reason = "\(path): of another version"
      return nil
    }
    let check = try database.text("PRAGMA quick_check(1)")
    if check == "ok" { return database }
    reason = "\(path): damaged (\(check ?? "no answer"))"
    return nil
  }

  private static func made(_ path: String) throws -> Database {
    let database = try Database(path, .write)
    try prepare(database)
    try database.transaction {
      try database.execute(StoreSchema.sql)
      try database.execute(
        """
        PRAGMA application_id = \(StoreSchema.application);
        PRAGMA user_version = \(StoreSchema.version);
        """)
    }
    return database
  }

  /// Readers go on while there are changes; the files that lets them stay when this program ends.
  private static func prepare(_ database: Database) throws {
    database.keepsLog()
    try database.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 4194304;
      PRAGMA cache_size = -8192; PRAGMA temp_store = FILE;
      """)
  }

  private static func removeAll(_ places: StorePlaces) {
    for suffix in ["", "-wal", "-shm"] { StoreFiles.remove(places.database + suffix) }
    for name in StoreFiles.names(places.covers) {
      StoreFiles.remove(places.covers + "/" + name)
    }
  }

  /// What the last run has told.
  package func status() throws -> StoreStatus { try StoreStatus(reading: database) }

  /// Notes a value of the status.
  func note(_ key: String, _ value: String) throws {
    try database.run(
      "INSERT OR REPLACE INTO status(key, value) VALUES(?, ?)", .text(key), .text(value))
  }

  /// Tells readers of a change.
  func count(_ key: String) throws {
    try database.run(
      """
      INSERT INTO status(key, value) VALUES(?, '1')
      ON CONFLICT(key) DO UPDATE SET value = CAST(value AS INTEGER) + 1
      """, .text(key))
  }
}
