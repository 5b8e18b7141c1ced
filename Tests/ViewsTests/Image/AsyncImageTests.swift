import Foundation
import Imaging
import Raster
import Testing

@testable import Views

/// Pictures that come while others are shown.
@MainActor
struct AsyncImageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("async-image-\(UUID().uuidString)")

  private func file(_ bytes: [UInt8]) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("picture.png")
    try Data(bytes).write(to: url)
    return url
  }

  private func picture() throws -> URL { try file(PNG.encode(Surface(width: 6, height: 4))) }

  @Test func endsWhenNobodyWaits() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try picture()
    let task = Task { await PictureLoader.load(url) }
    task.cancel()
    guard case .failure(let error) = await task.value else {
      Issue.record("loaded in spite of its end")
      return
    }
    #expect(error is CancellationError)
  }
}
