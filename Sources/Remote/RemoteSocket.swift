import CLinux
import Glibc

/// One end of the connection between the kiosk and a viewer. Owns its descriptor.
package final class RemoteSocket {
  package let descriptor: Int32

  /// What a read brought.
  package enum Reading {
    case message(RemoteMessage, descriptor: Int32?)
    /// Bytes that are not a message of the protocol.
    case garbage
    /// Nothing is there at present.
    case nothing
    /// The other side is gone.
    case ended
  }

  /// What became of a message.
  package enum Sending { case sent, full, ended }

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Two connected ends.
  ///
  /// - Throws: `RemoteError`
  package static func pair() throws -> (RemoteSocket, RemoteSocket) {
    var ends: [Int32] = [-1, -1]
    let result = gateframe_message_sockets(&ends)
    guard result == 0 else { throw RemoteError("make a socket pair", code: result) }
    return (RemoteSocket(descriptor: ends[0]), RemoteSocket(descriptor: ends[1]))
  }

  /// The end that the process inherited, as the variable `GATEFRAME_REMOTE_FD` tells; nil when the
  /// variable is not set.
  ///
  /// - Throws: `RemoteError` when it names no socket.
  package static func inherited() throws -> RemoteSocket? {
    guard let value = getenv(variable).map({ String(cString: $0) }) else { return nil }
    var kind: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard let descriptor = Int32(value), descriptor > 2,
      getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0
    else {
      throw RemoteError("\(variable)=\(value) names no socket that this process inherited")
    }
    unsetenv(variable)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    return RemoteSocket(descriptor: descriptor)
  }

  /// The environment variable that names the inherited descriptor.
  package static let variable = "GATEFRAME_REMOTE_FD"

  /// Sends a message without waiting, with a copy of `passed`.
  package func send(_ message: RemoteMessage, descriptor passed: Int32? = nil) -> Sending {
    guard let bytes = message.bytes else { return .sent }
    switch gateframe_message_send(descriptor, bytes, bytes.count, passed ?? -1) {
    case 0: return .sent
    case -EAGAIN, -ENOBUFS: return .full
    default: return .ended
    }
  }

  /// Receives what is there, without waiting. A descriptor that came along belongs to the caller.
  package func receive() -> Reading {
    var buffer = [UInt8](repeating: 0, count: RemoteMessage.maximumSize)
    var passed: Int32 = -1
    var count = gateframe_message_receive(descriptor, &buffer, buffer.count, &passed)
    if count == -Int(ECONNRESET) {
      // The other side left without reading everything; what it sent before is still there.
      count = gateframe_message_receive(descriptor, &buffer, buffer.count, &passed)
    }
    if count > 0, let message = RemoteMessage(bytes: buffer[..<count]) {
      return .message(message, descriptor: passed >= 0 ? passed : nil)
    }
    if passed >= 0 { close(passed) }
    switch Int32(clamping: count) {
    case -EAGAIN: return .nothing
    case -EMSGSIZE, 1...: return .garbage
    default: return .ended
    }
  }
}
