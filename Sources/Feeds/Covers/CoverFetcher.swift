import Bookshelf
import Imaging
import Store

/// Gets covers from where they are and stores them in their form.
package final class CoverFetcher {
  private let writer: StoreWriter
  private let fetcher: WebFetcher
  /// Where files of covers may be; nil for none.
  private let folder: String?
  private let log: (String) -> Void

  private static let accept = "image/jpeg, image/png, image/webp, image/*;q=0.5"

  /// - Parameter hosts: Hosts besides the source's own that may be asked.
  package init(
    _ writer: StoreWriter, source: CatalogueSource, hosts: [String], log: @escaping (String) -> Void
  ) {
    self.writer = writer
    self.log = log
    folder = source.folder
    let own = source.host.map { [$0] } ?? []
    fetcher = WebFetcher(hosts: Set((own + hosts).map { $0.lowercased() }))
  }

  /// Fetches, decodes and stores a cover; what goes wrong is noted there and logged.
  ///
  /// - Parameter now: Seconds since 1970.
  /// - Throws: an error when the store cannot be written.
  package func run(_ task: CoverTask, isPinned: Bool, now: Int) throws {
    do {
      // Opening an archive is parsing too; the network may take long and is not.
      if isMember(task) { try writer.beginCover(task.id) }
      let bytes = try picture(task)
      if !isMember(task) { try writer.beginCover(task.id) }
      try writer.storeCover(task.id, try CoverPicture.jpeg(bytes), isPinned: isPinned, now: now)
    } catch let problem as FetchProblem {
      log("cover: \(problem)")
      if !isMember(task) { try writer.beginCover(task.id) }
      // 1, 4, 16, 64 minutes.
      let pause = 60 << (2 * min(task.attempts, 5))
      try writer.refuseCover(task.id, until: problem.kind == .failed ? now + pause : nil)
    } catch let error as ImageError {
      log("cover: \(place(task.key)): \(error)")
      try writer.refuseCover(task.id, until: nil)
    } catch let problem as CatalogueProblem {
      log("cover: \(problem)")
      try writer.refuseCover(task.id, until: nil)
    }
  }

  private func isMember(_ task: CoverTask) -> Bool {
    if case .member = task.key { true } else { false }
  }

  private func picture(_ task: CoverTask) throws -> [UInt8] {
    let limit = CoverPicture.limits.bytes
    switch task.key {
    case .address(let address):
      guard
        case .content(let content) = try fetcher.fetch(address, accept: Self.accept, limit: limit)
      else { throw FetchProblem(.failed, address, "has no content") }
      return content.bytes
    case .file(let path):
      try check(path)
      return try LocalFile.read(path, limit: limit)
    case .member(let archive, let name):
      try check(archive)
      return try Archive(archive).bytes(name, limit: limit)
    case .data: return try LocalFile.read(writer.places.embedded(task.id), limit: limit)
    }
  }

  private func check(_ path: String) throws {
    guard let folder, LocalFile.isInside(path, folder) else {
      throw FetchProblem(.refused, path, "not there, or outside of its catalogue's folder")
    }
  }

  private func place(_ key: CoverKey) -> String {
    switch key {
    case .address(let address): WebAddress.shown(address)
    case .file(let path): path
    case .member(let archive, let name): "\(archive): \(name)"
    case .data: "a picture within the catalogue"
    }
  }
}
