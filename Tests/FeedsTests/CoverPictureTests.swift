import Foundation
import Imaging
import Raster
import Store
import Testing

@testable import Feeds

@Suite struct CoverPictureTests {
  @Test(arguments: [
    (400, 600), (80, 120), (1_000, 1_400), (1_200, 1_200), (50, 900), (3, 2), (1, 1),
  ])
  func everyCoverHasOneSize(width: Int, height: Int) throws {
    let bytes = try CoverPicture.jpeg(try Sample.picture(width, height))
    let picture = try JPEG.decode(bytes: bytes)
    #expect(picture.width == StorePlaces.coverWidth && picture.height == StorePlaces.coverHeight)
    for (x, y) in [(200, 300), (0, 0), (399, 599)] {
      let pixel = picture[x, y]
      // The one colour of the picture, or of the ground that takes it up.
      #expect(abs(Int(pixel >> 16 & 255) - 0x20) < 4 && abs(Int(pixel & 255) - 0x80) < 4)
    }
  }

  @Test func transparencyBecomesWhite() throws {
    let bytes = try CoverPicture.jpeg(try Sample.picture(200, 300, 0))
    let pixel = try JPEG.decode(bytes: bytes)[100, 100]
    #expect(pixel & 0xFF > 250 && pixel >> 16 & 0xFF > 250)
  }

  @Test func theSamplesStayTheSame() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let test = try TestService(root.appendingPathComponent("assets/books/catalogue.json").path)
    try test.look()
    try test.fetchCovers()
    let rows = test.store.rows(subject: BookStore.all, 0..<100)
    #expect(rows.count == 26 && test.failure == nil && test.store.status()?.messages == [])
    #expect(rows.allSatisfy { $0.coverFile != nil })
    let file = try #require(rows.first?.coverFile)
    let given = try PictureFile.read(
      root.appendingPathComponent("assets/books/covers/moby-dick.jpg").path)
    let kept = try PictureFile.read(file)
    var sum = 0
    for y in 0..<600 {
      for x in 0..<400 { sum += abs(Int(given[x, y] >> 8 & 255) - Int(kept[x, y] >> 8 & 255)) }
    }
    #expect(Double(sum) / 240_000 < 2)
  }

  @Test func coversComeAsTheyAreAskedFor() throws {
    let picture = try Sample.picture(40, 60)
    let server = try TestServer { request in
      request.path == "/feed"
        ? .init(Sample.feed((0..<700).map { Sample.entry("\($0)", cover: "/\($0).png") }.joined()))
        : .init(picture, type: "image/png")
    }
    defer { server.stop() }
    let test = try TestService(server.base + "/feed")
    try test.look()
    let last = try #require(test.store.rows(subject: 0, 699..<700).first)
    test.service.want([last.id])
    try test.service.work(now: 1_000_002)
    #expect(test.store.rows(subject: 0, 699..<700).first?.coverFile != nil)
    #expect(server.requests.map(\.path) == ["/feed", "/699.png"])
  }

  @Test func coversFromElsewhereAreNotAskedFor() throws {
    let other = try TestServer { _ in .missing }
    let cover = "http://localhost:\(other.port)/c.png"
    let server = try TestServer { _ in
      .init(
        Sample.feed(
          Sample.entry("A", cover: cover) + Sample.entry("B", cover: "file:///etc/hostname")))
    }
    defer {
      server.stop()
      other.stop()
    }
    let test = try TestService(server.base)
    try test.look()
    try test.fetchCovers()
    #expect(other.requests.isEmpty)
    #expect(test.log.lines.filter { $0.hasPrefix("cover: ") }.count == 2)
  }
}
