import Bookshelf
import Foundation
import Testing

@testable import Store

@Suite struct BookStoreTests {
  @Test func aBookComesBackWhole() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    var book = SampleStore.book("Emma", subjects: ["Fiction", "Humour"], authors: ["A", "B"])
    book.subtitle = "S"
    book.summary = "One\nTwo"
    book.series = Book.Series(name: "Novels", position: 4.5)
    book.languages = ["en", "fr"]
    book.published = PublicationDate(year: 1815, month: 12, day: 23)
    book.publisher = "Murray"
    book.pages = 474
    book.rating = 3.5
    book.price = Book.Price(amount: "12.50", currency: "EUR")
    book.copies = Book.Copies(total: nil, available: 2)
    book.shelf = "B4"
    book.link = "https://h/1"
    try SampleStore.fill(writer, [book])
    let store = BookStore(places)
    let row = try #require(store.rows(subject: BookStore.all, 0..<10).first)
    #expect(try #require(store.book(row.id)).book == book)
    #expect(store.summary(of: row.id) == "One\nTwo")
    var short = book
    (short.summary, short.series, short.publisher, short.link, short.subjects) = (
      nil, nil, nil, nil, []
    )
    #expect(row.book == short && row.coverFile == nil && !row.isCoverMissing)
    #expect(store.problem == nil)
  }

  @Test func listsAreByWindowAndSubject() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    try SampleStore.fill(
      writer,
      (0..<100).map { number in
        SampleStore.book(
          "Book \(number)",
          subjects: number % 2 == 0 ? ["Even", "Number"] : ["number", "Odd \(number)"])
      })
    let store = BookStore(places)
    #expect(store.count(subject: BookStore.all) == 100)
    #expect(
      store.rows(subject: BookStore.all, 40..<43).map(\.book.title) == [
        "Book 40", "Book 41", "Book 42",
      ])
    #expect(store.rows(subject: BookStore.all, 98..<200).count == 2)
    #expect(
      store.rows(subject: BookStore.all, 100..<200) == [] && store.rows(subject: 99, 0..<5) == [])
    let subjects = store.subjects(limit: 10)
    #expect(subjects.map(\.name) == ["Number", "Even"] && subjects.map(\.count) == [100, 50])
    #expect(store.count(subject: subjects[1].id) == 50)
    #expect(store.rows(subject: subjects[1].id, 1..<3).map(\.book.title) == ["Book 2", "Book 4"])
    let rows = store.rows(subject: BookStore.all, 0..<3)
    #expect(store.rows([rows[2].id, 99_999, rows[0].id]).map(\.id) == [rows[2].id, rows[0].id])
  }

  @Test func aStoreThatIsNotThereIsEmptyAndComesLater() throws {
    let places = SampleStore.places()
    let store = BookStore(places)
    #expect(store.stamp() == .none && store.count(subject: BookStore.all) == 0)
    #expect(store.problem?.contains("not there") == true && store.status() == nil)
    let writer = try StoreWriter(places)
    try SampleStore.fill(writer, [SampleStore.book("A")])
    #expect(store.stamp() != .none && store.count(subject: BookStore.all) == 1)
    #expect(store.problem == nil)
  }

  @Test func theStampChangesWithTheContentAndOnlyThen() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    let store = BookStore(places)
    try SampleStore.fill(writer, [SampleStore.book("A"), SampleStore.book("B")])
    let first = store.stamp()
    #expect(try SampleStore.fill(writer, [SampleStore.book("A"), SampleStore.book("B")]) == false)
    #expect(store.stamp() == first)
    #expect(try SampleStore.fill(writer, [SampleStore.book("B"), SampleStore.book("A")]))
    let second = store.stamp()
    #expect(second != first && second.covers == first.covers)
    #expect(store.rows(subject: 0, 0..<2).map(\.book.title) == ["B", "A"])
    var changed = SampleStore.book("A")
    changed.pages = 3
    #expect(try SampleStore.fill(writer, [SampleStore.book("B"), changed]))
    #expect(store.stamp() != second)
  }

  @Test func readersSeeTheOldListUntilTheNewOneIsWhole() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    try SampleStore.fill(writer, [SampleStore.book("A"), SampleStore.book("B")])
    let store = BookStore(places)
    let id = try #require(store.rows(subject: 0, 0..<1).first?.id)
    let storing = try BookImport(writer, source: "source")
    for number in 0..<500 { try storing.add(SampleStore.book("New \(number)")) }
    #expect(store.count(subject: 0) == 2 && store.book(id)?.book.title == "A")
    // A failure leaves it so, and is told.
    #expect(try storing.finish(failure: "cut off", messages: ["m"], now: 5) == false)
    #expect(store.count(subject: 0) == 2 && store.search("new", subject: 0).ids == [])
    #expect(store.status()?.failure == "cut off" && store.status()?.messages == ["m"])
    #expect(store.status()?.good == 1_000 && store.status()?.checked == 5)
  }

  @Test func aFirstListIsShownWhileItGrowsAndInPartAfterAFailure() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    let store = BookStore(places)
    let storing = try BookImport(writer, source: "source")
    for number in 0..<120 { try storing.add(SampleStore.book("Book \(number)")) }
    #expect(store.count(subject: 0) == 100)
    #expect(try storing.finish(failure: "cut off", messages: [], now: 5))
    #expect(store.count(subject: 0) == 120 && store.status()?.good == nil)
  }

  @Test func whatIsGoneFromTheSourceIsGone() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    let store = BookStore(places)
    try SampleStore.fill(writer, [SampleStore.book("Alpha"), SampleStore.book("Beta")])
    let id = try #require(store.rows(subject: 0, 1..<2).first?.id)
    try SampleStore.fill(writer, [SampleStore.book("Beta")])
    #expect(store.rows(subject: 0, 0..<5).map(\.id) == [id])
    #expect(
      store.search("alpha", subject: 0).ids == [] && store.search("beta", subject: 0).ids == [id])
  }

  @Test func aDamagedStoreIsMadeAnew() throws {
    let places = SampleStore.places()
    try SampleStore.fill(try StoreWriter(places), [SampleStore.book("A")])
    let store = BookStore(places)
    #expect(store.count(subject: 0) == 1)
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: places.database + suffix)
    }
    try Data(repeating: 0x5A, count: 20_000).write(to: URL(fileURLWithPath: places.database))
    let writer = try StoreWriter(places)
    #expect(writer.remark?.contains("made anew") == true)
    try SampleStore.fill(writer, [SampleStore.book("B")])
    _ = store.stamp()
    #expect(store.rows(subject: 0, 0..<5).map(\.book.title) == ["B"])
  }

  @Test func anOtherVersionIsMadeAnew() throws {
    let places = SampleStore.places()
    try SampleStore.fill(try StoreWriter(places), [SampleStore.book("A")])
    try StoreWriter(places).database.execute("PRAGMA user_version = 99")
    #expect(BookStore(places).count(subject: 0) == 0)
    #expect(try StoreWriter(places).remark != nil)
  }

  @Test func oneWriterAtATime() throws {
    let places = SampleStore.places()
    var lock = try StoreLock(places)
    #expect(lock != nil)
    #expect(try StoreLock(places) == nil)
    lock = nil
    #expect(try StoreLock(places) != nil)
  }

  @Test func pagesAreRememberedAndForgotten() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    let page = CachedPage(
      etag: "\"1\"", modified: nil, next: "http://h/2", sections: ["http://h/s"], books: ["urn:A"])
    var storing = try BookImport(writer, source: "s")
    try storing.add(SampleStore.book("A"))
    try storing.remember(page, "http://h/1")
    try storing.remember(CachedPage(etag: nil, modified: nil, books: []), "http://h/2")
    _ = try storing.finish(failure: nil, messages: [], now: 1)
    storing = try BookImport(writer, source: "s")
    #expect(try storing.page("http://h/1") == page)
    #expect(try storing.page("http://h/2") == nil)
    #expect(try storing.keep(["urn:A", "urn:B"]) == false && storing.books == 0)
    #expect(try storing.keep(["urn:A"]) && storing.books == 1)
    _ = try storing.finish(failure: nil, messages: [], now: 2)
    storing = try BookImport(writer, source: "s")
    #expect(try storing.page("http://h/1") == nil)
  }
}
