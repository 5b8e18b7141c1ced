import Glibc

/// Stands between one viewer and the server, so that the server never waits for the viewer: it takes all
/// that the server sends at once, and hands over whole messages only. A viewer that is silent at the
/// start, reads nothing, or sends what is no message is left.
package final class ViewerRelay {
  /// How patient a relay is.
  package struct Limits: Sendable {
    /// Nanoseconds that a viewer has for its first messages.
    package var handshake: UInt64 = 4_000_000_000
    /// Nanoseconds that a viewer may read nothing of what waits for it.
    package var stall: UInt64 = 10_000_000_000
    /// Bytes that may wait for a viewer.
    package var queue = 64 << 20

    package init() {}
  }

  private let viewer: Int32
  private let server: Int32
  private let limits: Limits
  private let begin: UInt64
  private var stream = ViewerStream()
  private var toViewer = ByteQueue()
  private var toServer = ByteQueue()
  /// When the viewer took something last, or nothing waited for it.
  private var progress: UInt64

  /// Takes over both descriptors, which must not block.
  package init(viewer: Int32, server: Int32, limits: Limits = Limits(), now: UInt64) {
    self.viewer = viewer
    self.server = server
    self.limits = limits
    begin = now
    progress = now
  }

  deinit {
    close(viewer)
    close(server)
  }

  /// What to wait for.
  package var entries: [pollfd] {
    var fromViewer = Int16(toServer.count < 1 << 16 ? POLLIN : 0)
    if !toViewer.isEmpty { fromViewer |= Int16(POLLOUT) }
    let fromServer = Int16(POLLIN) | (toServer.isEmpty ? 0 : Int16(POLLOUT))
    return [
      pollfd(fd: viewer, events: fromViewer, revents: 0),
      pollfd(fd: server, events: fromServer, revents: 0),
    ]
  }

  /// When `serve` has to be called at the latest; nil when only for what is readable.
  package var deadline: UInt64? {
    if !stream.isSettled { return begin + limits.handshake }
    return toViewer.isEmpty ? nil : progress + limits.stall
  }

  /// Carries what is there. False when the viewer or the server is gone, or is left.
  package func serve(now: UInt64) -> Bool {
    guard takeFromViewer(), takeFromServer(), toServer.write(to: server) != nil,
      let sent = toViewer.write(to: viewer)
    else { return false }
    if sent > 0 || toViewer.isEmpty { progress = now }
    guard toViewer.count <= limits.queue else { return false }
    return deadline.map { now < $0 } ?? true
  }

  private func takeFromViewer() -> Bool {
    // Bounded, so that a viewer that never stops does not hold up the others.
    for _ in 0..<16 where toServer.count < 1 << 16 {
      switch Self.read(viewer, limit: 1 << 14) {
      case .bytes(let bytes):
        guard let messages = try? stream.take(bytes) else { return false }
        toServer.append(messages)
      case .nothing: return true
      case .ended: return false
      }
    }
    return true
  }

  private func takeFromServer() -> Bool {
    for _ in 0..<64 where toViewer.count <= limits.queue {
      switch Self.read(server, limit: 1 << 18) {
      case .bytes(let bytes): toViewer.append(bytes)
      case .nothing: return true
      case .ended:
        _ = toViewer.write(to: viewer)
        return false
      }
    }
    return true
  }

  private enum Reading { case bytes([UInt8]), nothing, ended }

  private static func read(_ descriptor: Int32, limit: Int) -> Reading {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, used in
      count = recv(descriptor, buffer.baseAddress, limit, Int32(MSG_DONTWAIT))
      used = max(0, count)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && [EAGAIN, EINTR].contains(errno) ? .nothing : .ended
  }
}
