import Foundation

struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension UserInterfaceSizeClass {
  /// The class of a width in points. The narrowest tablet is 744 points wide upright; phones are
  /// narrower.
  package static func horizontal(_ width: CGFloat) -> UserInterfaceSizeClass {
    width < 700 ? .compact : .regular
  }

  /// The class of a height in points. Phones that lie on their side are up to 440 points high.
  package static func vertical(_ height: CGFloat) -> UserInterfaceSizeClass {
    height < 480 ? .compact : .regular
  }
}

extension EnvironmentValues {
  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// What is to be left out of what is drawn.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// How heavy text is wanted; nil for no wish.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether less motion is wanted.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether less transparency is wanted.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether things must not be told apart by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are shown inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether shapes of buttons are wanted.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether what is shown is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the program is used by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether anything helps to use the program.
  public var accessibilityEnabled: Bool { false }
  /// Whether the display is dimmed because nobody looks.
  public var isLuminanceReduced: Bool { false }
}

/// Reasons for which parts of what is drawn are left out.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Reasons as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is no longer right.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Adds a reason to leave out parts of the views below.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the views below as they are.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
