import Glibc
import Host
import Raster
import Seat
import Testing

@testable import KMS

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

  /// Shows a frame, pulls the plug, and tells the card.
  private func unplugged(atomic: Bool = true) throws -> FakeCard {
    cards.card.isAtomic = atomic
    let display = try display()
    let frame = Surface(width: 64, height: 32)
    #expect(display.present(frame, damage: [frame.bounds]) == .submitted)
    cards.card.connectorStatus = .disconnected
    cards.changed = true
    #expect(events(display).last == "none")
    return cards.card
  }

  @Test func anUnpluggedDisplaysPipeIsTurnedOff() throws {
    let card = try unplugged()
    let last = try #require(card.commits.last)
    #expect(last.flags == [.allowModeset], "it waits for the frame under way")
    #expect(card.values[301] == 0, "the connector's CRTC_ID")
    #expect(card.values[411] == 0 && card.values[410] == 0, "ACTIVE and MODE_ID")
    #expect(card.values[FakeCard.property(51, 0)] == 0, "the plane's FB_ID")
    #expect(card.values[FakeCard.property(51, 1)] == 0, "the plane's CRTC_ID")
    #expect(card.framebuffers.isEmpty && card.removedWhileShown.isEmpty)
  }

  @Test func anOldCardsPipeIsTurnedOffToo() throws {
    let card = try unplugged(atomic: false)
    #expect(card.commits.isEmpty)
    #expect(card.legacyShown == [41: 0])
    #expect(card.framebuffers.isEmpty && card.removedWhileShown.isEmpty)
  }

  @Test func aDisplayThatComesBackGetsItsModeAgain() throws {
    let card = try unplugged()
    card.connectorStatus = .connected
    cards.changed = true
    let display = try display()
    let frame = Surface(width: 64, height: 32)
    #expect(display.present(frame, damage: [frame.bounds]) == .submitted)
    #expect(card.values[301] == 41 && card.values[411] == 1 && card.values[410] != 0)
  }

  @Test func aDisplayThatFailsIsNotWaitedFor() throws {
    let display = try display()
    let frame = Surface(width: 64, height: 32)
    _ = display.present(frame, damage: [frame.bounds])
    let before = cards.card.commits.count
    display.output?.failure = "no answer"
    #expect(events(display) == ["none"])
    #expect(cards.card.commits.count == before, "no commit that could wait for ever")
    #expect(cards.card.isClosed)
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

  @Test func nothingIsAskedOfACardThatIsGone() throws {
    let display = try display()
    let frame = Surface(width: 64, height: 32)
    _ = display.present(frame, damage: [frame.bounds])
    let (commits, buffers) = (cards.card.commits.count, cards.card.framebuffers)
    cards.isThere = false
    cards.changed = true
    #expect(events(display) == ["none"])
    #expect(cards.card.isClosed && cards.card.commits.count == commits)
    #expect(cards.card.framebuffers == buffers, "its descriptor may be another's by now")
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
