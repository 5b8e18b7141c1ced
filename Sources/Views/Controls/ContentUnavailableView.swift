import Foundation

/// Says that there is nothing to show, and what can be done about it.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View
where Label: View, Description: View, Actions: View {
  /// The symbol above the title, the description and the actions, in the middle of all there is.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// A label, with a description and actions below.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title below a symbol, with a description.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: Views.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// A title that is shown as it is below a symbol, with a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: Views.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// A title below a picture of an asset catalogue, with a description.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: Views.Label(title, image: name), description: description, actions: EmptyView())
  }
}

/// What stands for a search that found nothing.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label {
    let text: String?
  }
  /// What to do about it.
  public struct Description {}
  /// None.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// The title below a magnifying glass.
  public var body: some View {
    Views.Label(
      text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
  }
}

extension SearchUnavailableContent.Description: View {
  /// A line that says so.
  public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(label: .init(text: nil), description: .init(), actions: .init())
  }

  /// Says that a search for a text found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(label: .init(text: text), description: .init(), actions: .init())
  }
}

/// A large symbol above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold)).multilineTextAlignment(.center)
    }
  }
}
