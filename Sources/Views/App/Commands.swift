/// Entries of a program's menus. They compile; a bare display has no menus to show them in.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the entries that these are made of.
  associatedtype Body: Commands
  /// What these entries are made of.
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  /// Not to be called: entries of this kind have no body.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

extension Never: Commands {}

/// Collects entries of menus.
@resultBuilder
public struct CommandsBuilder {
  /// No entries.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Entries.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// The first entries of several, or the only ones.
  public static func buildPartialBlock<Content: Commands>(first: Content) -> Content { first }
  /// Entries followed by more.
  public static func buildPartialBlock<First: Commands, Next: Commands>(
    accumulated: First, next: Next
  ) -> some Commands { EmptyCommands() }
  /// Entries that may be missing.
  public static func buildOptional<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
  /// Entries of the first branch.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }
  /// Entries of the second branch.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// No entries.
public struct EmptyCommands: Commands {
  /// No entries.
  public nonisolated init() {}
  /// Never evaluated.
  public typealias Body = Never
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
  /// A menu with a title.
  public nonisolated init(
    _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {}
  /// A menu with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  /// Never evaluated.
  public typealias Body = Never
}

/// Entries of a menu that is there already.
public struct CommandGroup<Content: View>: Commands {
  /// Entries before others.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Entries after others.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Entries in place of others.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Never evaluated.
  public typealias Body = Never
}

/// A place in the menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let number: Int
  /// What tells of the program.
  public static let appInfo = CommandGroupPlacement(number: 0)
  /// The program's settings.
  public static let appSettings = CommandGroupPlacement(number: 1)
  /// What ends the program.
  public static let appTermination = CommandGroupPlacement(number: 2)
  /// What makes something new.
  public static let newItem = CommandGroupPlacement(number: 3)
  /// What saves.
  public static let saveItem = CommandGroupPlacement(number: 4)
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(number: 5)
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(number: 6)
  /// Text.
  public static let textEditing = CommandGroupPlacement(number: 7)
  /// The side bar.
  public static let sidebar = CommandGroupPlacement(number: 8)
  /// The tool bar.
  public static let toolbar = CommandGroupPlacement(number: 9)
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(number: 10)
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(number: 11)
  /// Help.
  public static let help = CommandGroupPlacement(number: 12)
}
