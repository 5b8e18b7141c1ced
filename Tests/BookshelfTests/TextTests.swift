import Testing

@testable import Bookshelf

@Suite struct TextTests {
  @Test(arguments: [
    ("  A  title\n of two\tlines ", "A title of two lines"), ("a\u{0}b\u{7}c", "abc"),
    ("\u{202E}evil\u{202C} \u{2066}x\u{2069}", "evil x"), ("\u{FEFF}mark", "mark"),
    ("شرق\u{200F} غرب", "شرق\u{200F} غرب"),
  ])
  func linesAreMadePlain(text: String, plain: String) {
    #expect(PlainText.line(text) == plain)
  }

  @Test func nothingIsNothing() {
    for text in ["", "  \n", "\u{0}", "\u{202E}"] { #expect(PlainText.line(text) == nil) }
    #expect(PlainText.line(nil) == nil)
  }

  @Test func longLinesAreCut() {
    let text = String(repeating: "é", count: 1_000)
    #expect(PlainText.line(text) == String(repeating: "é", count: 500) + "…")
    #expect(PlainText.line(String(repeating: "é", count: 500))?.count == 500)
  }

  @Test(arguments: [
    ("<p>One <b>bold</b> word.</p><p>Two &amp; three</p>", "One bold word.\nTwo & three"),
    ("a<br/>b<BR>c", "a\nb\nc"), ("5 < 6 &lt; 7 & 8", "5 < 6 < 7 & 8"),
    ("<script>alert('<p>')</script>text<style>p{}</style>", "text"),
    ("<a title=\"a > b\" href='x'>link</a>", "link"),
    ("&eacute;&#233;&#xE9;&#150;&hellip;", "éé" + "é–…"),
    ("<!-- <p>no</p> -->yes", "yes"), ("broken <b", "broken"),
    ("&unknown; &#x110000;", "&unknown; \u{FFFD}"),
    ("<ul><li>one<li>two</ul>", "one\ntwo"), ("line\nbreaks\nare spaces", "line breaks are spaces"),
  ])
  func htmlBecomesText(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test func endlessMarkupEnds() {
    #expect(HTMLText.plain(String(repeating: "<div>", count: 100_000) + "x") == nil)
    #expect(HTMLText.plain("<script>" + String(repeating: "<", count: 50_000)) == nil)
  }

  @Test(
    arguments: [
      ("1925", PublicationDate(year: 1925)), ("1925-04", .init(year: 1925, month: 4)),
      ("1925-04-10T23:00:00+00:00", .init(year: 1925, month: 4, day: 10)),
      (" 2020-02-30 ", .init(year: 2020, month: 2, day: 30)), ("0101-01-01", nil), ("soon", nil),
      ("", nil), ("-700", nil), ("2020-13", .init(year: 2020)),
    ] as [(String, PublicationDate?)])
  func dates(text: String, date: PublicationDate?) { #expect(Facts.date(text) == date) }

  @Test(
    arguments: [
      ("en", "en"), ("ENG", "en"), ("pt_BR", "pt-BR"), ("zh-Hant-TW", "zh-Hant-TW"), ("und", nil),
      ("", nil), ("english", nil), ("e", nil), ("<b>", nil),
    ] as [(String, String?)])
  func languages(text: String, tag: String?) { #expect(Facts.language(text) == tag) }

  @Test(
    arguments: [
      ("12.50", "EUR", "12.50"), ("12,5", "usd", "12.5"), ("0", "JPY", "0"), ("-1", "EUR", nil),
      ("1e3", "EUR", nil), ("1.2.3", "EUR", nil), ("", "EUR", nil), ("5", "EURO", nil),
      ("5", "€", nil),
      ("٥", "EUR", nil),
    ] as [(String, String, String?)])
  func prices(amount: String, currency: String, read: String?) {
    #expect(Facts.price(amount, currency: currency)?.amount == read)
  }

  @Test func starsKnowTheirScale() {
    #expect(Facts.stars(0.6) == 3)
    #expect(Facts.stars(4) == 4)
    #expect(Facts.stars(7, best: 10) == 3.5)
    for (value, best) in [(6.0, nil), (.nan, nil), (-1, nil), (3, 0), (11, 10)]
      as [(Double, Double?)]
    {
      #expect(Facts.stars(value, best: best) == nil)
    }
  }

  @Test(
    arguments: [
      ("312", 312), ("312 p.", 312), ("48 pages", 48), ("0", nil), ("two", nil), ("12 cm", nil),
      ("9999999", nil),
    ] as [(String, Int?)])
  func pages(text: String, count: Int?) { #expect(Facts.pages(text) == count) }

  @Test(
    arguments: [
      ("b/c.xml", "http://h/a/x?y=1", "http://h/a/b/c.xml"), ("/c", "https://h/a/", "https://h/c"),
      ("//other/c", "https://h/", "https://other/c"),
      ("a b.png", "file:///s/", "file:///s/a%20b.png"),
      ("?offset=2", "http://h/opds?offset=1", "http://h/opds?offset=2"),
      ("x#part", "http://h/", "http://h/x"),
      ("x", nil, nil), ("", "http://h/", nil), ("http://h/ü", nil, "http://h/%C3%BC"),
    ] as [(String, String?, String?)])
  func addresses(reference: String, base: String?, address: String?) {
    #expect(WebAddress.resolve(reference, base: base) == address)
  }

  @Test func passwordsAreNotShown() {
    #expect(WebAddress.shown("https://me:secret@h/opds") == "https://h/opds")
    #expect(WebAddress.shown("/srv/books") == "/srv/books")
    #expect(WebAddress.shown("file:///srv/a%20b.json") == "/srv/a b.json")
  }
}
