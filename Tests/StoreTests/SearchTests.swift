import Bookshelf
import Testing

@testable import Store

@Suite struct SearchTests {
  private static func store() throws -> BookStore {
    let places = SampleStore.places()
    try SampleStore.fill(
      try StoreWriter(places),
      [
        SampleStore.book(
          "The Picture of Dorian Gray", subjects: ["Fiction"], authors: ["Oscar Wilde"]),
        SampleStore.book("Wilde: A Life", subjects: ["Biography"], authors: ["A. Writer"]),
        SampleStore.book("Les Misérables", subjects: ["Fiction"], authors: ["Victor Hugo"]),
        SampleStore.book("吾輩は猫である", subjects: ["Fiction"], authors: ["夏目漱石"]),
        SampleStore.book("ألف ليلة وليلة", subjects: ["حكايات"]),
        SampleStore.book("C++ & You: \"quoted\" (2nd*)", authors: ["O'Hara-Smith"]),
      ])
    return BookStore(places)
  }

  private func titles(_ text: String, in store: BookStore, subject: String? = nil) -> [String] {
    let number = subject.flatMap { name in
      store.subjects(limit: 100).first { $0.name == name }?.id
    }
    return store.rows(store.search(text, subject: number ?? BookStore.all).ids).map(\.book.title)
  }

  @Test(arguments: [
    ("dorian", ["The Picture of Dorian Gray"]), ("DORI", ["The Picture of Dorian Gray"]),
    ("gray wil", ["The Picture of Dorian Gray"]), ("miserables", ["Les Misérables"]),
    ("MISÉ", ["Les Misérables"]), ("猫", ["吾輩は猫である"]), ("猫で", ["吾輩は猫である"]),
    ("漱石", ["吾輩は猫である"]), ("で猫", []), ("ليلة", ["ألف ليلة وليلة"]), ("حكا", ["ألف ليلة وليلة"]),
    ("o'hara", ["C++ & You: \"quoted\" (2nd*)"]),
    ("smith quoted", ["C++ & You: \"quoted\" (2nd*)"]),
    ("", []), ("  ", []), ("\"", []), ("* ( ) : ^ -", []), ("AND", []), ("zzz", []),
    ("title: dorian", []), ("NEAR(dorian)", []),
  ])
  func words(text: String, found: [String]) throws {
    #expect(titles(text, in: try Self.store()) == found)
  }

  @Test func theTitleGoesBeforeTheAuthor() throws {
    let store = try Self.store()
    #expect(titles("wilde", in: store) == ["Wilde: A Life", "The Picture of Dorian Gray"])
    #expect(titles("wilde", in: store, subject: "Fiction") == ["The Picture of Dorian Gray"])
  }

  @Test func resultsAreLimited() throws {
    let places = SampleStore.places()
    try SampleStore.fill(try StoreWriter(places), (0..<50).map { SampleStore.book("Same \($0)") })
    let store = BookStore(places)
    let some = store.search("same", subject: BookStore.all, limit: 20)
    #expect(some.ids.count == 20 && some.isCut)
    let all = store.search("s", subject: BookStore.all, limit: 50)
    #expect(all.ids.count == 50 && !all.isCut)
    #expect(store.search("same", subject: BookStore.all, limit: 0) == .none)
  }

  @Test func endlessTextIsCut() throws {
    let store = try Self.store()
    let text = String(repeating: "dorian ", count: 10_000)
    #expect(titles(text, in: store) == ["The Picture of Dorian Gray"])
    #expect(titles(String(repeating: "x", count: 1 << 20), in: store) == [])
  }
}
