/// The appearance that views want for the whole window; the first wish in the order of the tree
/// counts, and one above others.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// A wish, or none.
  public typealias Value = ColorScheme?

  /// Keeps the first wish.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Shows the whole window in light or dark appearance, its ground too; nil for no wish.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
