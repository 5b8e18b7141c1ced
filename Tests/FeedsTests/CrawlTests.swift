import Foundation
import Store
import Testing

@testable import Feeds

@Suite struct CrawlTests {
  @Test func pagesAndSectionsAreFollowed() throws {
    let server = try TestServer { request in
      switch request.path {
      case "/": .init(Sample.feed(Sample.section("New", "new") + Sample.section("Title", "/title")))
      case "/new":
        .init(Sample.feed(Sample.entry("A") + Sample.entry("B") + Sample.next("/new?page=2")))
      case "/new?page=2": .init(Sample.feed(Sample.entry("C")))
      case "/title": .init(Sample.feed(Sample.entry("A") + Sample.next("/title?page=2")))
      default: .missing
      }
    }
    defer { server.stop() }
    let test = try TestService(server.base)
    try test.look()
    #expect(test.titles == ["A", "B", "C"] && test.failure == nil)
    // A page without anything new ends its feed.
    #expect(server.requests.map(\.path) == ["/", "/new", "/new?page=2", "/title"])
    #expect(test.log.lines == ["books: 3 from \(server.base)/"])
  }

  @Test func onlyChangesAreAskedFor() throws {
    let server = try TestServer { request in
      if request.path == "/2" {
        if request.head["if-modified-since"] == "Mon, 30 Nov 2026 10:00:00 GMT" {
          return .init("", status: 304)
        }
        var response = TestServer.Response(Sample.feed(Sample.entry("B")))
        response.head["Last-Modified"] = "Mon, 30 Nov 2026 10:00:00 GMT"
        return response
      }
      if request.head["if-none-match"] == "\"1\"" { return .init("", status: 304) }
      var response = TestServer.Response(Sample.feed(Sample.entry("A") + Sample.next("/2")))
      response.head["ETag"] = "\"1\""
      return response
    }
    defer { server.stop() }
    let test = try TestService(server.base + "/1")
    try test.look()
    let stamp = test.store.stamp()
    try test.look()
    #expect(test.titles == ["A", "B"] && test.store.stamp() == stamp && test.failure == nil)
    #expect(server.requests.map(\.path) == ["/1", "/2", "/1", "/2"])
    #expect(server.requests[2].head["if-none-match"] == "\"1\"")
  }

  @Test func aFailingPageKeepsTheListBefore() throws {
    let isBroken = Flag()
    let server = try TestServer { request in
      if request.path == "/2" {
        return isBroken.isSet ? .init("oops", status: 500) : .init(Sample.feed(Sample.entry("B")))
      }
      return .init(Sample.feed(Sample.entry(isBroken.isSet ? "New" : "A") + Sample.next("/2")))
    }
    defer { server.stop() }
    let test = try TestService(server.base + "/1")
    try test.look()
    isBroken.isSet = true
    try test.look()
    #expect(test.titles == ["A", "B"] && test.failure?.contains("status 500") == true)
    // It is looked at again sooner than usual.
    #expect(test.service.due < 1_000_000 + 3 * 3_600)
    isBroken.isSet = false
    try test.look()
    #expect(test.failure == nil)
  }

  @Test func aSectionThatAsksForALoginIsLeftOut() throws {
    let server = try TestServer { request in
      switch request.path {
      case "/":
        .init(
          Sample.feed(
            Sample.section("Mine", "/mine") + Sample.section("All", "/all")
              + Sample.section("Web", "/web")))
      case "/all": .init(Sample.feed(Sample.entry("A")))
      case "/web": .init("<!DOCTYPE html><html>log in</html>", type: "text/html")
      default: .init("no", status: 401)
      }
    }
    defer { server.stop() }
    let test = try TestService(server.base)
    try test.look()
    #expect(test.titles == ["A"] && test.failure == nil)
    #expect(test.store.status()?.messages.count == 2)
  }

  @Test func redirectsKeepToTheRules() throws {
    let other = try TestServer { _ in .init(Sample.feed(Sample.entry("Other"))) }
    let otherBase = "http://localhost:\(other.port)"
    let server = try TestServer { request in
      switch request.path {
      case "/moved": .redirect("/here/feed")
      case "/here/feed": .init(Sample.feed(Sample.entry("A") + Sample.next("two")))
      case "/here/two": .init(Sample.feed(Sample.entry("B")))
      case "/loop": .redirect("/loop")
      default: .redirect(otherBase + "/x")
      }
    }
    defer {
      server.stop()
      other.stop()
    }
    var test = try TestService(server.base + "/moved")
    try test.look()
    #expect(test.titles == ["A", "B"])
    test = try TestService(server.base + "/loop")
    try test.look()
    #expect(test.failure?.contains("redirected more than") == true)
    test = try TestService(server.base + "/away")
    try test.look()
    #expect(test.failure?.contains("localhost") == true && other.requests.isEmpty)
    test = try TestService(server.base + "/away") { $0.hosts = ["LOCALHOST"] }
    try test.look()
    #expect(test.titles == ["Other"])
  }

  @Test func nobodyIsThere() throws {
    let server = try TestServer { _ in .missing }
    server.stop()
    let test = try TestService("http://me:secret@127.0.0.1:1/opds")
    try test.look()
    #expect(test.failure?.contains("cannot be reached") == true)
    #expect(test.log.lines.allSatisfy { !$0.contains("secret") })
    #expect(test.store.status()?.source == nil)
  }

  @Test func offlineStartShowsWhatIsStored() throws {
    let server = try TestServer { _ in .init(Sample.feed(Sample.entry("A"))) }
    let test = try TestService(server.base)
    try test.look()
    server.stop()
    usleep(50_000)
    let again = BookService(try StoreWriter(test.writer.places), .init(source: server.base)) { _ in
    }
    try again.work(now: 5_000_000)
    let store = BookStore(test.writer.places)
    #expect(store.count(subject: 0) == 1 && store.status()?.failure != nil)
  }

  @Test func localSourcesOfEveryKind() throws {
    let folder = try Sample.folder()
    try Sample.feed(Sample.entry("A") + Sample.next("b.xml")).write(
      toFile: folder + "/a.xml", atomically: true, encoding: .utf8)
    try Sample.feed(Sample.entry("B") + Sample.next("/etc/hostname")).write(
      toFile: folder + "/b.xml", atomically: true, encoding: .utf8)
    let test = try TestService(folder + "/a.xml")
    try test.look()
    #expect(test.titles == ["A", "B"] && test.failure == nil)
    #expect(test.store.status()?.messages.first?.contains("not followed") == true)
    let missing = try TestService(folder + "/none")
    try missing.look()
    #expect(missing.failure?.contains("not there") == true)
    let empty = try TestService(try Sample.folder())
    try empty.look()
    #expect(empty.failure?.contains("no EPUB files") == true)
  }
}

/// Something that a test turns on and off while a server looks at it.
final class Flag: @unchecked Sendable {
  // One side waits while the other answers.
  var isSet = false
}
