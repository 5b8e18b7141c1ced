import CLinux
import Host

/// What somebody touches and types in a viewer.
@MainActor
package final class SocketInput: InputSource {
  package let deadline: UInt64? = nil

  private let link: RemoteLink
  private var contacts: [Int: TouchEvent] = [:]
  private var keys: [UInt32: KeyEvent] = [:]

  package init(link: RemoteLink) {
    self.link = link
  }

  package var descriptors: [Int32] { link.isClosed ? [] : [link.socket.descriptor] }

  package func dispatch(now: UInt64, _ report: (InputEvent) -> Void) {
    // Bounded, so that a viewer that never stops cannot hold up the loop.
    for _ in 0..<256 where !link.isClosed {
      switch link.socket.receive() {
      case .message(.input(let event), _):
        note(event)
        report(event)
      case .message(_, let descriptor):
        if let descriptor { _ = RemoteSocket(descriptor: descriptor) }
      case .garbage: break
      case .nothing: return
      case .ended: end(now: now, report)
      }
    }
  }

  /// Remembers what is held down.
  private func note(_ event: InputEvent) {
    switch event {
    case .touch(let touch):
      let isDown = touch.phase == .began || touch.phase == .moved
      contacts[touch.contact] = isDown ? touch : nil
    case .key(let key):
      keys[key.keysym] = key.phase == .up ? nil : key
    case .scan, .pointer: break
    }
  }

  /// Lets go of what a viewer that is gone held down.
  private func end(now: UInt64, _ report: (InputEvent) -> Void) {
    link.isClosed = true
    for var touch in contacts.values.sorted(by: { $0.contact < $1.contact }) {
      touch.phase = .cancelled
      touch.microseconds = now / 1000
      report(.touch(touch))
    }
    for var key in keys.values.sorted(by: { $0.keysym < $1.keysym }) {
      key.phase = .up
      key.text = ""
      key.microseconds = now / 1000
      report(.key(key))
    }
    contacts = [:]
    keys = [:]
    report(.pointer(nil))
  }
}
