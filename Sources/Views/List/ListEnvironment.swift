import Foundation

struct ListFormKey: EnvironmentKey { static var defaultValue: ListForm { .insetGrouped } }
struct ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
struct ListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
struct ListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct SectionFormKey: EnvironmentKey { static var defaultValue: ListForm? { nil } }
struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension EnvironmentValues {
  var listForm: ListForm {
    get { self[ListFormKey.self] }
    set { self[ListFormKey.self] = newValue }
  }
  /// The look of the list that sections here are in; nil where they are in none.
  var sectionForm: ListForm? {
    get { self[SectionFormKey.self] }
    set { self[SectionFormKey.self] = newValue }
  }
  var contentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[ListRowHeightKey.self] }
    set { self[ListRowHeightKey.self] = newValue }
  }
  /// The least height of a section's header, in points; nil for what it needs.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[ListHeaderHeightKey.self] }
    set { self[ListHeaderHeightKey.self] = newValue }
  }
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

/// Gives the header or footer of a section in a list its look.
public struct _SectionTitleModifier { let role: SectionRole }

extension _SectionTitleModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    guard let form = environment.sectionForm else { return }
    if role == .header, environment.headerProminence == .increased {
      environment.font = .system(size: 20, weight: .semibold)
    } else if role == .header, !form.isGrouped {
      environment.font = .system(size: 17, weight: .semibold)
    } else {
      environment.font = .footnote
      environment.foregroundStyles = ForegroundStyles(
        AnyShapeStyle(Color(source: .system(.secondary))), [],
        outer: environment.foregroundStyles)
      if role == .header { environment.textCase = .uppercase }
    }
  }
}

extension View {
  /// How much headers of sections below stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Whether lists and editors below show their own ground.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.contentBackground, visibility)
  }
}
