import Glibc

/// Serves one kiosk after another: opens what they ask for and keeps cards open between them, so
/// that the picture stays on the glass.
final class KeeperDesk {
  /// Devices that one kiosk may have open at a time.
  static let maximumDevices = 256

  private let seat: SeatConnection
  private let log: (String) -> Void
  private var socket: MessageSocket?
  private var devices: [Int32: DeviceHandle] = [:]
  private var kept: [String: DeviceHandle] = [:]
  private(set) var awaitsAcknowledgement = false

  init(seat: SeatConnection, log: @escaping (String) -> Void) {
    self.seat = seat
    self.log = log
    seat.acknowledgesByHand = true
  }

  var descriptor: Int32? { socket?.descriptor }

  /// Begins to serve a kiosk.
  func begin(_ socket: MessageSocket) {
    self.socket = socket
    if !seat.isEnabled { socket.send(SeatMessage(.disabled)) }
  }

  /// The kiosk is gone: its input devices are closed, its card stays.
  func end() {
    socket = nil
    for handle in devices.values where kept[handle.path] != handle { seat.close(handle) }
    devices = [:]
    if awaitsAcknowledgement { acknowledge() }
  }

  /// Closes everything.
  func closeAll() {
    end()
    for handle in kept.values { seat.close(handle) }
    kept = [:]
  }

  /// Answers what the kiosk asks. False when it hung up or broke the protocol.
  func serve() -> Bool {
    guard let socket else { return false }
    // Bounded, so that a kiosk that asks without end cannot hold the keeper.
    for _ in 0..<64 {
      switch socket.receive() {
      case .nothing: return true
      case .ended: return false
      case .garbage:
        log("the kiosk sent something that is not a request")
        return false
      case .message(let message, let descriptor):
        if let descriptor { close(descriptor) }
        guard answer(message, socket) else { return false }
      }
    }
    return true
  }

  /// Passes a change of the seat on. Without a kiosk a switch away is acknowledged at once.
  func forward(_ event: SeatEvent) {
    switch event {
    case .enabled: socket?.send(SeatMessage(.enabled))
    case .disabled:
      awaitsAcknowledgement = true
      if socket?.send(SeatMessage(.disabled)) != true { acknowledge() }
    case .lost: break
    }
  }

  /// Lets the seat go although the kiosk did not say that it stopped.
  func acknowledge() {
    awaitsAcknowledgement = false
    seat.acknowledgeDisabled()
  }

  private func answer(_ message: SeatMessage, _ socket: MessageSocket) -> Bool {
    switch message.kind {
    case .open: return open(message, socket)
    case .close:
      guard let handle = devices.removeValue(forKey: message.value) else { return true }
      // The kiosk says that it is done with the card: hot-plugging or a better card.
      kept = kept.filter { $0.value != handle }
      seat.close(handle)
      return true
    case .acknowledged:
      if awaitsAcknowledgement { acknowledge() }
      return true
    case .opened, .refused, .enabled, .disabled:
      log("the kiosk sent an answer instead of a request")
      return false
    }
  }

  private func open(_ message: SeatMessage, _ socket: MessageSocket) -> Bool {
    let path = message.text
    func refuse(_ code: Int32, _ advice: String) -> Bool {
      socket.send(SeatMessage(.refused, number: message.number, value: code, text: advice))
    }
    guard DevicePath.isAllowed(path) else {
      log("refused to open \(path.debugDescription)")
      return refuse(EPERM, "only /dev/dri/card* and /dev/input/event* are opened")
    }
    guard devices.count < Self.maximumDevices else {
      return refuse(EMFILE, "at most \(Self.maximumDevices) devices are open at a time")
    }
    do {
      let handle: DeviceHandle
      if let open = kept[path], devices[open.id] == nil {
        handle = open
      } else {
        handle = try seat.open(path, grab: message.flag)
        if DevicePath.isCard(path), kept[path] == nil { kept[path] = handle }
      }
      devices[handle.id] = handle
      return socket.send(
        SeatMessage(.opened, number: message.number, value: handle.id),
        descriptor: handle.descriptor)
    } catch let error as SeatError {
      return refuse(error.code, error.advice)
    } catch {
      return refuse(EIO, "\(error)")
    }
  }
}
