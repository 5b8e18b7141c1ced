import TestSupport
import Testing

@testable import Bookshelf

@Suite struct OPDSAtomTests {
  static func feed(_ inner: String, _ attributes: String = "") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/terms/"
        xmlns:opds="http://opds-spec.org/2010/catalog" xmlns:schema="http://schema.org/"
        xmlns:pse="http://vaemendis.net/opds-pse/ns" \(attributes)>
      <title>Books</title>\(inner)</feed>
      """.utf8)
  }

  static func entry(_ title: String, _ more: String = "") -> String {
    """
    <entry><title>\(title)</title><id>urn:x:\(title)</id>\(more)
    <link rel="http://opds-spec.org/acquisition" href="b.epub" type="application/epub+zip"/></entry>
    """
  }

  private func read(
    _ inner: String, _ attributes: String = "", at address: String = "http://h/opds/"
  )
    throws -> CataloguePage
  {
    try OPDS.read(Self.feed(inner, attributes), address: address)
  }

  @Test func everythingThatOPDSCanSay() throws {
    let page = try read(
      Self.entry(
        "Persuasion",
        """
        <author><name>Jane Austen</name></author><author><name> jane  austen </name></author>
        <category term="FIC" label="Fiction"/><category term="Romance"/>
        <category scheme="urn:gateframe:shelf" term="B4"/>
        <dc:language>eng</dc:language><dc:issued>1817-12</dc:issued><dc:publisher>Murray</dc:publisher>
        <dc:extent>249 pages</dc:extent><summary>Eight years later.</summary>
        <schema:Rating schema:ratingValue="0.8"/><schema:Series name="Novels" position="6"/>
        <link rel="alternate" type="text/html" href="/book/6"/>
        <link rel="http://opds-spec.org/acquisition/buy" href="/buy" type="text/html">
        <opds:price currencycode="GBP">7.99</opds:price><opds:copies total="5" available="2"/></link>
        <link rel="http://opds-spec.org/image/thumbnail" href="small.jpg" type="image/jpeg"/>
        <link rel="http://opds-spec.org/image" href="large.jpg" type="image/jpeg"/>
        """))
    #expect(page.title == "Books" && page.problems == [])
    var book = Book(identifier: "urn:x:Persuasion", title: "Persuasion")
    book.authors = ["Jane Austen"]
    book.subjects = ["Fiction", "Romance"]
    book.shelf = "B4"
    book.languages = ["en"]
    book.published = PublicationDate(year: 1817, month: 12)
    book.publisher = "Murray"
    book.pages = 249
    book.summary = "Eight years later."
    book.rating = 4
    book.series = Book.Series(name: "Novels", position: 6)
    book.link = "http://h/book/6"
    book.price = Book.Price(amount: "7.99", currency: "GBP")
    book.copies = Book.Copies(total: 5, available: 2)
    book.cover = .address("http://h/opds/large.jpg")
    #expect(page.books == [book])
  }

  /// The shape of Calibre's own server: facts before the text, covers by older names.
  @Test func calibresServer() throws {
    let page = try read(
      """
      <entry><title>Emma</title><author><name>Jane Austen</name></author><id>urn:uuid:1</id>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">RATING: ★★★★<br/>TAGS: Fiction, Humour<br/>
      SERIES: Novels [4]<br/><div><p>Handsome, clever and <em>rich</em>.</p></div></div></content>
      <link type="application/epub+zip" href="/get/epub/1" rel="http://opds-spec.org/acquisition"/>
      <link type="image/jpeg" href="/get/cover/1" rel="http://opds-spec.org/cover"/>
      <link type="image/jpeg" href="/get/thumb/1" rel="http://opds-spec.org/thumbnail"/></entry>
      <entry><title>By Newest</title><id>calibre-navcatalog:1</id>
      <link type="application/atom+xml;type=feed;profile=opds-catalog" href="/opds/navcatalog/4e"/></entry>
      <entry><title>Library: Other</title><id>calibre-library:Other</id>
      <link type="application/atom+xml;type=feed;profile=opds-catalog" href="/opds?library_id=Other"/></entry>
      """)
    let book = try #require(page.books.first)
    #expect(book.rating == 4 && book.subjects == ["Fiction", "Humour"])
    #expect(book.series == Book.Series(name: "Novels", position: 4))
    #expect(book.summary == "Handsome, clever and rich.")
    #expect(book.cover == .address("http://h/get/cover/1"))
    #expect(page.books.count == 1 && page.sections == ["http://h/opds/navcatalog/4e"])
  }

  @Test func pagesOfAStreamAreTheBooks() throws {
    let page = try read(
      Self.entry(
        "Comic",
        #"<link rel="http://vaemendis.net/opds-pse/stream" href="p" type="image/jpeg" pse:count="48"/>"#
      ))
    #expect(page.books.first?.pages == 48)
  }

  @Test func linksBeginAtTheBase() throws {
    let page = try read(
      Self.entry("A", #"<link rel="http://opds-spec.org/image" href="a.jpg"/>"#)
        + #"<link rel="next" href="page/2"/>"#,
      #"xml:base="https://cdn.example.org/feeds/""#)
    #expect(page.books.first?.cover == .address("https://cdn.example.org/feeds/a.jpg"))
    #expect(page.next == "https://cdn.example.org/feeds/page/2")
  }

  @Test func htmlInSummariesIsText() throws {
    for summary in [
      "<summary type=\"html\">&lt;p&gt;One&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;&lt;p&gt;Two &amp;amp; more&lt;/p&gt;</summary>",
      "<summary>&lt;p&gt;One&lt;/p&gt;Two &amp; more</summary>",
      "<summary type=\"html\"><![CDATA[<p>One</p>Two & more]]></summary>",
      "<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\"><p>One</p><p>Two &amp; more</p></div></content>",
    ] {
      #expect(try read(Self.entry("A", summary)).books.first?.summary == "One\nTwo & more")
    }
  }

  @Test func oneBadEntryLosesNoOther() throws {
    let page = try read(
      Self.entry("A") + Self.entry("  ") + "<entry/>" + Self.entry("B") + Self.entry("A"))
    #expect(page.books.map(\.title) == ["A", "B"])
    #expect(page.problems.map(\.place) == ["entry 2", "entry 3"])
  }

  @Test func anEntryAloneIsAPage() throws {
    let text = Self.entry("Alone").replacing(
      "<entry>", with: #"<entry xmlns="http://www.w3.org/2005/Atom">"#)
    #expect(try OPDS.read(Array(text.utf8), address: "http://h/1").books.map(\.title) == ["Alone"])
  }

  @Test func aPictureInALinkIsTheCover() throws {
    let page = try read(
      Self.entry(
        "A", #"<link rel="http://opds-spec.org/image" href="data:image/png;base64,iVBORw0KGgo="/>"#)
        + Self.entry(
          "B", #"<link rel="http://opds-spec.org/image" href="data:image/png;base64,"/>"#))
    #expect(page.books.first?.cover == .data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(page.books.last?.cover == nil && page.problems.map(\.place) == ["entry 2"])
  }

  @Test func fiveThousandEntriesAreRead() throws {
    let page = try read((0..<5_000).map { Self.entry("Book \($0)") }.joined())
    #expect(page.books.count == 5_000 && page.problems == [])
  }

  @Test(
    arguments: [
      ("<html><body>Please log in</body></html>", "text/html", "web page"),
      ("<!DOCTYPE html><title>x</title>", "application/atom+xml", "web page"),
      ("<rss/>", "application/rss+xml", "expected an Atom feed"),
      ("<feed>", nil, "not well-formed"),
      ("", nil, "not well-formed"),
    ] as [(String, String?, String)])
  func whatIsNoFeedIsSaid(text: String, type: String?, words: String) {
    let problem = thrown(CatalogueProblem.self) {
      _ = try OPDS.read(Array(text.utf8), contentType: type, address: "http://u:p@h/opds")
    }
    #expect(problem?.message.contains(words) == true)
    #expect(problem?.source == "http://h/opds")
  }
}
