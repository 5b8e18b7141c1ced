import Geometry
import Host
import Testing

@testable import Input

@Suite("Devices and fingers")
struct TrackerTests {
  @Test func contactsLiveAndDie() {
    var tracker = TouchTracker()
    #expect(tracker.move(0, to: Point(0.5, 0.5), time: 1).isEmpty)
    #expect(tracker.down(0, device: 1, at: Point(0.1, 0.2), time: 1).map(\.phase) == [.began])
    #expect(tracker.down(1, device: 2, at: Point(0.3, 0.2), time: 2).map(\.contact) == [1])
    #expect(tracker.move(0, to: Point(0.1, 0.3), time: 3).map(\.phase) == [.moved])
    let ended = tracker.up(0, time: 4)
    #expect(ended.first?.phase == .ended && ended.first?.position == Point(0.1, 0.3))
    #expect(tracker.cancelAll(device: 1, time: 5).isEmpty)
    #expect(tracker.cancelAll(device: 2, time: 5).map(\.phase) == [.cancelled])
    #expect(tracker.up(1, time: 6).isEmpty)
  }

  @Test func thePointerIsAFingerWhilePressed() {
    var tracker = PointerTracker()
    #expect(tracker.move(to: Point(2, -1), time: 1) == [.pointer(Point(1, 0))])
    let pressed = tracker.button(isPressed: true, time: 2)
    guard case .touch(let touch) = pressed.first else {
      Issue.record("no touch")
      return
    }
    #expect(touch.phase == .began && touch.position == Point(1, 0))
    #expect(tracker.move(to: Point(0.5, 0.5), time: 3).count == 2)
    #expect(tracker.hide(time: 4).count == 2)
    #expect(tracker.button(isPressed: false, time: 5).isEmpty)
  }

  @Test func aHeldKeyRepeatsOnceForAPause() {
    var repeating = KeyRepeat()
    let event = KeyEvent(phase: .down, keysym: 97, text: "a", modifiers: [], microseconds: 0)
    repeating.begin(30, event, now: 0)
    #expect(repeating.next(now: 499_999_999) == nil)
    #expect(repeating.next(now: 500_000_000)?.phase == .repeated)
    #expect(repeating.next(now: 510_000_000) == nil)
    #expect(repeating.next(now: 5_000_000_000) != nil)
    #expect(repeating.next(now: 5_000_000_000) == nil)
    repeating.end(30)
    #expect(repeating.deadline == nil)
  }

  @Test func scannersAreRecognised() {
    let device = DeviceIdentity(
      path: "/dev/input/event5", name: "Symbol Bar Code Scanner", vendor: 0x05E0, product: 0x1200,
      links: ["/dev/input/by-id/usb-Symbol-event-kbd"])
    func declared(_ text: String) -> Bool {
      ScannerDeclaration.Match(text).map { ScannerDeclaration(match: $0).matches(device) } ?? false
    }
    #expect(declared("05e0:1200") && declared("05E0:1200"))
    #expect(declared("/dev/input/event5") && declared("/dev/input/by-id/usb-Symbol-event-kbd"))
    #expect(declared("Symbol Bar Code Scanner") && declared("Symbol*"))
    #expect(!declared("05e0:1201") && !declared("/dev/input/event6") && !declared("Symbol"))
    #expect(ScannerDeclaration.Match("") == nil)
    #expect(device.id == "05e0:1200")
  }

  @Test func timingTellsAScannerFromAPerson() {
    func burst(_ gap: UInt64, keys: Int) -> Bool {
      var proposal = ScannerProposal()
      for index in 0..<keys {
        proposal.keyDown(at: 1_000_000 + UInt64(index) * gap, isEnd: index == keys - 1)
      }
      return proposal.isLikely
    }
    #expect(burst(8000, keys: 60))
    #expect(!burst(8000, keys: 5), "too short to say")
    #expect(!burst(110_000, keys: 60), "a person")
  }

  @Test func keysMeanWhatTheLayoutSays() throws {
    let keymap = try Keymap(KeyboardLayout(layout: "de"))
    #expect(keymap.key(21, isDown: true).text == "z")
    _ = keymap.key(21, isDown: false)
    _ = keymap.key(42, isDown: true)
    let shifted = keymap.key(21, isDown: true)
    #expect(shifted.text == "Z" && shifted.modifiers == [.shift])
    keymap.reset()
    #expect(keymap.key(28, isDown: true).text.isEmpty, "Enter types nothing")
    #expect(throws: InputProblem.self) { try Keymap(KeyboardLayout(layout: "no-such")) }
  }
}
