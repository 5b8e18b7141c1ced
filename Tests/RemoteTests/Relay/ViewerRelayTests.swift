import CLinux
import Glibc
import Testing

@testable import Remote

@Suite("Between viewers and the server")
struct ViewerRelayTests {
  /// Two connected ends that do not block.
  private static func pair() -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    #expect(socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0)
    return (ends[0], ends[1])
  }

  private final class Bench {
    let viewer: Int32
    let server: Int32
    let relay: ViewerRelay

    init(_ limits: ViewerRelay.Limits = .init()) {
      let (outside, viewer) = ViewerRelayTests.pair()
      let (inside, server) = ViewerRelayTests.pair()
      self.viewer = viewer
      self.server = server
      relay = ViewerRelay(viewer: outside, server: inside, limits: limits, now: 0)
    }

    deinit {
      close(viewer)
      close(server)
    }

    func send(_ descriptor: Int32, _ bytes: [UInt8]) { _ = write(descriptor, bytes, bytes.count) }

    func receive(_ descriptor: Int32) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = read(descriptor, &bytes, bytes.count)
      return Array(bytes.prefix(max(0, count)))
    }
  }

  private let hello = Array("RFB 003.008\n".utf8) + [1, 1]
  private let second: UInt64 = 1_000_000_000

  @Test func carriesBothWaysAndWholeMessagesOnly() {
    let bench = Bench()
    bench.send(bench.server, Array("RFB 003.008\n".utf8))
    bench.send(bench.viewer, hello + [5, 1, 0])
    #expect(bench.relay.serve(now: 1))
    #expect(bench.receive(bench.viewer) == Array("RFB 003.008\n".utf8))
    #expect(bench.receive(bench.server) == hello)
    bench.send(bench.viewer, [9, 0, 9])
    #expect(bench.relay.serve(now: 2))
    #expect(bench.receive(bench.server) == [5, 1, 0, 9, 0, 9])
    #expect(bench.relay.deadline == nil)
  }

  @Test func aSilentSocketIsLeftAfterFourSeconds() {
    let bench = Bench()
    #expect(bench.relay.deadline == 4 * second)
    bench.send(bench.viewer, Array("RFB 003.008\n".utf8) + [1])
    #expect(bench.relay.serve(now: 4 * second - 1))
    #expect(!bench.relay.serve(now: 4 * second))
  }

  @Test func aViewerThatReadsNothingIsLeft() {
    let bench = Bench()
    bench.send(bench.viewer, hello)
    #expect(bench.relay.serve(now: 1))
    // More than fits into the socket: the server can send all of it, and the rest waits here.
    let picture = [UInt8](repeating: 7, count: 1 << 16)
    var sent = 0
    for _ in 0..<32 {
      bench.send(bench.server, picture)
      sent += picture.count
      #expect(bench.relay.serve(now: second))
    }
    #expect(bench.relay.deadline == 11 * second)
    // Reading goes on: nothing is lost, and the patience begins anew.
    var taken = bench.receive(bench.viewer).count
    #expect(bench.relay.serve(now: 10 * second))
    #expect(bench.relay.deadline == 20 * second)
    for _ in 0..<200 where taken < sent {
      taken += bench.receive(bench.viewer).count
      #expect(bench.relay.serve(now: 11 * second))
    }
    #expect(taken == sent && bench.relay.deadline == nil)
    for _ in 0..<32 {
      bench.send(bench.server, picture)
      #expect(bench.relay.serve(now: 30 * second))
    }
    #expect(!bench.relay.serve(now: 40 * second))
  }

  @Test func noMoreWaitsThanTheLimit() {
    var limits = ViewerRelay.Limits()
    limits.queue = 1 << 20
    let bench = Bench(limits)
    bench.send(bench.viewer, hello)
    #expect(bench.relay.serve(now: 1))
    let picture = [UInt8](repeating: 7, count: 1 << 16)
    var rounds = 0
    while rounds < 64 {
      bench.send(bench.server, picture)
      rounds += 1
      if !bench.relay.serve(now: 2) { break }
    }
    #expect((16...40).contains(rounds), "\(rounds) times 64 KiB")
  }

  @Test func theEndOfEitherEndsTheOther() {
    let first = Bench()
    shutdown(first.viewer, Int32(SHUT_RDWR))
    #expect(!first.relay.serve(now: 1))
    let other = Bench()
    other.send(other.server, [1, 2, 3])
    shutdown(other.server, Int32(SHUT_RDWR))
    #expect(!other.relay.serve(now: 1))
    #expect(other.receive(other.viewer) == [1, 2, 3], "its last words")
  }

  @Test func whatIsNoViewerIsLeftAtOnce() {
    let bench = Bench()
    bench.send(bench.viewer, Array("GET / HTTP/1.1\r\n".utf8))
    #expect(!bench.relay.serve(now: 1))
    #expect(bench.receive(bench.server).isEmpty)
  }

  @Test func aStalledViewerHoldsUpNobody() throws {
    let pump = try RelayPump()
    func join() throws -> (viewer: Int32, server: Int32) {
      let (outside, viewer) = Self.pair()
      return (viewer, try pump.add(outside))
    }
    let (stalled, brisk) = (try join(), try join())
    defer {
      for end in [stalled.viewer, stalled.server, brisk.viewer, brisk.server] { close(end) }
    }
    for end in [stalled, brisk] { _ = write(end.viewer, hello, hello.count) }
    // The server sends 8 MiB to a viewer that reads nothing, waiting as a library does.
    let begin = gateframe_monotonic_nanoseconds()
    let picture = [UInt8](repeating: 7, count: 1 << 23)
    var sent = 0
    while sent < picture.count {
      let count = picture.withUnsafeBytes { buffer in
        buffer.baseAddress.map { write(stalled.server, $0 + sent, picture.count - sent) } ?? -1
      }
      if count > 0 { sent += count }
      var entry = pollfd(fd: stalled.server, events: Int16(POLLOUT), revents: 0)
      try #require(poll(&entry, 1, 5000) > 0)
    }
    _ = write(brisk.server, [UInt8(42)], 1)
    var entry = pollfd(fd: brisk.viewer, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 5000) == 1)
    var byte: UInt8 = 0
    #expect(read(brisk.viewer, &byte, 1) == 1 && byte == 42)
    // Far below the two seconds that one such viewer used to cost, even on a busy machine.
    #expect(gateframe_monotonic_nanoseconds() - begin < 1_500_000_000)
  }
}
