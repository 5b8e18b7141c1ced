import Foundation
import Store
import Testing

@testable import Feeds

/// Bad catalogues: each leaves the last good list, and a message in the log and the status.
@Suite struct BadInputTests {
  /// A server that first has a good list and then what a test says.
  private func after(_ bad: TestServer.Response) throws -> TestService {
    try after { _ in bad }
  }

  private func after(
    _ bad: @escaping @Sendable (TestServer.Request) -> TestServer.Response
  ) throws -> TestService {
    let isBad = Flag()
    let server = try TestServer { request in
      isBad.isSet ? bad(request) : .init(Sample.feed(Sample.entry("Good") + Sample.entry("Better")))
    }
    defer { server.stop() }
    let test = try TestService(server.base + "/feed")
    try test.look()
    #expect(test.titles == ["Good", "Better"])
    isBad.isSet = true
    try test.look()
    return test
  }

  private func expectKept(_ test: TestService, _ words: String) {
    #expect(test.titles == ["Good", "Better"])
    #expect(test.failure?.contains(words) == true, "\(test.failure ?? "no failure")")
    #expect(
      test.log.lines.contains { $0.contains(words) && $0.contains("the list before is kept") })
  }

  @Test(arguments: ["<feed><entry></feed>", "<feed", "", "\u{0}\u{1}\u{2}", "just text"])
  func illFormedXML(text: String) throws {
    expectKept(try after(.init(text)), "not well-formed")
  }

  @Test func xmlThatIsCutOff() throws {
    let whole = Sample.feed(Sample.entry("New") + Sample.entry("Newer"))
    expectKept(try after(.init(String(whole.dropLast(40)))), "not well-formed")
  }

  @Test(arguments: [
    #"{"publications": [{"metadata": {"title": "X"}}"#, #"{"publications": nope}"#, "{}",
  ])
  func illFormedJSON(text: String) throws {
    expectKept(try after(.init(text, type: "application/opds+json")), "JSON")
  }

  @Test func entityBomb() throws {
    let bomb = """
      <!DOCTYPE feed [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>
      <feed xmlns="http://www.w3.org/2005/Atom"><title>&d;</title>\(Sample.entry("New"))</feed>
      """
    expectKept(try after(.init(bomb)), "refused")
  }

  @Test func externalEntity() throws {
    let secret = try Sample.folder() + "/secret.txt"
    try "the secret".write(toFile: secret, atomically: true, encoding: .utf8)
    let text = """
      <!DOCTYPE feed [<!ENTITY x SYSTEM "file://\(secret)">]>
      <feed xmlns="http://www.w3.org/2005/Atom"><entry><title>&x;</title></entry></feed>
      """
    let test = try after(.init(text))
    expectKept(test, "refused")
    #expect(test.log.lines.allSatisfy { !$0.contains("the secret") })
  }

  @Test func pagesThatLeadBack() throws {
    // Every page has something new until the third, which leads back to the first.
    let test = try after { request in
      switch request.path {
      case "/feed": .init(Sample.feed(Sample.entry("A") + Sample.next("/2")))
      case "/2": .init(Sample.feed(Sample.entry("B") + Sample.next("/3")))
      default: .init(Sample.feed(Sample.entry("C") + Sample.next("/feed")))
      }
    }
    // All pages were read, so this is the list.
    #expect(test.titles == ["A", "B", "C"])
    #expect(test.store.status()?.messages.contains { $0.contains("lead back") } == true)
    #expect(test.log.lines.contains { $0.contains("lead back") })
  }

  @Test func pagesWithoutEnd() throws {
    let server = try TestServer { request in
      let page = Int(request.path.dropFirst(2)) ?? 0
      return .init(Sample.feed(Sample.entry("Book \(page)") + Sample.next("/p\(page + 1)")))
    }
    defer { server.stop() }
    var limits = CatalogueLimits()
    limits.pages = 30
    let writer = try StoreWriter(StorePlaces(folder: try Sample.folder()))
    let storing = try BookImport(writer, source: "s")
    let reading = CatalogueReading(
      try CatalogueSource(server.base + "/p0"), into: storing, limits: limits
    ) { _ in }
    try reading.run()
    #expect(storing.books == 30 && server.requests.count == 30)
    #expect(reading.messages.contains { $0.contains("more than 30 pages") })
    // The same books over and over end sooner.
    let same = try TestServer { request in
      .init(
        Sample.feed(Sample.entry("Same") + Sample.next("/\(request.path.count)x\(request.path)")))
    }
    defer { same.stop() }
    let test = try TestService(same.base)
    try test.look()
    #expect(test.titles == ["Same"] && same.requests.count == 2)
  }

  @Test func fiveThousandEntries() throws {
    let feed = Sample.feed((0..<5_000).map { Sample.entry("Book \($0)") }.joined())
    let test = try after(.init(feed))
    #expect(test.store.count(subject: BookStore.all) == 5_000 && test.failure == nil)
  }

  @Test func wrongEncoding() throws {
    let parts = Sample.feed(Sample.entry("Caf§")).split(separator: "§").map { Array($0.utf8) }
    let test = try after(
      .init(Array(parts.joined(separator: [0xE9])), type: "application/atom+xml"))
    #expect(test.titles == ["Café"])
    #expect(test.store.status()?.messages.contains { $0.contains("windows-1252") } == true)
  }

  @Test func htmlInASummary() throws {
    let entry = Sample.entry("A").replacing(
      "</id>",
      with:
        "</id><summary type=\"html\">&lt;script&gt;x&lt;/script&gt;&lt;b&gt;Bold&lt;/b&gt; &amp;amp; plain</summary>"
    )
    let test = try after(.init(Sample.feed(entry)))
    let id = try #require(test.store.rows(subject: 0, 0..<1).first?.id)
    #expect(test.store.summary(of: id) == "Bold & plain")
  }

  @Test func relativeLinksWithABase() throws {
    let picture = try Sample.picture(40, 60)
    let test = try afterWithCovers { request in
      if request.path == "/deep/covers/a.png" { return .init(picture, type: "image/png") }
      if request.path != "/feed" { return .missing }
      let feed = Sample.feed(Sample.entry("A", cover: "covers/a.png"))
        .replacing("<feed ", with: "<feed xml:base=\"/deep/\" ")
      return .init(feed)
    }
    #expect(test.store.rows(subject: 0, 0..<1).first?.coverFile != nil)
  }

  @Test func coversInTheFeed() throws {
    let good = Data(try Sample.picture(40, 60)).base64EncodedString()
    let feed = Sample.feed(
      Sample.entry("A", cover: "data:image/png;base64,\(good)")
        + Sample.entry("B", cover: "data:image/png;base64,bm90IGEgcGljdHVyZQ==")
        + Sample.entry("C", cover: "data:nonsense"))
    let test = try afterWithCovers { _ in .init(feed) }
    #expect(test.titles == ["A", "B", "C"])
    #expect(test.store.rows(subject: 0, 0..<3).map { $0.coverFile != nil } == [true, false, false])
    #expect(test.log.lines.contains { $0.contains("not a whole picture") })
  }

  @Test func hugeAndBrokenPictures() throws {
    let wide = try Sample.picture(10_001, 1)
    let cut = Array(try Sample.picture(300, 300).dropLast(100))
    let long = [UInt8](repeating: 0x89, count: (8 << 20) + 1)
    let test = try afterWithCovers { request in
      switch request.path {
      case "/feed":
        .init(
          Sample.feed(
            ["wide", "cut", "long", "text", "none"].map { Sample.entry($0, cover: "/\($0).png") }
              .joined()
          ))
      case "/wide.png": .init(wide, type: "image/png")
      case "/cut.png": .init(cut, type: "image/png")
      case "/long.png": .init(long, type: "image/png")
      case "/text.png": .init("<html>login</html>", type: "text/html")
      default: .missing
      }
    }
    let rows = test.store.rows(subject: 0, 0..<5)
    #expect(rows.count == 5 && rows.allSatisfy { $0.coverFile == nil && !$0.isCoverMissing })
    #expect(test.log.lines.filter { $0.hasPrefix("cover: ") }.count == 5)
  }

  private func afterWithCovers(
    _ answer: @escaping @Sendable (TestServer.Request) -> TestServer.Response
  ) throws -> TestService {
    let server = try TestServer(answer)
    defer { server.stop() }
    let test = try TestService(server.base + "/feed")
    try test.look()
    try test.fetchCovers()
    return test
  }

  @Test(arguments: ["text/html", "application/atom+xml"])
  func loginPage(type: String) throws {
    let page = "<!DOCTYPE html><html><body><form>Log in</form></body></html>"
    expectKept(try after(.init(page, type: type)), "login")
  }

  @Test func loginByStatusAndByDocument() throws {
    expectKept(try after(.init("", status: 401)), "asks for a login")
    expectKept(
      try after(
        .init(#"{"id": "x", "title": "y", "authentication": []}"#, type: "application/json")),
      "asks for a login")
  }

  @Test func aBodyWithoutEnd() throws {
    let bytes = [UInt8](repeating: 0x20, count: (32 << 20) + 10)
    expectKept(try after(.init(bytes, type: "application/atom+xml")), "more than")
  }

  @Test func oneBadEntryLosesNoOther() throws {
    let test = try after(
      .init(Sample.feed(Sample.entry("A") + Sample.entry(" ") + Sample.entry("B"))))
    #expect(test.titles == ["A", "B"] && test.failure == nil)
    #expect(test.store.status()?.messages.first?.contains("entry 2: has no title") == true)
    #expect(test.log.lines.contains { $0.contains("entry 2") })
  }
}
