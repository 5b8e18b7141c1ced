import Glibc

/// The writer's end of the socket on which covers are asked for.
package final class CoverWishList {
  /// To wait on until something is asked for.
  package let descriptor: Int32
  private let path: String

  /// Opens the socket, in the place of one that was left there.
  ///
  /// - Throws: an error that names the file.
  package init(_ places: StorePlaces) throws {
    path = places.wishes
    unlink(path)
    let opened = socket(
      AF_UNIX,
      Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard opened >= 0 else { throw StoreFiles.Problem(path) }
    let result = CoverWishes.withAddress(path) { bind(opened, $0, $1) }
    guard result == 0 else {
      if result == nil { errno = ENAMETOOLONG }
      let problem = StoreFiles.Problem(path)
      close(opened)
      throw problem
    }
    // The kiosk may be another user's.
    chmod(path, 0o666)
    descriptor = opened
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Numbers of the books whose covers were asked for since, the last asked for first.
  package func take() -> [Int64] {
    var wishes: [Int64] = []
    var buffer = [UInt8](repeating: 0, count: CoverWishes.limit * 8)
    while wishes.count < 10_000 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      var message: [Int64] = []
      for start in stride(from: 0, to: count - 7, by: 8) {
        var bits: UInt64 = 0
        for byte in buffer[start..<(start + 8)].reversed() { bits = bits << 8 | UInt64(byte) }
        message.append(Int64(bitPattern: bits))
      }
      wishes = message + wishes
    }
    var seen: Set<Int64> = []
    return wishes.filter { seen.insert($0).inserted }
  }
}
