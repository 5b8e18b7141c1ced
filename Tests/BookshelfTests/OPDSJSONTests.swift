import Foundation
import TestSupport
import Testing

@testable import Bookshelf

@Suite struct OPDSJSONTests {
  private func read(_ text: String, at address: String = "http://h/opds/") throws -> CataloguePage {
    try OPDS.read(Array(text.utf8), address: address)
  }

  @Test func everythingThatOPDSCanSay() throws {
    let page = try read(
      """
      {"metadata": {"title": {"en": "Shelf", "fr": "Étagère"}},
       "links": [{"rel": ["next"], "href": "?page=2", "type": "application/opds+json"}],
       "publications": [{"metadata": {"title": {"fr": "Le Horla", "en": "The Horla"}, "identifier": "urn:1",
         "author": [{"name": {"en": "Guy de Maupassant"}}, "guy de maupassant"], "language": ["fra", "en"],
         "published": "1887-05-26T00:00:00Z", "publisher": {"name": "Ollendorff"}, "numberOfPages": 42,
         "subject": ["Horror", {"name": "Fiction", "code": "F"}, {"name": "C2", "scheme": "urn:gateframe:shelf"}],
         "belongsTo": {"series": {"name": "Tales", "position": 2.5}}, "description": "<p>A diary.</p>",
         "http://schema.org/aggregateRating": {"ratingValue": "3", "bestRating": 10}},
         "links": [{"rel": "http://opds-spec.org/acquisition/borrow", "href": "/borrow/1", "type": "text/html",
           "properties": {"price": {"value": 4.5, "currency": "EUR"}, "copies": {"total": 3, "available": 0}}}],
         "images": [{"href": "1-1600.jpg", "width": 1600}, {"href": "1-480.jpg", "width": 480},
           {"href": "1-90.jpg", "width": 90}]}]}
      """)
    var book = Book(identifier: "urn:1", title: "The Horla")
    book.authors = ["Guy de Maupassant"]
    book.languages = ["fr", "en"]
    book.published = PublicationDate(year: 1887, month: 5, day: 26)
    book.publisher = "Ollendorff"
    book.pages = 42
    book.subjects = ["Horror", "Fiction"]
    book.shelf = "C2"
    book.series = Book.Series(name: "Tales", position: 2.5)
    book.summary = "A diary."
    book.rating = 1.5
    book.link = "http://h/borrow/1"
    book.price = Book.Price(amount: "4.5", currency: "EUR")
    book.copies = Book.Copies(total: 3, available: 0)
    book.cover = .address("http://h/opds/1-480.jpg")
    #expect(page.books == [book])
    #expect(page.title == "Shelf" && page.next == "http://h/opds/?page=2" && page.problems == [])
  }

  @Test func groupsAndNavigationAreFollowed() throws {
    let page = try read(
      """
      {"metadata": {"title": "Home"}, "navigation": [
        {"title": "New", "href": "/new", "type": "application/opds+json"},
        {"title": "About", "href": "/about.html", "type": "text/html"}],
       "groups": [{"metadata": {"title": "Picks"}, "links": [{"rel": "self", "href": "/picks",
         "type": "application/opds+json"}], "publications": [
         {"metadata": {"title": "One"}, "links": []}, {"metadata": {"title": "One"}, "links": []}]}]}
      """)
    #expect(page.books.map(\.title) == ["One"])
    #expect(page.sections == ["http://h/new", "http://h/picks"])
  }

  @Test func oneBadPublicationLosesNoOther() throws {
    let page = try read(
      """
      {"publications": [{"metadata": {"title": "A"}}, 7, {"metadata": {}}, {"metadata": {"title": ["B"], "author": 3,
       "language": {}, "subject": [null, 4], "numberOfPages": "many", "published": [], "belongsTo": []},
       "links": "x", "images": [{}, {"href": 3}]}]}
      """)
    #expect(page.books.map(\.title) == ["A", "B"])
    #expect(page.problems.map(\.place) == ["publication 2", "publication 3"])
  }

  @Test(arguments: [
    ("{\"publications\": [", "not JSON"), ("[]", "expected a JSON object"),
    ("{}", "without publications"),
    ("{\"publications\": [{]}", "not JSON"),
    ("{\"id\": \"x\", \"title\": \"Login\", \"authentication\": []}", "asks for a login"),
    (String(repeating: "{\"a\":", count: 5_000), "not JSON"),
    (String(repeating: "[", count: 100_000), "not JSON"),
  ])
  func whatIsNoCatalogueIsSaid(text: String, words: String) {
    let problem = thrown(CatalogueProblem.self) { _ = try read(text) }
    #expect(problem?.message.contains(words) == true)
  }

  @Test func wrongEncodingsAreReadAllTheSame() throws {
    let latin =
      Array(#"{"publications": [{"metadata": {"title": "Caf"#.utf8) + [0xE9] + Array(#""}}]}"#.utf8)
    let page = try OPDS.read(latin, address: "http://h/")
    #expect(page.books.map(\.title) == ["Café"])
    #expect(page.problems.first?.message.contains("windows-1252") == true)
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in #"{"publications": [{"metadata": {"title": "猫"}}]}"#.utf16 {
      wide += [UInt8(unit & 255), UInt8(unit >> 8)]
    }
    #expect(try OPDS.read(wide, address: "http://h/").books.map(\.title) == ["猫"])
  }

  /// The sample that comes with Gateframe.
  @Test func theSampleIsWhole() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("assets/books/catalogue.json")
    let page = try OPDS.read(Array(try Data(contentsOf: file)), address: file.absoluteString)
    #expect(page.books.count >= 24 && page.problems == [])
    for book in page.books {
      #expect(book.summary != nil && !book.subjects.isEmpty && book.link != nil, "\(book.title)")
      #expect(book.pages != nil && book.price != nil && book.copies != nil && book.shelf != nil)
      guard case .file(let path) = book.cover else {
        Issue.record("\(book.title) has no cover")
        continue
      }
      #expect(FileManager.default.fileExists(atPath: path))
    }
    #expect(Set(page.books.flatMap(\.languages)).count >= 5)
  }
}
