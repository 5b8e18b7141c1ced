/// Why a database could not be opened, read or written.
package struct DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The database's file.
  package let path: String
  /// SQLite's extended result code.
  package let code: Int32
  /// SQLite's own words.
  package let message: String

  package init(path: String, code: Int32, message: String) {
    self.path = path
    self.code = code
    self.message = message
  }

  package var description: String { "\(path): \(message)" }

  /// Whether the file is no database, or a damaged one.
  package var isDamage: Bool { [11, 26].contains(code & 0xFF) }
}
