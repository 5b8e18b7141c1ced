import CLinux
import CVNCServer
import Glibc
import Host
import Raster
import Remote

/// Shows a frame to VNC clients, through LibVNCServer. Used from one thread.
final class VNCServer {
  /// More clients than this are turned away.
  static let maximumClients = 8

  private let screen: rfbScreenInfoPtr
  private var frame: SharedFrame
  /// The server's own copy of the frame, which the library may draw pointers into.
  private var pixels: UnsafeMutableBufferPointer<UInt32>
  private var clients: [UnsafeMutableRawPointer: VNCClient] = [:]
  private let report: (InputEvent) -> Void
  /// Stands between the library, which waits for its clients, and viewers, which may not read.
  private let pump: RelayPump

  /// - Parameter report: gets what clients do.
  /// - Throws: `RemoteError`
  init(frame: SharedFrame, report: @escaping (InputEvent) -> Void) throws {
    rfbLogEnable(0)
    guard
      let screen = rfbGetScreen(nil, nil, Int32(frame.width), Int32(frame.height), 8, 3, 4)
    else { throw RemoteError("LibVNCServer could not make a screen") }
    self.screen = screen
    self.frame = frame
    self.report = report
    pump = try RelayPump()
    pixels = .allocate(capacity: frame.width * frame.height)
    pixels.initialize(repeating: 0)
    frame.copy(frame.bounds, into: pixels)
    configure()
    rfbInitServerWithPthreadsAndZRLE(screen)
  }

  private func configure() {
    screen.pointee.frameBuffer = UnsafeMutableRawPointer(pixels.baseAddress)?
      .assumingMemoryBound(to: CChar.self)
    screen.pointee.desktopName = UnsafePointer(strdup("Gateframe"))
    // The library opens no port: connections are accepted on loopback and handed over.
    screen.pointee.port = 0
    screen.pointee.ipv6port = 0
    screen.pointee.alwaysShared = 1
    screen.pointee.deferUpdateTime = 0
    screen.pointee.deferPtrUpdateTime = 0
    // The relays take and give at once; this is for a machine that is out of breath.
    screen.pointee.maxClientWait = 2000
    screen.pointee.cursor = nil
    screen.pointee.serverFormat.depth = 24
    screen.pointee.serverFormat.redShift = 16
    screen.pointee.serverFormat.greenShift = 8
    screen.pointee.serverFormat.blueShift = 0
    screen.pointee.screenData = Unmanaged.passUnretained(self).toOpaque()
    screen.pointee.ptrAddEvent = { buttons, x, y, client in
      VNCServer.of(client)?.move(client, buttons: Int(buttons), x: Int(x), y: Int(y))
    }
    screen.pointee.kbdAddEvent = { isDown, keysym, client in
      VNCServer.of(client)?.press(client, keysym: keysym, isDown: isDown != 0)
    }
  }

  deinit {
    rfbShutdownServer(screen, 1)
    rfbScreenCleanup(screen)
    pixels.deallocate()
  }

  /// What to wait for.
  var clientDescriptors: [Int32] {
    var result: [Int32] = []
    let iterator = rfbGetClientIterator(screen)
    while let client = rfbClientIteratorNext(iterator) { result.append(client.pointee.sock) }
    rfbReleaseClientIterator(iterator)
    return result.filter { $0 >= 0 }
  }

  /// Takes over a connection.
  func accept(_ connection: Int32) {
    guard clients.count < Self.maximumClients else {
      close(connection)
      return
    }
    var limits = ViewerRelay.Limits()
    limits.queue = max(limits.queue, 3 * 4 * frame.width * frame.height)
    // The library closes the connection itself when it fails.
    guard let end = try? pump.add(connection, limits: limits),
      let client = rfbNewClient(screen, end)
    else { return }
    let free = (0..<Self.maximumClients).first { number in
      !clients.values.contains { $0.number == number }
    }
    clients[UnsafeMutableRawPointer(client)] = VNCClient(number: free ?? 0)
    client.pointee.clientGoneHook = { client in VNCServer.of(client)?.leave(client) }
  }

  /// Reads what clients sent and sends them what changed.
  func serve() {
    // One call takes in one message of each client: go on until nothing is there.
    for _ in 0..<64 where rfbProcessEvents(screen, 0) != 0 {}
  }

  /// Parts of the frame changed.
  func update(_ rects: [PixelRect]) {
    for rect in rects {
      let part = rect.intersection(frame.bounds)
      guard !part.isEmpty else { continue }
      frame.copy(part, into: pixels)
      rfbMarkRectAsModified(
        screen, Int32(part.x0), Int32(part.y0), Int32(part.x1), Int32(part.y1))
    }
  }

  /// Frames have another size from now on.
  func replace(_ frame: SharedFrame) {
    let old = pixels
    pixels = .allocate(capacity: frame.width * frame.height)
    pixels.initialize(repeating: 0)
    frame.copy(frame.bounds, into: pixels)
    self.frame = frame
    UnsafeMutableRawPointer(pixels.baseAddress)?.withMemoryRebound(
      to: CChar.self, capacity: frame.width * frame.height * 4
    ) {
      rfbNewFramebuffer(screen, $0, Int32(frame.width), Int32(frame.height), 8, 3, 4)
    }
    screen.pointee.serverFormat.redShift = 16
    screen.pointee.serverFormat.greenShift = 8
    screen.pointee.serverFormat.blueShift = 0
    old.deallocate()
  }

  // MARK: What clients do

  private static func of(_ client: rfbClientPtr?) -> VNCServer? {
    guard let data = client?.pointee.screen?.pointee.screenData else { return nil }
    return Unmanaged<VNCServer>.fromOpaque(data).takeUnretainedValue()
  }

  private func move(_ client: rfbClientPtr?, buttons: Int, x: Int, y: Int) {
    guard let client, let state = clients[UnsafeMutableRawPointer(client)] else { return }
    report(
      state.pointer.move(
        x: x, y: y, buttons: buttons, width: frame.width, height: frame.height,
        microseconds: Self.now))
  }

  private func press(_ client: rfbClientPtr?, keysym: UInt32, isDown: Bool) {
    guard let client, let state = clients[UnsafeMutableRawPointer(client)],
      let event = state.keys.press(keysym, isDown: isDown, microseconds: Self.now)
    else { return }
    report(.key(event))
  }

  private func leave(_ client: rfbClientPtr?) {
    guard let client,
      let state = clients.removeValue(forKey: UnsafeMutableRawPointer(client))
    else { return }
    for event in state.pointer.leave(microseconds: Self.now) { report(event) }
    for event in state.keys.leave(microseconds: Self.now) { report(.key(event)) }
  }

  private static var now: UInt64 { gateframe_monotonic_nanoseconds() / 1000 }
}

/// What one client holds down.
final class VNCClient {
  /// Tells its finger from those of others.
  let number: Int
  var pointer: PointerTranslator
  var keys = KeyTranslator()

  init(number: Int) {
    self.number = number
    pointer = PointerTranslator(contact: number)
  }
}
