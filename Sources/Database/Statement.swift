import CSQLite

/// A compiled statement and, while it is stepped, its row. Columns count from 0.
package final class Statement {
  private unowned let database: Database
  private let handle: OpaquePointer

  init(_ database: Database, _ sql: String) throws {
    self.database = database
    var compiled: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard code == SQLITE_OK, let compiled else { throw database.failure(code) }
    handle = compiled
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ values: [SQLValue]) throws {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, place)
        case .integer(let number): sqlite3_bind_int64(handle, place, number)
        case .real(let number): sqlite3_bind_double(handle, place, number)
        case .text(let text): Self.bind(text, handle, place)
        case .blob(let bytes):
          gateframe_sqlite_bind_blob(handle, place, bytes, Int32(clamping: bytes.count))
        }
      guard code == SQLITE_OK else { throw database.failure(code) }
    }
  }

  private static func bind(_ text: String, _ handle: OpaquePointer, _ place: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      guard let base = bytes.baseAddress else {
        return gateframe_sqlite_bind_text(handle, place, "", 0)
      }
      return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        gateframe_sqlite_bind_text(handle, place, $0, Int32(clamping: bytes.count))
      }
    }
  }

  /// Goes to the next row; false when there is none.
  func step() throws -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else { throw database.failure(code) }
    return false
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Whether the column is null.
  package func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  /// The column as a whole number; nil when it is null.
  package func integer(_ column: Int) -> Int? {
    isNull(column) ? nil : Int(sqlite3_column_int64(handle, Int32(column)))
  }

  /// The column as a number; nil when it is null.
  package func real(_ column: Int) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(handle, Int32(column))
  }

  /// The column as a text, with U+FFFD for what is no UTF-8; nil when it is null.
  package func text(_ column: Int) -> String? {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes of the column; none when it is null.
  package func blob(_ column: Int) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
