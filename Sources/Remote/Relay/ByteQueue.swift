import Glibc

/// Bytes that wait to be written to a descriptor.
struct ByteQueue {
  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// Writes as much as the descriptor takes without waiting. Returns how much that was; nil when nobody
  /// reads any more.
  mutating func write(to descriptor: Int32) -> Int? {
    guard !isEmpty else { return 0 }
    let sent = bytes.withUnsafeBytes { buffer in
      send(descriptor, buffer.baseAddress.map { $0 + start }, count, Int32(MSG_NOSIGNAL))
    }
    guard sent >= 0 else { return [EAGAIN, EINTR].contains(errno) ? 0 : nil }
    start += sent
    if isEmpty {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      start = 0
    } else if start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    return sent
  }
}
