import Foundation

/// A field for a long text, which scrolls.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.contentBackground) private var ground

  /// A field for a text.
  public nonisolated init(text: Binding<String>) { self.text = text }

  /// The text, in a scroll view on the ground of lists' rows.
  public var body: some View {
    ScrollView {
      TextInput(
        text: text.wrappedValue, change: { text.wrappedValue = $0 }, isMultiline: true,
        returnsLines: true
      )
      // UIKit's insets of a text view.
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
    }
    .background { if ground != .hidden { Color(UIColor.systemBackground) } }
  }
}
