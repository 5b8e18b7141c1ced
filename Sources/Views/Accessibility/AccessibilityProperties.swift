import Foundation

/// What a view says about itself to those who do not see it. Kept with the view's element; nothing
/// reads it aloud yet.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var sortPriority: Double?
  var childBehavior: AccessibilityChildBehavior?
  var actions: [(name: Text?, kind: AccessibilityActionKind?, action: () -> Void)] = []
}

/// What kind of thing a view is, and how it behaves.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64
  /// Traits as bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Sums up what the program stands at.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Starts something that plays.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Turns a page by itself.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Nothing else is used while it is there.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
}

/// What becomes of the views inside one that is a thing of its own.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They stay things of their own.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They become one thing.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// Which of the usual actions is meant.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let number: Int
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(number: 0)
  /// Leaving what is shown.
  public static let escape = AccessibilityActionKind(number: 1)
  /// Starting or pausing what plays.
  public static let magicTap = AccessibilityActionKind(number: 2)
}

/// In which direction a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// More of it.
  case increment
  /// Less of it.
  case decrement
}
