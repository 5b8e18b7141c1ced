import TestSupport
import Testing

@testable import Bookshelf

@Suite struct MarkupTests {
  private func text(_ xml: String, _ charset: String? = nil) throws -> String {
    try MarkupDocument(Array(xml.utf8), charset: charset).root.text
  }

  @Test func anEntityBombIsRefused() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">
      <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]><a>&d;</a>
      """
    let fault = thrown(MarkupFault.self) { _ = try text(bomb) }
    #expect(fault?.message.contains("refused") == true)
  }

  @Test(arguments: [
    #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>"#,
    #"<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:1/x.dtd"> %p;]><a>y</a>"#,
  ])
  func externalEntitiesAreRefused(xml: String) {
    #expect(throws: MarkupFault.self) { _ = try text(xml) }
  }

  @Test func aDocumentTypeElsewhereIsNotLookedAt() throws {
    let xml =
      #"<!DOCTYPE package PUBLIC "+//ISBN//x" "http://127.0.0.1:1/x.dtd"><package>y</package>"#
    #expect(try text(xml) == "y")
  }

  @Test(arguments: [
    ("<a>caf&eacute; &amp; bar &nbsp;</a>", "café & bar \u{A0}"), ("<a>AT&T</a>", "AT&T"),
    ("<a>R&D &copy 1</a>", "R&D &copy 1"), ("<a>a\u{B}b\u{0}</a>", "ab"), ("<a>&#0;x</a>", "&#0;x"),
  ])
  func commonMistakesAreMended(xml: String, read: String) throws {
    let document = try MarkupDocument(Array(xml.utf8))
    #expect(document.root.text == read)
    #expect(document.remark?.contains("mended") == true)
  }

  @Test(arguments: ["<a><b></a>", "<a>", "", "text", "<a/><b/>", "<a x=1/>", "<p:a/>"])
  func illFormedTextIsAFaultWithItsLine(xml: String) {
    let fault = thrown(MarkupFault.self) { _ = try text("\n" + xml) }
    #expect((fault?.line ?? 0) >= 1)
  }

  @Test func encodingsAreFoundOut() throws {
    let latin =
      Array(#"<?xml version="1.0" encoding="ISO-8859-15"?><a>"#.utf8) + [0xA4] + Array("</a>".utf8)
    #expect(try MarkupDocument(latin).root.text == "€")
    let windows = Array("<a>".utf8) + [0x93, 0xE9, 0x94] + Array("</a>".utf8)
    #expect(try MarkupDocument(windows, charset: "windows-1252").root.text == "“é”")
    let cyrillic =
      Array(#"<?xml version='1.0' encoding='koi8-r'?><a>"#.utf8) + [0xCD] + Array("</a>".utf8)
    #expect(try MarkupDocument(cyrillic).root.text == "м")
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in "<a>猫</a>".utf16 { wide += [UInt8(unit & 255), UInt8(unit >> 8)] }
    #expect(try MarkupDocument(wide).root.text == "猫")
    // What is said is wrong: read all the same, with a remark.
    let wrong =
      Array(#"<?xml version="1.0" encoding="UTF-8"?><a>caf"#.utf8) + [0xE9] + Array("</a>".utf8)
    let document = try MarkupDocument(wrong)
    #expect(document.root.text == "café" && document.remark?.contains("windows-1252") == true)
    #expect(throws: MarkupFault.self) {
      _ = try text(#"<?xml version="1.0" encoding="x-none"?><a/>"#)
    }
  }

  @Test func depthAndNumberAreLimited() {
    let deep = String(repeating: "<a>", count: 5_000)
    let fault = thrown(MarkupFault.self) { _ = try text(deep) }
    #expect(fault?.message.contains("levels") == true)
    let wide = "<a>" + String(repeating: "<b/>", count: 250_000) + "</a>"
    #expect(throws: MarkupFault.self) { _ = try text(wide) }
  }

  @Test func basesAddUp() throws {
    let xml = """
      <a xml:base="http://h/one/"><b xml:base="two/"><c xml:base="/three/"/></b></a>
      """
    let root = try MarkupReader.read(Array(xml.utf8), base: "file:///x")
    let inner = root.first("b")
    #expect(inner?.base == "http://h/one/two/")
    #expect(inner?.first("c")?.base == "http://h/three/")
  }
}
