import Foundation

/// Where a field for searching lies; here above what is searched.
public struct SearchFieldPlacement: Sendable {
  /// Where the platform has it.
  public static let automatic = SearchFieldPlacement()
  /// In the bar of tools.
  public static let toolbar = SearchFieldPlacement()
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// When the field below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// By the platform.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// Ends a search: empties its field and takes the focus from it.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  /// Ends the search; does nothing where there is none.
  public func callAsFunction() { action?() }
}

struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether something is typed into the field for searching around the view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  var searchDismissal: (@MainActor () -> Void)? {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  /// Ends the search around the view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: searchDismissal) }
}

/// Puts a field for searching above a view.
struct SearchableModifier {
  @Binding var text: String
  let prompt: Text?
  @FocusState private var isFocused: Bool

  nonisolated init(text: Binding<String>, prompt: Text?) {
    _text = text
    self.prompt = prompt
  }
}

extension SearchableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let dismissal: (@MainActor () -> Void)? = {
      text = ""
      isFocused = false
    }
    return VStack(spacing: 0) {
      SearchField(text: $text, prompt: prompt, isFocused: $isFocused)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(\.isSearching, isFocused || !text.isEmpty)
    .environment(\.searchDismissal, dismissal)
  }
}

/// A field for searching: UIKit's, by published measurements; not verified against a device.
struct SearchField: View {
  @Binding var text: String
  let prompt: Text?
  let isFocused: FocusState<Bool>.Binding

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField(text: $text, prompt: prompt ?? Text("Search")) { Text("Search") }
        .focused(isFocused)
        .submitLabel(.search)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(
      Color(UIColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous)
    )
    .padding(.horizontal, 16)
    .padding(.bottom, 8)
  }
}

extension View {
  /// Puts a field above the view into which is typed what is searched for.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Puts a field above the view into which is typed what is searched for.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }

  /// Puts a field above the view into which is typed what is searched for.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: Text(prompt)))
  }
}
