/// A key of a keyboard by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The key that deletes what is before.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what is behind.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lock of capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

/// A key, and keys held with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers

  /// A key with others.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Feeds the keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

extension View {
  /// Accepted for its name: controls are reached with the arrows and Tab.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Accepted for its name: controls are reached with the arrows and Tab.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
