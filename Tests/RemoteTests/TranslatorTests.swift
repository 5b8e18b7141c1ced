import Geometry
import Host
import Testing

@testable import Remote

struct TranslatorTests {
  @Test func theFirstButtonIsAFinger() {
    var pointer = PointerTranslator(contact: 2)
    func move(_ x: Int, _ buttons: Int) -> InputEvent {
      pointer.move(x: x, y: 0, buttons: buttons, width: 10, height: 1, microseconds: 9)
    }
    func touch(_ phase: TouchEvent.Phase, _ x: Double) -> InputEvent {
      .touch(TouchEvent(contact: 2, phase: phase, position: Point(x, 0.5), microseconds: 9))
    }
    #expect(move(0, 0) == .pointer(Point(0.05, 0.5)))
    #expect(move(0, 1) == touch(.began, 0.05))
    #expect(move(9, 1) == touch(.moved, 0.95))
    #expect(move(4000, 1) == touch(.moved, 0.95))
    #expect(move(5, 0) == touch(.ended, 0.55))
    #expect(move(5, 2) == .pointer(Point(0.55, 0.5)))
    #expect(pointer.leave(microseconds: 9) == [.pointer(nil)])
    _ = move(5, 1)
    #expect(pointer.leave(microseconds: 9) == [touch(.cancelled, 0.55), .pointer(nil)])
  }

  @Test func keysGoDownRepeatAndGoUp() {
    var keys = KeyTranslator()
    let phases = [true, true, false, false].map {
      keys.press(0x61, isDown: $0, microseconds: 1)?.phase
    }
    #expect(phases == [.down, .repeated, .up, nil])
  }

  @Test func modifiersAreThoseHeldDown() {
    var keys = KeyTranslator()
    _ = keys.press(0xffe2, isDown: true, microseconds: 1)
    #expect(keys.press(0x41, isDown: true, microseconds: 1)?.modifiers == [.shift])
    _ = keys.press(0xffe3, isDown: true, microseconds: 1)
    let copied = keys.press(0x63, isDown: true, microseconds: 1)
    #expect(copied?.modifiers == [.shift, .control])
    #expect(copied?.text == "")
    #expect(keys.leave(microseconds: 2).map(\.keysym) == [0x41, 0x63, 0xffe2, 0xffe3])
    #expect(keys.leave(microseconds: 2) == [])
  }

  @Test(arguments: [
    (UInt32(0x61), "a"), (0x20, " "), (0xe9, "é"), (0x0100_20ac, "€"), (0x06c1, "а"),
    (0xff0d, ""), (0xff1b, ""), (0xffff, ""), (0xffbe, ""), (0xffff_ffff, ""),
  ])
  func keysymsTypeTheirText(keysym: UInt32, text: String) {
    #expect(KeyTranslator.text(of: keysym) == text)
  }

  @Test func aClientThatNeverReleasesIsBounded() {
    var keys = KeyTranslator()
    let taken = (0..<1000).filter { keys.press(UInt32($0), isDown: true, microseconds: 0) != nil }
    #expect(taken.count == 256)
  }
}
