import CLinux
import Glibc

/// Carries what viewers and the server send each other, on a thread of its own: the server may wait
/// inside a library until what it sends is taken.
package final class RelayPump: @unchecked Sendable {
  // The thread owns all but these.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var arrivals: [ViewerRelay] = []
  /// A byte to the first wakes the thread, which waits for the second.
  private var wake: [Int32] = [-1, -1]

  /// Starts the thread, which runs until the process ends.
  ///
  /// - Throws: `RemoteError`
  package init() throws {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    let result = gateframe_message_sockets(&wake)
    guard result == 0 else { throw RemoteError("make a socket pair", code: result) }
    // Signals are for the thread that waits for them.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let own = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { data in
        if let data { Unmanaged<RelayPump>.fromOpaque(data).takeRetainedValue().run() }
        return nil
      }, own.toOpaque())
    guard code == 0 else {
      own.release()
      throw RemoteError("start a thread", code: code)
    }
    pthread_detach(thread)
  }

  /// Takes over a viewer's connection; the descriptor that comes back stands for the viewer.
  ///
  /// - Throws: `RemoteError`
  package func add(_ viewer: Int32, limits: ViewerRelay.Limits = .init()) throws -> Int32 {
    var ends: [Int32] = [-1, -1]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard socketpair(AF_UNIX, Int32(kind), 0, &ends) == 0 else {
      let code = errno
      close(viewer)
      throw RemoteError("make a socket pair", code: code)
    }
    _ = fcntl(viewer, F_SETFL, O_NONBLOCK)
    let relay = ViewerRelay(
      viewer: viewer, server: ends[0], limits: limits, now: gateframe_monotonic_nanoseconds())
    pthread_mutex_lock(mutex)
    arrivals.append(relay)
    pthread_mutex_unlock(mutex)
    _ = gateframe_message_send(wake[0], [UInt8(1)], 1, -1)
    return ends[1]
  }

  private func run() {
    var relays: [ViewerRelay] = []
    var space: [UInt8] = [0]
    while true {
      var entries = [pollfd(fd: wake[1], events: Int16(POLLIN), revents: 0)]
      entries += relays.flatMap(\.entries)
      let now = gateframe_monotonic_nanoseconds()
      let deadline = relays.compactMap(\.deadline).min()
      let wait = deadline.map { $0 <= now ? 0 : Int32(clamping: ($0 - now) / 1_000_000 + 1) } ?? -1
      _ = poll(&entries, nfds_t(entries.count), wait)
      var passed: Int32 = -1
      while gateframe_message_receive(wake[1], &space, 1, &passed) > 0 {}
      pthread_mutex_lock(mutex)
      relays += arrivals
      arrivals = []
      pthread_mutex_unlock(mutex)
      let later = gateframe_monotonic_nanoseconds()
      relays.removeAll { !$0.serve(now: later) }
    }
  }
}
