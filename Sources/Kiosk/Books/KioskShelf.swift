import Bookshelf
import Foundation
import Screens
import Store
import SwiftUI

/// The stored catalogue as the book list reads it: windows of rows and covers that are kept while they
/// are near what is shown.
@MainActor
final class KioskShelf: BookShelf {
  /// Rows that are read at a time.
  private static let window = 48
  /// Tags beside that of all books.
  private static let subjectLimit = 30

  let title: String
  private(set) var subjects: [BookSubject] = []
  /// Grows when books or covers have changed.
  private(set) var version = 0

  private let store: BookStore
  private let locale: Locale
  /// Whether covers are decoded when they are first asked for: for pictures of one moment.
  private let decodesAtOnce: Bool
  private var stamp = StoreStamp.none
  private var counts: [BookSelection: Int] = [:]
  private var matches: [BookSelection: [Int64]] = [:]
  private var windows = RecentValues<WindowKey, [StoredBook]>(limit: 8)
  private var covers = RecentValues<Int64, UIImage>(limit: 24)
  /// Covers of books that are in windows.
  private var files: [Int64: String] = [:]
  private var wished: Set<Int64> = []

  private struct WindowKey: Hashable {
    var selection: BookSelection
    var number: Int
  }

  init(store: BookStore, title: String = "", locale: Locale, decodesAtOnce: Bool = false) {
    self.store = store
    self.title = title
    self.locale = locale
    self.decodesAtOnce = decodesAtOnce
    refresh()
  }

  /// Looks whether the store has changed; tells whether it has.
  @discardableResult
  func refresh() -> Bool {
    let found = store.stamp()
    if found == stamp { return false }
    if found.books != stamp.books {
      subjects = store.subjects(limit: Self.subjectLimit).filter { $0.id != BookStore.all }
        .map { BookSubject(id: $0.id, name: $0.name) }
      counts = [:]
      matches = [:]
      covers.removeAll()
      wished = []
    }
    windows.removeAll()
    files = [:]
    stamp = found
    version += 1
    return true
  }

  // MARK: Books

  func count(of selection: BookSelection) -> Int {
    if let known = counts[selection] { return known }
    let count: Int
    if selection.words.isEmpty {
      count = store.count(subject: selection.subject ?? BookStore.all)
    } else {
      // What was found for other words is of no use any more.
      matches = [:]
      counts = counts.filter { $0.key.words.isEmpty }
      let found = store.search(selection.words, subject: selection.subject ?? BookStore.all).ids
      matches[selection] = found
      count = found.count
    }
    counts[selection] = count
    return count
  }

  func book(at index: Int, of selection: BookSelection) -> BookCard? {
    let number = index / Self.window
    let rows = rows(WindowKey(selection: selection, number: number))
    let place = index - number * Self.window
    return rows.indices.contains(place) ? BookCard(rows[place], locale: locale) : nil
  }

  private func rows(_ key: WindowKey) -> [StoredBook] {
    if let known = windows[key] { return known }
    let range = key.number * Self.window..<(key.number + 1) * Self.window
    let rows: [StoredBook]
    if key.selection.words.isEmpty {
      rows = store.rows(subject: key.selection.subject ?? BookStore.all, range)
    } else {
      let ids = matches[key.selection] ?? []
      rows = store.rows(ids[range.clamped(to: ids.indices)])
    }
    windows[key] = rows
    for row in rows { files[row.id] = row.coverFile }
    let missing = rows.filter { $0.isCoverMissing && wished.insert($0.id).inserted }
    store.wantCovers(missing.map(\.id))
    return rows
  }

  func detail(of book: BookCard.ID) -> BookDetail {
    store.book(book).map { BookDetail($0.book, locale: locale) } ?? BookDetail()
  }

  // MARK: Covers

  func cover(of book: BookCard.ID) -> BookPicture {
    if let known = covers[book] { return .ready(known) }
    guard let file = files[book] else { return .none }
    guard decodesAtOnce else { return .coming }
    covers[book] = UIImage(contentsOfFile: file)
    return covers[book].map { .ready($0) } ?? .none
  }

  func loadCover(of book: BookCard.ID) async -> UIImage? {
    guard let file = files[book] else { return nil }
    let picture = await Task.detached(priority: .utility) { UIImage(contentsOfFile: file) }.value
    if let picture { covers[book] = picture }
    return picture
  }
}
