import CSQLite

/// A connection to an SQLite database. Used by one thread at a time.
package final class Database {
  /// How a file is opened.
  package enum Mode: Hashable, Sendable {
    /// Read and write; the file is made when it is not there.
    case write
    /// Read only.
    case read
    /// Read only, of unknown origin: as it lies there, with no locks and no trust in its schema, and
    /// with a limit to what statements may take.
    case foreign
  }

  /// The file.
  package let path: String
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// Thousands of instructions that are left for statements on a foreign file.
  var budget = 4_000_000

  /// Opens a database.
  ///
  /// - Throws: ``DatabaseError``.
  package init(_ path: String, _ mode: Mode) throws {
    var opened: OpaquePointer?
    let common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
    let name = "file:\(Self.escaped(path))"
    let code =
      switch mode {
      case .write:
        sqlite3_open_v2(name, &opened, common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
      case .read: sqlite3_open_v2(name, &opened, common | SQLITE_OPEN_READONLY, nil)
      case .foreign:
        sqlite3_open_v2(name + "?immutable=1", &opened, common | SQLITE_OPEN_READONLY, nil)
      }
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "not enough memory"
      sqlite3_close_v2(opened)
      throw DatabaseError(path: path, code: code, message: message)
    }
    self.path = path
    handle = opened
    if mode == .foreign {
      distrust()
    } else {
      sqlite3_busy_timeout(opened, 5_000)
    }
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  private func distrust() {
    gateframe_sqlite_distrust(handle)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 16 << 20)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_progress_handler(
      handle, 1_000,
      { context in
        guard let context else { return 1 }
        let database = Unmanaged<Database>.fromOpaque(context).takeUnretainedValue()
        database.budget -= 1
        return database.budget < 0 ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Runs one or more statements that return nothing.
  ///
  /// - Throws: ``DatabaseError``.
  package func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  /// Runs a statement with values for its marks; it is compiled once.
  ///
  /// - Throws: ``DatabaseError``.
  package func run(_ sql: String, _ values: SQLValue...) throws {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() {}
  }

  /// All rows of a query, each made by `make`; the statement is compiled once.
  ///
  /// - Throws: ``DatabaseError``, and what `make` throws.
  package func rows<Row>(
    _ sql: String, _ values: SQLValue..., make: (Statement) throws -> Row
  ) throws -> [Row] {
    try rows(sql, values: values, make: make)
  }

  /// All rows of a query, each made by `make`; the statement is compiled once.
  ///
  /// - Throws: ``DatabaseError``, and what `make` throws.
  package func rows<Row>(
    _ sql: String, values: [SQLValue], make: (Statement) throws -> Row
  ) throws -> [Row] {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try make(statement)) }
    return rows
  }

  /// Goes over the rows of a query, until `body` returns false.
  ///
  /// - Throws: ``DatabaseError``, and what `body` throws.
  package func forEach(
    _ sql: String, _ values: SQLValue..., body: (Statement) throws -> Bool
  ) throws {
    // Of its own, for `body` may run the same query.
    let statement = try Statement(self, sql)
    try statement.bind(values)
    while try statement.step() {
      guard try body(statement) else { return }
    }
  }

  /// The number in the first column of a query's first row.
  ///
  /// - Throws: ``DatabaseError``.
  package func number(_ sql: String, _ values: SQLValue...) throws -> Int? {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The text in the first column of a query's first row.
  ///
  /// - Throws: ``DatabaseError``.
  package func text(_ sql: String, _ values: SQLValue...) throws -> String? {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.text(0) : nil
  }

  /// Does `body` as one change, which nobody sees before its end; an error undoes it.
  ///
  /// - Throws: ``DatabaseError``, and what `body` throws.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Number of the row inserted last.
  package var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Rows changed by the statement that ran last.
  package var changes: Int { Int(sqlite3_changes(handle)) }

  private func prepared(_ sql: String) throws -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(self, sql)
    statements[sql] = statement
    return statement
  }

  func failure(_ code: Int32) -> DatabaseError {
    DatabaseError(
      path: path, code: code,
      message: code == SQLITE_INTERRUPT
        ? "asks for too much work" : String(cString: sqlite3_errmsg(handle)))
  }

  /// A path as it stands in a `file:` address.
  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains(scalar))
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%"
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
    }
  }
}

extension Database {
  /// Leaves the files of write-ahead logging in place when the connection ends, so that those who may
  /// only read can still open the database.
  package func keepsLog() {
    var on: Int32 = 1
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &on)
  }
}
