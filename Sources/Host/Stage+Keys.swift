import Views

extension Stage {
  /// Passes a key to the view that takes what is typed; false when none takes it.
  package func key(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.control, .command]),
      let key = Key(event)
    else { return false }
    return graph.key(key)
  }
}

extension Key {
  /// What a key of a keyboard means; nil for nothing. Numbers are keysyms of X11.
  fileprivate init?(_ event: KeyEvent) {
    switch event.keysym {
    case 0xFF08: self = .delete
    case 0xFF0D, 0xFF8D: self = .return
    case 0xFF09: self = .tab(isBackwards: event.modifiers.contains(.shift))
    case 0xFE20: self = .tab(isBackwards: true)
    case 0xFF1B: self = .escape
    case 0xFF51: self = .left
    case 0xFF52: self = .up
    case 0xFF53: self = .right
    case 0xFF54: self = .down
    default:
      // Control characters are no text.
      guard !event.text.isEmpty,
        event.text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 })
      else { return nil }
      self = .text(event.text)
    }
  }
}
