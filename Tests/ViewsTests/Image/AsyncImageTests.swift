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

  /// Lets tasks run until the tree shows a name, for ten seconds at the most.
  private func wait(for name: String, in tree: Tree) async throws {
    for _ in 0..<1000 where tree.frame(name) == nil {
      try await Task.sleep(nanoseconds: 10_000_000)
      tree.wait(until: tree.graph.time + 0.01)
    }
  }

  private func phases(_ url: URL?) throws -> Tree {
    try Tree(
      AsyncImage(url: url, scale: 2) { phase in
        switch phase {
        case .empty: Box("empty", 1, 1)
        case .success(let image): Box("success", 1, 1).overlay(image)
        case .failure: Box("failure", 1, 1)
        }
      })
  }

  @Test func emptyThenThere() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tree = try phases(try picture())
    #expect(tree.frame("empty") != nil)
    try await wait(for: "success", in: tree)
    #expect(tree.frame("empty") == nil)
    #expect(tree.frame("Image")?.size == CGSize(width: 3, height: 2))
  }

  @Test(arguments: ["file:///nowhere/at/all.png", "gopher://example.org/x"])
  func failures(_ address: String) async throws {
    let tree = try phases(URL(string: address))
    try await wait(for: "failure", in: tree)
    #expect(tree.frame("failure") != nil && tree.frame("empty") == nil)
  }

  @Test func noPictureAtAll() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tree = try phases(try file([1, 2, 3]))
    try await wait(for: "failure", in: tree)
    #expect(tree.frame("failure") != nil)
    let none = try phases(nil)
    try await Task.sleep(nanoseconds: 20_000_000)
    none.layout()
    #expect(none.frame("empty") != nil)
  }

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

  @Test func placeholders() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tree = try Tree(
      AsyncImage(url: try picture()) { image in
        image.resizable()
      } placeholder: {
        Box("placeholder", 5, 5)
      }, 50, 40)
    #expect(tree.frame("placeholder") != nil)
    try await wait(for: "Image", in: tree)
    #expect(tree.frame("Image") == CGRect(x: 0, y: 0, width: 50, height: 40))
  }
}
