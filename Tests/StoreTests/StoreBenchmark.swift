import Bookshelf
import Foundation
import Testing

@testable import Store

/// What a large catalogue costs; prints figures when `GATEFRAME_BENCHMARK` is set, best in a release build.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["GATEFRAME_BENCHMARK"] != nil,
    "set GATEFRAME_BENCHMARK to measure the store"))
struct StoreBenchmark {
  private static let words = """
    river stone night garden winter letter island shadow mirror captain daughter silence mountain harbour \
    candle orchard stranger journey kingdom whisper thunder forest lantern memory ocean tower
    """.split(separator: " ").map(String.init)

  private static func book(_ number: Int) -> Book {
    func word(_ step: Int) -> String { words[(number / step + number * step) % words.count] }
    var book = Book(
      identifier: "urn:bench:\(number)",
      title: "The \(word(1).capitalized) of the \(word(7).capitalized) \(number)")
    book.authors = ["\(word(3).capitalized) \(word(11).capitalized)"]
    book.subjects = (0..<3).map { "Subject \((number * ($0 * 7 + 1)) % 300)" }
    book.summary = (0..<60).map { word($0 + 2) }.joined(separator: " ")
    book.languages = ["en"]
    book.pages = 100 + number % 700
    book.price = Book.Price(amount: "9.90", currency: "EUR")
    book.cover = .address("https://books.example.org/covers/\(number).jpg")
    return book
  }

  private func report(_ name: String, _ count: Int = 1, _ work: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    let time = try clock.measure { for _ in 0..<count { try work() } }
    let parts = (time / count).components
    let milliseconds = Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
    print("  \(name): \((milliseconds * 1_000).rounded() / 1_000) ms")
  }

  private func memory(_ name: String) {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let lines = status.split(separator: "\n").filter {
      $0.hasPrefix("VmRSS") || $0.hasPrefix("VmHWM")
    }
    print("  \(name): " + lines.joined(separator: ", ").replacing("\t", with: " "))
  }

  @Test(arguments: [100, 100_000])
  func aCatalogue(count: Int) throws {
    print("\(count) books")
    let places = SampleStore.places()
    memory("memory before")
    let writer = try StoreWriter(places)
    try report("first import") {
      let storing = try BookImport(writer, source: "s")
      for number in 0..<count { try storing.add(Self.book(number)) }
      _ = try storing.finish(failure: nil, messages: [], now: 1)
    }
    memory("memory after the import")
    try report("import without a change") {
      let storing = try BookImport(writer, source: "s")
      for number in 0..<count { try storing.add(Self.book(number)) }
      _ = try storing.finish(failure: nil, messages: [], now: 2)
    }
    let size =
      (try? FileManager.default.attributesOfItem(atPath: places.database)[.size] as? Int) ?? 0
    print("  database: \(size >> 20) MiB")
    report("open, count, tags and first window") {
      let store = BookStore(places)
      #expect(store.count(subject: 0) == count)
      #expect(!store.subjects(limit: 40).isEmpty && store.rows(subject: 0, 0..<20).count == 20)
    }
    let store = BookStore(places)
    var generator = SystemRandomNumberGenerator()
    report("window of 20 anywhere", 500) {
      let first = Int.random(in: 0...(count - 20), using: &generator)
      #expect(store.rows(subject: 0, first..<(first + 20)).count == 20)
    }
    let subject = store.subjects(limit: 1).first?.id ?? 0
    report("window of a subject", 500) { _ = store.rows(subject: subject, 40..<60) }
    report("stamp", 10_000) { _ = store.stamp() }
    report("count", 500) { _ = store.count(subject: 0) }
    for text in ["r", "ri", "riv", "river", "river of", "candle lantern 77", "nothing at all"] {
      report("search \"\(text)\"", 10) { _ = store.search(text, subject: 0) }
    }
    report("search in a subject", 10) { _ = store.search("river", subject: subject) }
    memory("memory after reading")
    let last = store.rows(subject: 0, (count - 1)..<count)
    report("book with all", 200) { _ = store.book(last.first?.id ?? 0) }
    try FileManager.default.removeItem(atPath: places.folder)
  }
}
