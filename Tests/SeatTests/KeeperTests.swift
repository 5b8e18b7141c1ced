import Glibc
import Testing

@testable import Seat

/// A seat that opens `/dev/null` for everything.
private final class NullSeat: SeatConnection {
  var isEnabled = true
  let descriptors: [Int32] = []
  var hasPendingEvents: Bool { false }
  var acknowledgesByHand = false
  var opened: [String] = []
  var grabbed: [String] = []
  var closed: [Int32] = []
  var acknowledged = 0
  private var next: Int32 = 10

  func open(_ path: String, grab: Bool) throws -> DeviceHandle {
    guard path != "/dev/input/event99" else {
      throw SeatError(attempt: "open the device", place: path, code: EBUSY)
    }
    opened.append(path)
    if grab { grabbed.append(path) }
    next += 1
    return DeviceHandle(id: next, descriptor: Glibc.open("/dev/null", O_RDONLY), path: path)
  }
  func close(_ handle: DeviceHandle) {
    Glibc.close(handle.descriptor)
    closed.append(handle.id)
  }
  func observe(_ observer: @escaping (SeatEvent) -> Void) {}
  func dispatch() {}
  func acknowledgeDisabled() { acknowledged += 1 }
}

@Suite("The keeper's protocol")
struct MessageTests {
  @Test func messagesComeBackAsTheyWere() {
    let kinds: [SeatMessage.Kind] = [.open, .close, .acknowledged, .opened, .refused, .enabled]
    for kind in kinds {
      let message = SeatMessage(
        kind, flag: true, number: 0xFEDC_BA98, value: -7, text: "/dev/input/event3 größer")
      #expect(SeatMessage(bytes: message.bytes) == message)
    }
  }

