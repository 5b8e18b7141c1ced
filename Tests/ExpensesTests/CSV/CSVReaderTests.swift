import Testing

@testable import Expenses

struct CSVReaderTests {
  private func rows(
    _ bytes: [UInt8], separator: UInt8 = 0x2C, encoding: TextEncoding = .utf8
  ) throws -> [String] {
    let files = try Files()
    defer { files.remove() }
    let source = try ByteSource(try files.write("a.csv", bytes))
    var reader = CSVReader(source, separator: separator, encoding: encoding)
    var row = CSVRow()
    var found: [String] = []
    while true {
      switch reader.next(&row) {
      case .row:
        let fields = (0..<row.count).map { row.text($0) }
        found.append("\(row.line): \(fields.joined(separator: "|"))")
      case .malformed(let reason): found.append("\(row.line)! \(reason)")
      case .end: return found
      }
    }
  }

  @Test func readsFieldsQuotesAndLines() throws {
    let text = "a,b\r\n\"x, \"\"y\"\"\",\" two\nlines \",\n\n1,2\r3,\"\""
    #expect(
      try rows(Array(text.utf8)) == [
        "1: a|b", "2: x, \"y\"|two\nlines|", "5: 1|2", "6: 3|",
      ])
  }

  @Test func leavesABrokenRowOutAndGoesOn() throws {
    let text = "a,b\n\"open,1\nc,d\n\"x\"y,2\ne,f\n"
    #expect(
      try rows(Array(text.utf8)) == [
        // The quote of line 2 ends on line 4, where text follows it.
        "1: a|b", "2! text follows a closing quote", "3: c|d", "4! text follows a closing quote",
        "5: e|f",
      ])
    #expect(
      try rows(Array("a\n\"never closed\nb\nc\n".utf8)) == [
        "1: a", "2! a quote is opened and not closed", "3: b", "4: c",
      ])
  }

  @Test func aRowHasALimit() throws {
    let long = String(repeating: "x", count: CSVReader.rowLimit + 1)
    let found = try rows(Array("a\n\(long)\nb\n".utf8))
    #expect(
      found.count == 3 && found[0] == "1: a" && found[1].hasPrefix("2!") && found[2] == "3: b")
    let many = String(repeating: ",", count: 600)
    #expect(try rows(Array("a\n\(many)\nb".utf8)).map { $0.prefix(2) } == ["1:", "2!", "3:"])
  }

  /// Rows that lie across the blocks in which a file is read.
  @Test func blocksDoNotMatter() throws {
    let one = "\"a \"\"quoted\"\" field\",second,\(String(repeating: "z", count: 97))\r\n"
    let count = ByteSource.block / one.utf8.count + 50
    let found = try rows(Array(String(repeating: one, count: count).utf8))
    #expect(found.count == count)
    let end = ": a \"quoted\" field|second|\(String(repeating: "z", count: 97))"
    let wrong = found.enumerated().filter { $0.element != "\($0.offset + 1)" + end }
    #expect(wrong.isEmpty)
  }

  @Test func decodesWhatIsNotUTF8() throws {
    #expect(
      try rows([0x43, 0x61, 0x66, 0xE9, 0x3B, 0x80], separator: 0x3B, encoding: .windows1252)
        == ["1: Café|€"])
    #expect(
      try rows([0xB9, 0x9C, 0xE6], encoding: .windows1250) == ["1: ąść"])
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in "é;𝄞\n1;2".utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try rows(wide, separator: 0x3B, encoding: .utf16LittleEndian) == ["1: é|𝄞", "2: 1|2"])
    #expect(try rows([0xEF, 0xBB, 0xBF, 0x61]) == ["1: a"])
  }

  /// A file made to be read again and again takes no longer than its size.
  @Test(.timeLimit(.minutes(1))) func openQuotesCostNoMoreThanTheirRows() throws {
    let line = "\"\"\"\"\"\n"
    let found = try rows(Array(String(repeating: line, count: 20_000).utf8))
    #expect(found.count <= 20_000)
  }
}
