import CLinux
import Glibc

/// The kiosk's end of the connection to the seat keeper.
package final class SeatLink: SeatConnection {
  /// The environment variable that holds the number of the inherited socket.
  package static let environmentName = "GATEFRAME_SEAT"

  package private(set) var isEnabled = true
  package var acknowledgesByHand = false

  private let socket: MessageSocket
  private let timeout: Int32
  private var observers = SeatObservers()
  private var lastNumber: UInt32 = 0
  private var isLost = false

  /// - Parameter timeout: how long the keeper may take to answer, in milliseconds.
  package init(socket: MessageSocket, timeout: Int32 = 5000) {
    self.socket = socket
    self.timeout = timeout
  }

  /// The link to the keeper that started this process; nil when there was none.
  package static func inherited() -> SeatLink? {
    guard let text = getenv(environmentName), let number = Int32(String(cString: text)),
      number > 2, fcntl(number, F_SETFD, FD_CLOEXEC) == 0
    else { return nil }
    return SeatLink(socket: MessageSocket(descriptor: number))
  }

  package var descriptors: [Int32] { isLost ? [] : [socket.descriptor] }
  package var hasPendingEvents: Bool { !observers.isEmpty }

  package func observe(_ observer: @escaping (SeatEvent) -> Void) {
    observers.add(observer)
  }

  package func open(_ path: String, grab: Bool) throws -> DeviceHandle {
    lastNumber &+= 1
    let number = lastNumber
    guard !isLost, socket.send(SeatMessage(.open, flag: grab, number: number, text: path)) else {
      throw SeatError(
        attempt: "ask the seat keeper for a device", place: path, code: EPIPE,
        advice: "the keeper ended; start gateframe again")
    }
    let end = gateframe_monotonic_nanoseconds() + UInt64(timeout) * 1_000_000
    while true {
      switch socket.receive() {
      case .message(let message, let descriptor):
        if message.kind == .opened, message.number == number, let descriptor {
          return DeviceHandle(id: message.value, descriptor: descriptor, path: path)
        }
        if message.kind == .refused, message.number == number {
          throw SeatError(
            attempt: "open the device", place: path, code: message.value, advice: message.text)
        }
        note(message, descriptor)
      case .garbage: continue
      case .ended:
        lose()
        throw SeatError(
          attempt: "open the device", place: path, code: EPIPE,
          advice: "the keeper ended; start gateframe again")
      case .nothing:
        let now = gateframe_monotonic_nanoseconds()
        guard now < end else {
          throw SeatError(
            attempt: "open the device", place: path, code: ETIMEDOUT,
            advice: "the seat keeper did not answer")
        }
        _ = socket.wait(milliseconds: Int32((end - now) / 1_000_000 + 1))
      }
    }
  }

  package func close(_ handle: DeviceHandle) {
    Glibc.close(handle.descriptor)
    socket.send(SeatMessage(.close, value: handle.id))
  }

  package func dispatch() {
    reading: while !isLost {
      switch socket.receive() {
      case .message(let message, let descriptor): note(message, descriptor)
      case .garbage: continue
      case .nothing: break reading
      case .ended: lose()
      }
    }
    let (events, told) = observers.take()
    for event in events {
      for observer in told { observer(event) }
      if event == .disabled, !acknowledgesByHand { acknowledgeDisabled() }
    }
  }

  package func acknowledgeDisabled() {
    socket.send(SeatMessage(.acknowledged))
  }

  private func note(_ message: SeatMessage, _ descriptor: Int32?) {
    switch message.kind {
    case .enabled where !isEnabled:
      isEnabled = true
      observers.queue(.enabled)
    case .disabled where isEnabled:
      isEnabled = false
      observers.queue(.disabled)
    case .opened:
      // An answer that came after its time: the device is not wanted any more.
      if let descriptor {
        close(DeviceHandle(id: message.value, descriptor: descriptor, path: ""))
      }
      return
    default: break
    }
    if let descriptor { Glibc.close(descriptor) }
  }

  private func lose() {
    guard !isLost else { return }
    isLost = true
    isEnabled = false
    observers.queue(.lost("the seat keeper ended"))
  }
}
