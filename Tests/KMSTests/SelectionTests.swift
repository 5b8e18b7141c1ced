import Host
import Raster
import Seat
import Testing

@testable import KMS

@Suite("Choosing a display")
struct SelectionTests {
  @Test(arguments: [
    ("1920x1080", ModeRequest(width: 1920, height: 1080)),
    ("1024x600@59.94", ModeRequest(width: 1024, height: 600, refreshRate: 59.94)),
  ])
  func readsModes(text: String, expected: ModeRequest) { #expect(ModeRequest(text) == expected) }

  @Test(arguments: [
    "", "x", "1920", "0x10", "-1x5", "1920x1080@", "1920x1080@0", "1x2x3", "99999x9",
  ])
  func refusesWhatIsNoMode(text: String) { #expect(ModeRequest(text) == nil) }

  @Test func takesTheRefreshRateFromTheTimings() {
    let mode = DRMMode(
      clock: 148_352, horizontal: [1920, 2008, 2052, 2200], vertical: [1080, 1084, 1089, 1125])
    #expect(abs(mode.refreshRate - 59.94) < 0.001)
    #expect(mode.description == "1920x1080@59.94")
  }

  @Test func prefersWhatIsConnectedAndWhatIsNamed() {
    func connector(_ id: UInt32, _ name: String, _ status: DRMConnector.Status) -> DRMConnector {
      DRMConnector(id: id, name: name, status: status, modes: [.hd])
    }
    let all = [
      connector(1, "HDMI-A-1", .disconnected), connector(2, "HDMI-A-2", .connected),
      connector(3, "DSI-1", .connected),
    ]
    var options = KMSOptions()
    #expect(OutputChoice.connector(among: all, options: options)?.id == 3)
    options.connector = "hdmi-a-2"
    #expect(OutputChoice.connector(among: all, options: options)?.id == 2)
    options.connector = "HDMI-A-1"
    #expect(OutputChoice.connector(among: all, options: options) == nil)
  }

  @Test func disbelievesImpossibleSizes() {
    var connector = DRMConnector(
      id: 1, name: "HDMI-A-1", status: .connected, millimetreWidth: 160, millimetreHeight: 90)
    #expect(OutputChoice.millimetres(connector, .hd, .none) == nil)
    (connector.millimetreWidth, connector.millimetreHeight) = (520, 260)
    #expect(OutputChoice.millimetres(connector, .hd, .none) != nil)
  }

  @Test func readsWhatADisplaySaysAboutItself() throws {
    var bytes = [UInt8](repeating: 0, count: 128)
    bytes.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
    bytes.replaceSubrange(8..<12, with: [0x10, 0xAC, 0x34, 0x12])
    bytes.replaceSubrange(54..<72, with: [0, 0, 0, 0xFC, 0] + Array("U2415\n       ".utf8))
    bytes.replaceSubrange(72..<90, with: [0, 0, 0, 0xFF, 0] + Array("7MT01\n       ".utf8))
    bytes[127] = 0 &- bytes[..<127].reduce(0, { $0 &+ $1 })
    #expect(try #require(EDID(bytes)).identity == "DEL-U2415-7MT01")
    bytes[60] ^= 1
    #expect(EDID(bytes) == nil, "a wrong checksum")
    for count in 0..<128 { #expect(EDID(Array(bytes[..<count])) == nil) }
  }

  @Test func findsTheMasterInTheKernelsTable() {
    let table = """
                   command  tgid dev master a   uid      magic
            Xorg with room  1234   0   y    y     0          0
              gateframe-ki  1300   0   n    y  1000          0
      """
    #expect(MasterHolder.masters(in: table.replacing("tgid", with: "pid ")) == [1234])
    #expect(MasterHolder.masters(in: table) == [1234])
    #expect(MasterHolder.masters(in: "") == [])
  }

  @Test func readsTheKernelsEvents() {
    var record: [UInt8] = [2, 0, 0, 0, 32, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
    record += [3, 0, 0, 0, 7, 0, 0, 0, 5, 0, 0, 0, 41, 0, 0, 0]
    let event = DRMFlipEvent(token: 9, sequence: 5, nanoseconds: 3_000_007_000)
    #expect(DRMFlipEvent.parse((record + record)[...]) == [event, event])
    for count in 0..<32 { #expect(DRMFlipEvent.parse(record[..<count]).isEmpty) }
    record[4] = 0
    #expect(DRMFlipEvent.parse(record[...]).isEmpty)
  }

  @Test func damageStaysFewAndCoversEverything() {
    var region = DamageRegion(width: 100, height: 100)
    for index in 0..<50 {
      region.add(PixelRect(x0: index * 2, y0: index, x1: index * 2 + 3, y1: index + 5))
    }
    #expect(region.rects.count <= DamageRegion.maximumCount)
    for index in 0..<50 {
      let (x, y) = (min(index * 2 + 2, 99), index + 4)
      #expect(region.rects.contains { $0.x0 <= x && x < $0.x1 && $0.y0 <= y && y < $0.y1 })
    }
    region.add(PixelRect(x0: -5000, y0: .min, x1: .max, y1: 5000))
    #expect(region.isFull)
  }
}

/// Cards in memory.
private final class FakeCards: CardSource {
  let card = FakeCard()
  var openError: SeatError?
  var isThere = true
  var changed = false

  func cards() -> [CardInfo] {
    guard isThere else { return [] }
    let connector = ConnectorInfo(name: "HDMI-A-1", status: card.connectorStatus)
    return [CardInfo(path: card.path, driver: "fake", connectors: [connector])]
  }
  func open(_ path: String) throws -> DRMDevice {
    if let openError { throw openError }
    return card
  }
  var changeDescriptor: Int32? { nil }
  func hasChanged() -> Bool {
    defer { changed = false }
    return changed
  }
}

/// A seat that tests switch.
private final class FakeSeat: SeatConnection {
  var isEnabled = true
  let descriptors: [Int32] = []
  var hasPendingEvents: Bool { !queue.isEmpty }
  var acknowledgesByHand = false
  var acknowledged = 0
  var queue: [SeatEvent] = []
  private var observers: [(SeatEvent) -> Void] = []

  func open(_ path: String, grab: Bool) throws -> DeviceHandle {
    throw SeatError(attempt: "open", place: path, code: 2)
  }
  func close(_ handle: DeviceHandle) {}
  func observe(_ observer: @escaping (SeatEvent) -> Void) { observers.append(observer) }
  func dispatch() {
    let events = queue
    queue = []
    for event in events {
      isEnabled = event == .enabled
      observers.forEach { $0(event) }
      if event == .disabled { acknowledgeDisabled() }
    }
  }
  func acknowledgeDisabled() { acknowledged += 1 }
}

@MainActor
@Suite("A display")
struct KMSDisplayTests {
  private let cards = FakeCards()
  private let seat = FakeSeat()

  private func display() throws -> KMSDisplay {
    try KMSDisplay(seat: seat, cards: cards, options: KMSOptions(), log: { _ in })
  }

  private func events(_ display: KMSDisplay) -> [String] {
    var list: [String] = []
    display.dispatch(now: 1) { event in
      switch event {
      case .presented: list.append("presented")
      case .modeChanged(let mode): list.append(mode.map { "\($0.width)x\($0.height)" } ?? "none")
      case .suspended: list.append("suspended")
      case .resumed: list.append("resumed")
      }
    }
    return list
  }

  @Test func startsWithTheModeOfWhatIsPluggedIn() throws {
    let mode = try #require(try display().mode)
    #expect(mode.width == 64 && mode.height == 32 && mode.hasVerticalBlanks)
    #expect(mode.refreshRate == 50)
  }

  @Test func followsThePlug() throws {
    cards.card.connectorStatus = .disconnected
    let display = try display()
    #expect(display.mode == nil)
    let frame = Surface(width: 64, height: 32)
    #expect(display.present(frame, damage: [frame.bounds]) == .unavailable)
    cards.card.connectorStatus = .connected
    cards.changed = true
    #expect(events(display) == ["64x32"])
    #expect(display.present(frame, damage: [frame.bounds]) == .submitted)
    cards.card.connectorStatus = .disconnected
    cards.changed = true
    #expect(events(display) == ["none"])
    #expect(display.mode == nil)
  }

  @Test func stopsWhileTheSeatIsAway() throws {
    let display = try display()
    let frame = Surface(width: 64, height: 32)
    _ = display.present(frame, damage: [frame.bounds])
    seat.queue = [.disabled]
    #expect(display.deadline == 0)
    #expect(events(display) == ["suspended"])
    #expect(seat.acknowledged == 1)
    #expect(display.present(frame, damage: [frame.bounds]) == .unavailable)
    seat.queue = [.enabled]
    #expect(events(display).last == "resumed")
    #expect(display.present(frame, damage: [frame.bounds]) == .submitted)
    #expect(cards.card.commits.last?.flags.contains(.allowModeset) == true)
  }

  @Test func saysWhatIsWrongWithTheCard() throws {
    cards.isThere = false
    #expect { try display() } throws: { "\($0)".contains("no graphics card") }
    cards.isThere = true
    cards.openError = SeatError(attempt: "open the device", place: "/dev/dri/card7", code: 13)
    #expect { try display() } throws: { error in
      "\(error)".contains("no permission") && "\(error)".contains("/dev/dri/card7")
        && (error as? DisplayProblem)?.exitCode == ExitCode.permission
    }
    cards.openError = nil
    cards.card.isMaster = false
    cards.card.becomesMaster = false
    #expect { try display() } throws: { "\($0)".contains("another program's picture") }
    #expect(cards.card.isClosed)
  }
}
