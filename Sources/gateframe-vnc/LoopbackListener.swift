import Glibc
import Remote

/// Accepts connections on 127.0.0.1 and nowhere else.
final class LoopbackListener {
  let descriptor: Int32
  let port: UInt16

  /// Takes the first port that is free.
  ///
  /// - Throws: `RemoteError` when none is.
  init(ports: Range<UInt16>) throws {
    for port in ports {
      let descriptor = socket(
        AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
      guard descriptor >= 0 else { break }
      var on: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr = in_addr(s_addr: UInt32(0x7f00_0001).bigEndian)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
      }
      if isBound, listen(descriptor, 8) == 0 {
        self.descriptor = descriptor
        self.port = port
        return
      }
      close(descriptor)
    }
    throw RemoteError(
      "no port of 127.0.0.1 from \(ports.lowerBound) to \(ports.upperBound - 1) is free; end a VNC"
        + " server that is not needed (\"ss -ltnp\" shows who listens), then start again")
  }

  deinit {
    close(descriptor)
  }

  /// The next connection that waits; nil when there is none.
  func accept() -> Int32? {
    let connection = Glibc.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    return connection
  }
}
