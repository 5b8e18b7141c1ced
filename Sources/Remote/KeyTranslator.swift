import CXKBCommon
import Host

/// Turns the keysyms that one client presses and releases into key events.
package struct KeyTranslator {
  /// Keysyms that are down.
  private var down: Set<UInt32> = []

  package init() {}

  /// A keysym went down or up. Clients repeat a key by pressing it again. Nil for the release of a
  /// key that was not down.
  package mutating func press(_ keysym: UInt32, isDown: Bool, microseconds: UInt64) -> KeyEvent? {
    let phase: KeyEvent.Phase
    if isDown {
      // Far more keys than anyone has fingers: a client that never releases.
      guard down.count < 256 || down.contains(keysym) else { return nil }
      phase = down.insert(keysym).inserted ? .down : .repeated
    } else {
      guard down.remove(keysym) != nil else { return nil }
      phase = .up
    }
    let modifiers = modifiers
    return KeyEvent(
      phase: phase, keysym: keysym,
      text: isDown && modifiers.isDisjoint(with: [.control, .command])
        ? Self.text(of: keysym) : "",
      modifiers: modifiers, microseconds: microseconds)
  }

  /// The client is gone: its keys go up.
  package mutating func leave(microseconds: UInt64) -> [KeyEvent] {
    down.sorted().compactMap { press($0, isDown: false, microseconds: microseconds) }
  }

  /// The modifier keys that are down.
  private var modifiers: KeyEvent.Modifiers {
    var result: KeyEvent.Modifiers = []
    for (modifier, keysyms) in Self.modifierKeys where !down.isDisjoint(with: keysyms) {
      result.insert(modifier)
    }
    return result
  }

  // X11/keysymdef.h, left and right of each; Meta counts as Alt, as clients on Macs send it.
  private static let modifierKeys: [(KeyEvent.Modifiers, Set<UInt32>)] = [
    (.shift, [0xffe1, 0xffe2]),
    (.control, [0xffe3, 0xffe4]),
    (.option, [0xffe7, 0xffe8, 0xffe9, 0xffea]),
    (.command, [0xffeb, 0xffec]),
  ]

  /// What a keysym types: empty for keys that type nothing, or only a control character.
  static func text(of keysym: UInt32) -> String {
    var buffer = [CChar](repeating: 0, count: 8)
    guard xkb_keysym_to_utf8(keysym, &buffer, buffer.count) > 1 else { return "" }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7f
    else { return "" }
    return text
  }
}