  @Test func everythingElseIsRefused() {
    let good = SeatMessage(.open, text: "/dev/dri/card0").bytes
    for count in 0..<SeatMessage.headerSize { #expect(SeatMessage(bytes: good[..<count]) == nil) }
    for (index, value) in [(0, 0), (0, 99), (1, 2), (2, 1), (3, 1), (12, 0xFF)] as [(Int, UInt8)] {
      var bad = good
      bad[index] = value
      #expect(SeatMessage(bytes: bad) == nil)
    }
    #expect(SeatMessage(bytes: [UInt8](repeating: 1, count: 5000)) == nil)
    let long = SeatMessage(.open, text: String(repeating: "ä", count: 2000))
    #expect(long.bytes.count <= SeatMessage.maximumSize)
    #expect(SeatMessage(bytes: long.bytes) != nil)
  }

  @Test(arguments: [
    "/dev/dri/card0", "/dev/dri/renderD128", "/dev/input/event0", "/dev/input/event123",
  ])
  func opensCardsAndEventDevices(path: String) { #expect(DevicePath.isAllowed(path)) }

  @Test(arguments: [
    "", "/dev/sda", "/etc/shadow", "/dev/dri/../sda", "/dev/dri/card", "/dev/dri/card0/../../sda",
    "/dev/input/mice", "/dev/input/event", "/dev/input/event1x", "/dev/input/by-id/x",
    "/dev/input/event12345678", " /dev/dri/card0",
  ])
  func opensNothingElse(path: String) { #expect(!DevicePath.isAllowed(path)) }
}

@Suite("The keeper's desk")
struct KeeperDeskTests {
  private let seat = NullSeat()

  private func begin() throws -> (KeeperDesk, MessageSocket) {
    let desk = KeeperDesk(seat: seat, log: { _ in })
    let (ours, theirs) = try MessageSocket.pair()
    desk.begin(ours)
    return (desk, theirs)
  }

  private func ask(_ desk: KeeperDesk, _ socket: MessageSocket, _ message: SeatMessage) -> (
    SeatMessage?, Int32?
  ) {
    socket.send(message)
    #expect(desk.serve())
    guard case .message(let answer, let descriptor) = socket.receive() else { return (nil, nil) }
    if let descriptor { close(descriptor) }
    return (answer, descriptor)
  }

  @Test func passesDescriptorsOn() throws {
    let (desk, socket) = try begin()
    let (answer, descriptor) = ask(
      desk, socket, SeatMessage(.open, flag: true, number: 5, text: "/dev/input/event3"))
    #expect(answer?.kind == .opened && answer?.number == 5)
    #expect(descriptor != nil)
    #expect(seat.grabbed == ["/dev/input/event3"])
  }

  @Test func refusesWithAReason() throws {
    let (desk, socket) = try begin()
    let (foreign, none) = ask(desk, socket, SeatMessage(.open, number: 1, text: "/etc/shadow"))
    #expect(foreign?.kind == .refused && foreign?.value == EPERM && none == nil)
    let (busy, _) = ask(desk, socket, SeatMessage(.open, number: 2, text: "/dev/input/event99"))
    #expect(busy?.kind == .refused && busy?.value == EBUSY)
    #expect(seat.opened.isEmpty)
  }

  @Test func keepsTheCardForTheNextKiosk() throws {
    let (desk, socket) = try begin()
    _ = ask(desk, socket, SeatMessage(.open, number: 1, text: "/dev/dri/card0"))
    _ = ask(desk, socket, SeatMessage(.open, number: 2, text: "/dev/input/event3"))
    desk.end()
    #expect(seat.closed == [12], "the input device only")
    let (ours, theirs) = try MessageSocket.pair()
    desk.begin(ours)
    let (answer, _) = ask(desk, theirs, SeatMessage(.open, number: 1, text: "/dev/dri/card0"))
    #expect(answer?.value == 11)
    #expect(seat.opened.filter { $0 == "/dev/dri/card0" }.count == 1)
    desk.closeAll()
    #expect(seat.closed.contains(11))
  }

  @Test func noticesAPeerThatIsGoneOrTalksNonsense() throws {
    do {
      let (desk, socket) = try begin()
      socket.send(SeatMessage(.opened))
      #expect(!desk.serve())
    }
    let (desk, socket) = try begin()
    _ = socket
    let (gone, peer) = try MessageSocket.pair()
    desk.begin(gone)
    shutdown(peer.descriptor, Int32(SHUT_RDWR))
    #expect(!desk.serve())
  }

  @Test func aSwitchAwayWaitsForTheKiosk() throws {
    let (desk, socket) = try begin()
    desk.forward(.disabled)
    #expect(seat.acknowledged == 0)
    socket.send(SeatMessage(.acknowledged))
    #expect(desk.serve())
    #expect(seat.acknowledged == 1)
    desk.forward(.disabled)
    desk.end()
    #expect(seat.acknowledged == 2, "a kiosk that ended cannot answer")
  }

  @Test func theLinkTellsItsObserversAndAnswers() throws {
    let (ours, theirs) = try MessageSocket.pair()
    let link = SeatLink(socket: theirs, timeout: 50)
    var events: [SeatEvent] = []
    link.observe { events.append($0) }
    ours.send(SeatMessage(.disabled))
    link.dispatch()
    #expect(events == [.disabled] && !link.isEnabled)
    guard case .message(let answer, _) = ours.receive() else {
      Issue.record("no answer")
      return
    }
    #expect(answer.kind == .acknowledged)
    #expect { try link.open("/dev/dri/card0", grab: false) } throws: {
      ($0 as? SeatError)?.code == ETIMEDOUT
    }
  }
}

@Suite("Crashes")
struct CrashTests {
  @Test func theBrakeStopsAfterTooMany() {
    var brake = CrashBrake(limit: 3, window: 60)
    let allowed = [0, 1, 2, 3, 100].map { brake.allowsRestart(after: $0) }
    #expect(allowed == [true, true, true, false, true])
  }

  @Test func exitCodesTellWhetherToTryAgain() {
    #expect(ExitCode.isFinal(0) && ExitCode.isFinal(ExitCode.permission))
    #expect(!ExitCode.isFinal(ExitCode.restart) && !ExitCode.isFinal(1) && !ExitCode.isFinal(139))
  }

  private func keep(_ script: String, limit: Int = 1) -> (Int32, [String]) {
    var lines: [String] = []
    var options = SeatKeeper.Options(program: "/bin/sh", arguments: ["-c", script])
    options.crashLimit = limit
    let code = SeatKeeper(options: options, seat: NullSeat()) { lines.append($0) }.run()
    return (code, lines)
  }

  @Test func theKeeperRunsAKioskAndItsBrake() {
    #expect(keep("test $GATEFRAME_SEAT = 3 && exit 0; exit 9").0 == 0)
    #expect(keep("exit 77").0 == 77)
    #expect(keep("exec 3>&-; sleep 0.2; exit 66").0 == 66, "its exit code is its own")
    let (code, lines) = keep("kill -SEGV $$", limit: 2)
    #expect(code == 75, "as the README says")
    #expect(lines.count == 3)
    #expect(lines.last?.hasPrefix("/bin/sh ended 3 times within a minute") == true)
    #expect(lines.last?.contains("signal 11") == true && lines.last?.contains("doctor") == true)
  }
}
