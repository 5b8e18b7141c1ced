import Host
import Raster

/// A viewer's side of the connection to the kiosk.
package final class RemoteViewer {
  /// What the kiosk told.
  package enum Update {
    /// Frames are in this memory from now on.
    case frame(SharedFrame)
    /// These parts of the frame changed.
    case damage([PixelRect])
    /// Nothing more at present.
    case nothing
    /// The kiosk is gone.
    case ended
  }

  /// The most events that wait for the kiosk; beyond them the oldest are dropped.
  package static let queueLimit = 1024

  private let socket: RemoteSocket
  private var queue: [InputEvent] = []

  package init(socket: RemoteSocket) {
    self.socket = socket
  }

  /// Becomes readable when the kiosk told something, or is gone.
  package var descriptor: Int32 { socket.descriptor }

  /// Whether events wait for room; `flush` then has to be called again.
  package var isBehind: Bool { !queue.isEmpty }

  /// Reads what the kiosk told next.
  ///
  /// - Throws: `RemoteError` when the frame's memory cannot be used.
  package func receive() throws -> Update {
    while true {
      switch socket.receive() {
      case .message(.frame(let width, let height, let stride), let descriptor?):
        let frame = try SharedFrame(
          width: width, height: height, stride: stride, descriptor: descriptor)
        return .frame(frame)
      case .message(.damage(let rects), nil): return .damage(rects)
      case .message(_, let descriptor):
        if let descriptor { _ = RemoteSocket(descriptor: descriptor) }
      case .garbage: continue
      case .nothing: return .nothing
      case .ended: return .ended
      }
    }
  }

  /// Sends what somebody did, in order. Moves that wait are replaced by the latest.
  package func send(_ event: InputEvent) {
    if let last = queue.last, Self.isMove(event, after: last) { queue.removeLast() }
    queue.append(event)
    if queue.count > Self.queueLimit { queue.removeFirst() }
    flush()
  }

  /// Sends what waits, as far as there is room.
  package func flush() {
    var sent = 0
    for event in queue {
      guard socket.send(.input(event)) == .sent else { break }
      sent += 1
    }
    queue.removeFirst(sent)
  }

  private static func isMove(_ event: InputEvent, after last: InputEvent) -> Bool {
    switch (last, event) {
    case (.touch(let old), .touch(let new)):
      old.phase == .moved && new.phase == .moved && old.contact == new.contact
    case (.pointer(.some), .pointer(.some)): true
    default: false
    }
  }
}
