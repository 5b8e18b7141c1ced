/// Cuts what a VNC viewer sends (RFC 6143) into whole messages, so that nobody ever waits for the rest of
/// one. Clipboards are stepped over: a kiosk has none.
package struct ViewerStream {
  /// Why nothing more of a viewer is read.
  package enum Fault: Error, Hashable { case notAViewer, unknownMessage(UInt8), tooLong }

  private enum Stage { case version, security, start, messages }

  /// More encodings than any viewer knows; more screens than any has.
  private static let maximumEncodings = 1024
  private static let maximumScreens = 64

  private var stage = Stage.version
  private var pending: [UInt8] = []
  /// Bytes of a clipboard that are still to come.
  private var skipped = 0

  package init() {}

  /// Whether the viewer has told its version, its way in, and that it begins.
  package var isSettled: Bool { stage == .messages }

  /// Takes what came, and gives back the messages that are complete, one after the other.
  package mutating func take(_ bytes: some Collection<UInt8>) throws(Fault) -> [UInt8] {
    pending += bytes
    var whole: [UInt8] = []
    var start = 0
    while start < pending.count {
      if skipped > 0 {
        let count = min(skipped, pending.count - start)
        skipped -= count
        start += count
        continue
      }
      guard let size = try size(of: pending[start...]), size <= pending.count - start else { break }
      let message = pending[start..<start + size]
      if stage == .messages, message.first == Kind.clipboard {
        skipped = Self.clipboardSize(message)
      } else {
        whole += message
      }
      advance(after: message)
      start += size
    }
    pending.removeFirst(start)
    return whole
  }

  /// Bytes of the message that begins here; nil while too little of it is there to tell.
  private func size(of bytes: ArraySlice<UInt8>) throws(Fault) -> Int? {
    switch stage {
    case .version:
      guard zip(bytes, "RFB 003.".utf8).allSatisfy({ $0 == $1 }) else { throw .notAViewer }
      return 12
    case .security, .start: return 1
    case .messages: break
    }
    guard let kind = bytes.first else { return nil }
    switch kind {
    case Kind.pixelFormat: return 20
    case Kind.encodings:
      guard let count = Self.number(bytes, at: 2, bytes: 2) else { return nil }
      guard count <= Self.maximumEncodings else { throw .tooLong }
      return 4 + 4 * count
    case Kind.request: return 10
    case Kind.key: return 8
    case Kind.pointer: return 6
    case Kind.clipboard: return 8
    case Kind.scale, Kind.palmScale, Kind.serverInput, Kind.power: return 4
    case Kind.singleWindow: return 6
    case Kind.desktopSize:
      guard let count = Self.number(bytes, at: 6, bytes: 1) else { return nil }
      guard count <= Self.maximumScreens else { throw .tooLong }
      return 8 + 16 * count
    default: throw .unknownMessage(kind)
    }
  }

  private mutating func advance(after message: ArraySlice<UInt8>) {
    switch stage {
    case .version:
      // From 3.7 on the viewer chooses how to come in; before, the server tells it.
      let minor = message.dropFirst(8).prefix(3).reduce(0) { $0 * 10 + Int($1) - 48 }
      stage = minor >= 7 ? .security : .start
    case .security: stage = .start
    case .start: stage = .messages
    case .messages: break
    }
  }

  /// Extended clipboards tell their size as a negative number.
  private static func clipboardSize(_ message: ArraySlice<UInt8>) -> Int {
    guard let raw = number(message, at: 4, bytes: 4) else { return 0 }
    return abs(Int(Int32(truncatingIfNeeded: raw)))
  }

  private static func number(_ bytes: ArraySlice<UInt8>, at offset: Int, bytes count: Int) -> Int? {
    guard bytes.count >= offset + count else { return nil }
    return bytes.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Kinds of messages: RFC 6143, 7.5, and what LibVNCServer knows besides.
  private enum Kind {
    static let pixelFormat: UInt8 = 0
    static let encodings: UInt8 = 2
    static let request: UInt8 = 3
    static let key: UInt8 = 4
    static let pointer: UInt8 = 5
    static let clipboard: UInt8 = 6
    static let scale: UInt8 = 8
    static let palmScale: UInt8 = 15
    static let serverInput: UInt8 = 21
    static let singleWindow: UInt8 = 22
    static let power: UInt8 = 250
    static let desktopSize: UInt8 = 251
  }
}
