import CLinux
import Glibc

/// One end of the connection between keeper and kiosk. Owns its descriptor.
package final class MessageSocket {
  package let descriptor: Int32

  /// What a read brought.
  package enum Reading {
    case message(SeatMessage, descriptor: Int32?)
    /// Bytes that are not a message of the protocol.
    case garbage
    /// Nothing is there at present.
    case nothing
    /// The other side is gone.
    case ended
  }

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Two connected ends.
  ///
  /// - Throws: `SeatError`
  package static func pair() throws -> (MessageSocket, MessageSocket) {
    var ends: [Int32] = [-1, -1]
    let result = gateframe_message_sockets(&ends)
    guard result == 0 else {
      throw SeatError(attempt: "make a socket pair", place: "keeper", code: -result)
    }
    return (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
  }

  /// Sends a message, with a copy of `descriptor`. False when the other side is gone or does not read.
  @discardableResult
  package func send(_ message: SeatMessage, descriptor passed: Int32? = nil) -> Bool {
    let bytes = message.bytes
    return gateframe_message_send(descriptor, bytes, bytes.count, passed ?? -1) == 0
  }

  /// Receives what is there, without waiting. A descriptor that came along belongs to the caller.
  package func receive() -> Reading {
    var buffer = [UInt8](repeating: 0, count: SeatMessage.maximumSize)
    var passed: Int32 = -1
    let count = gateframe_message_receive(descriptor, &buffer, buffer.count, &passed)
    if count > 0, let message = SeatMessage(bytes: buffer[..<count]) {
      return .message(message, descriptor: passed >= 0 ? passed : nil)
    }
    if passed >= 0 { close(passed) }
    switch Int32(clamping: count) {
    case 0: return .ended
    case -EAGAIN: return .nothing
    case -EMSGSIZE, 1...: return .garbage
    default: return .ended
    }
  }

  /// Waits until something can be read, at most `milliseconds`.
  package func wait(milliseconds: Int32) -> Bool {
    var entry = pollfd(descriptor: descriptor)
    return poll(&entry, 1, milliseconds) > 0
  }
}

extension pollfd {
  /// An entry that waits for reading.
  package init(descriptor: Int32) {
    self.init(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  /// Whether the other side is gone, or the descriptor is none.
  package var hasEnded: Bool { revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 }
}
