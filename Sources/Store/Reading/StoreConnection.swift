import Database
import Glibc

/// The connection of a reader: opened when the file is there, and again when it was replaced.
struct StoreConnection {
  private let places: StorePlaces
  private var database: Database?
  /// The file that is open.
  private var file: FileNumber?
  /// SQLite's count of others' changes, as far as `last` knows them.
  private var version: Int?
  private var last = StoreStamp.none
  private(set) var problem: String? = "nothing was read yet"

  private struct FileNumber: Hashable {
    let device: UInt
    let number: UInt
  }

  init(_ places: StorePlaces) { self.places = places }

  /// Reads through the connection; `fallback` when that cannot be.
  mutating func read<Result>(_ fallback: Result, _ body: (Database) throws -> Result) -> Result {
    guard let database = opened() else { return fallback }
    do {
      return try body(database)
    } catch {
      problem = "\(error)"
      close()
      return fallback
    }
  }

  mutating func stamp() -> StoreStamp {
    if Self.number(of: places.database) != file { close() }
    let known = version
    let lastKnown = last
    let (now, stamp) = read((nil as Int?, StoreStamp.none)) { database in
      let now = try database.number("PRAGMA data_version")
      if now == known { return (now, lastKnown) }
      return (now, try StoreStamp(reading: database))
    }
    version = now
    last = stamp
    return stamp
  }

  private mutating func opened() -> Database? {
    if let database { return database }
    guard let number = Self.number(of: places.database) else {
      problem = "\(places.database): not there; gateframe-feeds makes it"
      return nil
    }
    do {
      let opened = try Self.open(places.database)
      guard try opened.number("PRAGMA user_version") == StoreSchema.version else {
        problem = "\(places.database): of another version; gateframe-feeds makes it anew"
        return nil
      }
      database = opened
      file = number
      problem = nil
      return opened
    } catch {
      problem = "\(error)"
      return nil
    }
  }

  /// A folder that this user may not write lets nobody in while the writer is away, other than to the
  /// file as it lies there.
  private static func open(_ path: String) throws -> Database {
    do {
      let database = try Database(path, .read)
      _ = try database.number("SELECT count(*) FROM status")
      return database
    } catch let error as DatabaseError where !error.isDamage {
      return try Database(path, .foreign)
    }
  }

  private mutating func close() {
    database = nil
    file = nil
    version = nil
  }

  private static func number(of path: String) -> FileNumber? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileNumber(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }
}
