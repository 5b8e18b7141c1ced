import Foundation

/// How lists look.
enum ListForm: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped

  /// Whether sections lie on grounds of their own.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// How lists look.
public protocol ListStyle {
  /// The look by its number.
  static var _form: Int { get }
}

extension ListStyle {
  nonisolated static var form: ListForm {
    switch _form {
    case 0: .plain
    case 1: .inset
    case 2: .grouped
    default: .insetGrouped
    }
  }
}

/// The usual look: sections as cards.
public struct DefaultListStyle: ListStyle {
  /// The usual look.
  public nonisolated init() {}
  /// As cards.
  public static var _form: Int { 3 }
}

/// Rows from edge to edge on the window's ground.
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public nonisolated init() {}
  /// From edge to edge.
  public static var _form: Int { 0 }
}

/// Rows within margins on the window's ground.
public struct InsetListStyle: ListStyle {
  /// Rows within margins.
  public nonisolated init() {}
  /// Within margins.
  public static var _form: Int { 1 }
}

/// Sections from edge to edge on a ground of their own.
public struct GroupedListStyle: ListStyle {
  /// Sections from edge to edge.
  public nonisolated init() {}
  /// Sections from edge to edge.
  public static var _form: Int { 2 }
}

/// Sections as cards on a ground of their own.
public struct InsetGroupedListStyle: ListStyle {
  /// Sections as cards.
  public nonisolated init() {}
  /// As cards.
  public static var _form: Int { 3 }
}

/// A list at the side; shown as cards.
public struct SidebarListStyle: ListStyle {
  /// Shown as cards.
  public nonisolated init() {}
  /// As cards.
  public static var _form: Int { 3 }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual look: sections as cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows within margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Shown as cards.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// How lists below look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listForm, S.form)
  }
}
