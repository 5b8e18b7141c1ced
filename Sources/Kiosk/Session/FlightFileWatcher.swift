import Flights
import Foundation

/// Keeps the flights of a file, read again when the file changed. A file that cannot be used leaves
/// the last good flights in place and is reported once.
struct FlightFileWatcher {
  private let path: String?
  private let log: (String) -> Void
  private(set) var book = FlightBook()
  private var version: Version?

  private struct Version: Equatable {
    let modified: Date?
    let size: Int?
  }

  init(path: String?, log: @escaping (String) -> Void) {
    self.path = path
    self.log = log
    refresh()
  }

  mutating func refresh() {
    guard let path else { return }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let found = Version(
      modified: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
    if let version, version == found { return }
    version = found
    let result = book.load(path)
    for problem in result.problems { log("flights: \(problem)") }
    switch result {
    case .loaded(let count): log("flights: \(count) read from \(path)")
    case .loadedInPart(let count, _): log("flights: \(count) good ones read from \(path)")
    case .kept where book.loadedAt == nil:
      log("flights: none are known; gates and times are absent until \(path) can be used")
    case .kept: log("flights: the last good file is kept (\(book.count) flights)")
    }
  }
}
