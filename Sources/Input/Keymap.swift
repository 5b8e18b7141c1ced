import CXKBCommon
import Glibc
import Host

/// The names of an xkb layout; empty names mean the system's defaults.
package struct KeyboardLayout: Hashable, Sendable {
  package var layout: String
  package var variant: String
  package var model: String
  package var options: String

  package init(
    layout: String = "us", variant: String = "", model: String = "", options: String = ""
  ) {
    self.layout = layout
    self.variant = variant
    self.model = model
    self.options = options
  }
}

/// What keys mean under a layout, and which modifiers are held.
final class Keymap {
  /// What a key event means.
  struct Meaning {
    var keysym: UInt32
    var text: String
    var modifiers: KeyEvent.Modifiers
    var repeats: Bool
  }

  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private var state: OpaquePointer
  private let compose: OpaquePointer?

  /// Reads a layout.
  ///
  /// - Throws: `InputProblem` when xkb does not know it.
  init(_ names: KeyboardLayout) throws {
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else {
      throw InputProblem(
        what: "keyboard layouts cannot be read", place: "/usr/share/X11/xkb",
        advice: "install the Debian package xkb-data")
    }
    guard let keymap = Self.compile(names, context), let state = xkb_state_new(keymap) else {
      xkb_context_unref(context)
      throw InputProblem(
        what: "the keyboard layout is not known",
        place: names.layout + (names.variant.isEmpty ? "" : "(\(names.variant))"),
        advice: "use a layout of xkeyboard-config(7), such as \"us\" or \"de\"")
    }
    self.context = context
    self.keymap = keymap
    self.state = state
    let variables: [String] = ["LC_ALL", "LC_CTYPE", "LANG"]
    let values = variables.compactMap { name in getenv(name).map { String(cString: $0) } }
    let locale = values.first { !$0.isEmpty } ?? "C.UTF-8"
    if let table = xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
    {
      compose = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS)
      xkb_compose_table_unref(table)
    } else {
      compose = nil
    }
  }

  deinit {
    if let compose { xkb_compose_state_unref(compose) }
    xkb_state_unref(state)
    xkb_keymap_unref(keymap)
    xkb_context_unref(context)
  }

  private static func compile(_ names: KeyboardLayout, _ context: OpaquePointer) -> OpaquePointer? {
    names.layout.withCString { layout in
      names.variant.withCString { variant in
        names.model.withCString { model in
          names.options.withCString { options in
            var rules = xkb_rule_names()
            rules.layout = layout
            rules.variant = variant
            rules.model = names.model.isEmpty ? nil : model
            rules.options = names.options.isEmpty ? nil : options
            return xkb_keymap_new_from_names(context, &rules, XKB_KEYMAP_COMPILE_NO_FLAGS)
          }
        }
      }
    }
  }

  /// A key went down or up; codes are the kernel's.
  func key(_ code: UInt32, isDown: Bool) -> Meaning {
    // xkb counts keys from 8 on, as X11 did.
    let key = code &+ 8
    let result = meaning(of: key, isDown: isDown)
    xkb_state_update_key(state, key, isDown ? XKB_KEY_DOWN : XKB_KEY_UP)
    return result
  }

  private func meaning(of key: UInt32, isDown: Bool) -> Meaning {
    var keysym = xkb_state_key_get_one_sym(state, key)
    var text = Self.text { xkb_state_key_get_utf8(state, key, $0, $1) }
    if isDown, let compose, xkb_compose_state_feed(compose, keysym) == XKB_COMPOSE_FEED_ACCEPTED {
      switch xkb_compose_state_get_status(compose) {
      case XKB_COMPOSE_COMPOSING, XKB_COMPOSE_CANCELLED: text = ""
      case XKB_COMPOSE_COMPOSED:
        keysym = xkb_compose_state_get_one_sym(compose)
        text = Self.text { xkb_compose_state_get_utf8(compose, $0, $1) }
      default: break
      }
    }
    return Meaning(
      keysym: keysym, text: text, modifiers: modifiers,
      repeats: xkb_keymap_key_repeats(keymap, key) == 1)
  }

  private var modifiers: KeyEvent.Modifiers {
    let names: [(String, KeyEvent.Modifiers)] = [
      (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control), (XKB_MOD_NAME_ALT, .option),
      (XKB_MOD_NAME_LOGO, .command),
    ]
    var result: KeyEvent.Modifiers = []
    for (name, modifier) in names
    where xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0 {
      result.insert(modifier)
    }
    return result
  }

  /// Whether Caps Lock and Num Lock shine.
  var lights: (caps: Bool, num: Bool) {
    (
      xkb_state_led_name_is_active(state, XKB_LED_NAME_CAPS) > 0,
      xkb_state_led_name_is_active(state, XKB_LED_NAME_NUM) > 0
    )
  }

  /// Lets go of all keys, as after the seat was away.
  func reset() {
    if let fresh = xkb_state_new(keymap) {
      xkb_state_unref(state)
      state = fresh
    }
    if let compose { xkb_compose_state_reset(compose) }
  }

  /// Printable text only: control characters are for the keysym to tell.
  private static func text(_ read: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let count = Int(read(&buffer, buffer.count))
    guard count > 0, count < buffer.count else { return "" }
    let text = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } ? text : ""
  }

  /// What the keys type at each level, for a scanner with this layout.
  func scannerLayout() -> ScannerLayout {
    func bytes(_ code: UInt16, _ level: UInt32) -> [UInt8] {
      var symbols: UnsafePointer<xkb_keysym_t>?
      let key = UInt32(code) + 8
      guard xkb_keymap_key_get_syms_by_level(keymap, key, 0, level, &symbols) == 1,
        let symbol = symbols?.pointee
      else { return [] }
      return Array(Self.text { Int32(max(0, xkb_keysym_to_utf8(symbol, $0, $1) - 1)) }.utf8)
    }
    var keys: [UInt16: ScannerLayout.Key] = [:]
    for code in UInt16(2)...127 {
      let key = ScannerLayout.Key(
        plain: bytes(code, 0), shifted: bytes(code, 1), alternate: bytes(code, 2),
        alternateShifted: bytes(code, 3))
      if !key.plain.isEmpty || !key.shifted.isEmpty { keys[code] = key }
    }
    return ScannerLayout(keys: keys)
  }
}

extension ScannerLayout {
  /// The table of an xkb layout.
  ///
  /// - Throws: `InputProblem` when xkb does not know it.
  package static func named(_ name: String) throws -> ScannerLayout {
    guard name != "us" else { return .us }
    return try Keymap(KeyboardLayout(layout: name)).scannerLayout()
  }
}
