import Glibc

/// The kiosk's end of the socket on which covers are asked for: numbers of books, eight bytes each.
final class CoverWishes: Sendable {
  /// Most books in one message.
  static let limit = 128

  private let path: String

  init(_ places: StorePlaces) { path = places.wishes }

  /// Sends without waiting; nothing happens when nobody listens.
  func send(_ ids: [Int64]) {
    guard !ids.isEmpty else { return }
    let descriptor = socket(
      AF_UNIX,
      Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = ids.prefix(Self.limit).flatMap { id in
      withUnsafeBytes(of: id.littleEndian) { Array($0) }
    }
    _ = Self.withAddress(path) { address, size in
      sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), address, size)
    }
  }

  /// Calls `body` with a socket's address; nil when the path is too long for one.
  static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < room else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
