import Bookshelf
import Foundation
import Testing

@testable import Store

@Suite struct CoverTests {
  private static func filled(_ count: Int) throws -> (StoreWriter, BookStore) {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    try SampleStore.fill(writer, Self.books(count))
    return (writer, BookStore(places))
  }

  private static func books(_ count: Int) -> [Book] {
    (0..<count).map { number in
      var book = SampleStore.book("Book \(number)")
      book.cover = .address("https://h/\(number).jpg")
      return book
    }
  }

  @Test func fromWantedToStored() throws {
    let (writer, store) = try Self.filled(3)
    var rows = store.rows(subject: 0, 0..<3)
    #expect(rows.allSatisfy { $0.isCoverMissing && $0.coverFile == nil })
    let task = try #require(try writer.coverTasks(books: [rows[1].id], now: 0).first)
    #expect(task.key == .address("https://h/1.jpg"))
    let before = store.stamp()
    try writer.beginCover(task.id)
    try writer.storeCover(task.id, [1, 2, 3], isPinned: false, now: 1)
    #expect(store.stamp().covers > before.covers && store.stamp().books == before.books)
    rows = store.rows(subject: 0, 0..<3)
    let file = try #require(rows[1].coverFile)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data([1, 2, 3]))
    #expect(!rows[1].isCoverMissing && rows[0].coverFile == nil)
    #expect(try writer.coverTasks(books: rows.map(\.id), now: 0).count == 2)
    #expect(store.status()?.covers == 1 && store.status()?.coverBytes == 3)
  }

  @Test func failuresAreTriedAgainALimitedNumberOfTimes() throws {
    let (writer, store) = try Self.filled(1)
    let row = try #require(store.rows(subject: 0, 0..<1).first)
    for round in 1...StoreWriter.attemptLimit {
      let task = try #require(try writer.coverTasks(books: [row.id], now: round * 100).first)
      #expect(task.attempts == round - 1)
      try writer.beginCover(task.id)
      try writer.refuseCover(task.id, until: round * 100 + 50)
      #expect(try writer.coverTasks(books: [row.id], now: round * 100 + 49) == [])
    }
    #expect(try writer.coverTasks(books: [row.id], now: 1 << 40) == [])
    #expect(store.rows(subject: 0, 0..<1).first?.isCoverMissing == false)
  }

  @Test func oneThatTookTheProgramDownTwiceIsNotTriedAgain() throws {
    let (writer, store) = try Self.filled(1)
    let row = try #require(store.rows(subject: 0, 0..<1).first)
    let task = try #require(try writer.coverTasks(books: [row.id], now: 0).first)
    try writer.beginCover(task.id)
    // Once may be chance.
    let second = try StoreWriter(writer.places)
    #expect(try second.coverTasks(books: [row.id], now: 1 << 40).map(\.id) == [task.id])
    try second.beginCover(task.id)
    let third = try StoreWriter(writer.places)
    #expect(try third.coverTasks(books: [row.id], now: 1 << 40) == [])
  }

  @Test func theDiskIsBounded() throws {
    let (writer, store) = try Self.filled(6)
    let tasks = try writer.coverTasks(first: 10, limit: 10, now: 0)
    #expect(tasks.map(\.key) == (0..<6).map { .address("https://h/\($0).jpg") })
    for (number, task) in tasks.enumerated() {
      try writer.beginCover(task.id)
      try writer.storeCover(
        task.id, [UInt8](repeating: 0, count: 100), isPinned: number == 0, now: number)
    }
    try writer.boundCovers(350)
    #expect(try writer.coverBytes() == 300)
    // The pinned one and those stored last.
    #expect(
      store.rows(subject: 0, 0..<6).map { $0.coverFile != nil } == [
        true, false, false, false, true, true,
      ])
    #expect(try FileManager.default.contentsOfDirectory(atPath: writer.places.covers).count == 3)
  }

  @Test func coversOfBooksThatAreGoneAreRemoved() throws {
    let (writer, store) = try Self.filled(2)
    for task in try writer.coverTasks(first: 10, limit: 10, now: 0) {
      try writer.storeCover(task.id, [1], isPinned: false, now: 1)
    }
    try SampleStore.fill(writer, Array(Self.books(1)))
    #expect(try FileManager.default.contentsOfDirectory(atPath: writer.places.covers).count == 1)
    // A file that somebody has removed is asked for again.
    let file = try #require(store.rows(subject: 0, 0..<1).first?.coverFile)
    try FileManager.default.removeItem(atPath: file)
    let next = try StoreWriter(writer.places)
    #expect(try next.coverTasks(first: 10, limit: 10, now: 0).count == 1)
  }

  @Test func aPictureWithinTheCatalogueIsKeptUntilItIsDecoded() throws {
    let places = SampleStore.places()
    let writer = try StoreWriter(places)
    var book = SampleStore.book("A")
    book.cover = .data([1, 2, 3])
    try SampleStore.fill(writer, [book])
    let task = try #require(try writer.coverTasks(first: 1, limit: 1, now: 0).first)
    #expect(task.key == .data)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: places.embedded(task.id))) == Data([1, 2, 3]))
    try writer.storeCover(task.id, [9], isPinned: false, now: 0)
    #expect(!FileManager.default.fileExists(atPath: places.embedded(task.id)))
    #expect(try SampleStore.fill(writer, [book]) == false)
  }

  @Test func wishesCrossTheSocket() throws {
    let places = SampleStore.places()
    _ = try StoreWriter(places)
    let store = BookStore(places)
    store.wantCovers([1])  // Nobody listens yet.
    let list = try CoverWishList(places)
    #expect(list.take() == [])
    store.wantCovers([7, 8])
    store.wantCovers([])
    store.wantCovers([9, -1, 7])
    #expect(list.take() == [9, -1, 7, 8])
    #expect(list.take() == [])
    // Another one in its place.
    _ = try CoverWishList(places)
  }
}
