import Foundation
import TestSupport
import Testing

@testable import Database

@Suite struct DatabaseTests {
  /// A path for one test, in a folder of its own whose name is hard on addresses.
  private func path() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gateframe Ünïcode %20?#" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("a.sqlite").path
  }

  @Test func valuesComeBackAsTheyWere() throws {
    let database = try Database(try path(), .write)
    try database.execute("CREATE TABLE t(a, b, c, d, e)")
    try database.run(
      "INSERT INTO t VALUES(?, ?, ?, ?, ?)", .text("Æ\u{0}z"), .integer(.min), .real(0.1), .null,
      .blob([0, 255]))
    let rows = try database.rows("SELECT * FROM t") { row in
      [
        "\(row.text(0) ?? "-")", "\(row.integer(1) ?? 0)", "\(row.real(2) ?? 0)",
        "\(row.isNull(3))", "\(row.blob(4))",
      ]
    }
    #expect(rows == [["Æ\u{0}z", "\(Int64.min)", "0.1", "true", "[0, 255]"]])
    #expect(try database.number("SELECT count(*) FROM t WHERE d IS NULL") == 1)
  }

  @Test func anErrorUndoesATransaction() throws {
    struct Stop: Error {}
    let database = try Database(try path(), .write)
    try database.execute("CREATE TABLE t(a)")
    #expect(throws: Stop.self) {
      try database.transaction {
        try database.run("INSERT INTO t VALUES(1)")
        throw Stop()
      }
    }
    #expect(try database.number("SELECT count(*) FROM t") == 0)
  }

  @Test func readersCannotWrite() throws {
    let path = try path()
    try Database(path, .write).execute("CREATE TABLE t(a)")
    for mode in [Database.Mode.read, .foreign] {
      let reader = try Database(path, mode)
      #expect(throws: DatabaseError.self) { try reader.execute("INSERT INTO t VALUES(1)") }
    }
  }

  @Test func aFileThatIsNoDatabaseIsDamage() throws {
    let path = try path()
    try Data(repeating: 7, count: 5_000).write(to: URL(fileURLWithPath: path))
    let error = thrown(DatabaseError.self) {
      _ = try Database(path, .foreign).number("SELECT count(*) FROM sqlite_master")
    }
    #expect(error?.isDamage == true)
    #expect(throws: DatabaseError.self) { _ = try Database(path + "-missing", .read) }
  }

  @Test func aForeignFileCannotAskForEndlessWork() throws {
    let path = try path()
    try Database(path, .write).execute(
      """
      CREATE VIEW books AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)
      SELECT count(*) FROM c
      """)
    let foreign = try Database(path, .foreign)
    foreign.budget = 50
    let error = thrown(DatabaseError.self) {
      _ = try foreign.number("SELECT * FROM books")
    }
    #expect(error?.message == "asks for too much work")
  }
}
