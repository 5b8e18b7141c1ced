import Database

extension StoreStamp {
  init(reading database: Database) throws {
    func number(_ key: String) throws -> Int {
      try database.number("SELECT value FROM status WHERE key = ?", .text(key)) ?? 0
    }
    self.init(
      books: try number(StatusKey.bookChanges), covers: try number(StatusKey.coverChanges))
  }
}

/// Names in the table of the status.
enum StatusKey {
  static let source = "source"
  static let checked = "checked"
  static let good = "good"
  static let failure = "failure"
  static let bookChanges = "book-changes"
  static let coverChanges = "cover-changes"
}

extension StoreStatus {
  init(reading database: Database) throws {
    self.init()
    let values = Dictionary(
      try database.rows("SELECT key, value FROM status") { ($0.text(0) ?? "", $0.text(1) ?? "") },
      uniquingKeysWith: { $1 })
    source = values[StatusKey.source]
    checked = values[StatusKey.checked].flatMap { Int($0) }
    good = values[StatusKey.good].flatMap { Int($0) }
    failure = values[StatusKey.failure].flatMap { $0.isEmpty ? nil : $0 }
    books =
      try database.number(
        "SELECT rank + 1 FROM listing WHERE subject = 0 ORDER BY rank DESC LIMIT 1") ?? 0
    messages = try database.rows("SELECT text FROM message ORDER BY id") { $0.text(0) ?? "" }
    let stored = SQLValue.integer(Int64(CoverState.stored.rawValue))
    covers = try database.number("SELECT count(*) FROM cover WHERE state = ?", stored) ?? 0
    coverBytes = try database.number("SELECT sum(bytes) FROM cover WHERE state = ?", stored) ?? 0
  }
}
