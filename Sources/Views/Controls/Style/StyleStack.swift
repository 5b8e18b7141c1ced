/// The styles set around a view for one kind of control, the nearest first.
struct StyleStack<Configuration>: @unchecked Sendable {
  private final class Entry {
    let makeBody: @MainActor (Configuration) -> AnyView
    let outer: Entry?

    init(_ makeBody: @escaping @MainActor (Configuration) -> AnyView, outer: Entry?) {
      self.makeBody = makeBody
      self.outer = outer
    }
  }

  private var entry: Entry

  /// A stack that ends with the usual style.
  init<Style, Content: View>(
    _ standard: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    entry = Entry(Self.box(standard, makeBody), outer: nil)
  }

  private static func box<Style, Content: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) -> @MainActor (Configuration) -> AnyView {
    let carrier = StyleCarrier(style: style)
    return {
      AnyView(StyleBody(style: carrier.style, configuration: $0, makeBody: makeBody))
    }
  }

  /// Puts a style before the others.
  mutating func add<Style, Content: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    entry = Entry(Self.box(style, makeBody), outer: entry)
  }

  /// What the nearest style shows.
  @MainActor
  func makeBody(_ configuration: Configuration) -> AnyView { entry.makeBody(configuration) }

  /// The styles without the nearest; the usual one stays.
  var outer: StyleStack {
    var styles = self
    if let outer = entry.outer { styles.entry = outer }
    return styles
  }
}

/// Carries a style to where views live, where alone it is used.
private struct StyleCarrier<Style>: @unchecked Sendable { let style: Style }

/// What a style shows, with the dynamic properties that the style may have.
private struct StyleBody<Style, Configuration, Content: View>: View {
  @StyleProperty var style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content

  var body: some View { makeBody(style, configuration) }
}

/// Shows a control by the nearest style around it. Controls of the same kind within the style's own body
/// have the style from farther out.
struct StyledControl<Configuration>: View {
  private let configuration: Configuration
  private let path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
  @Environment private var styles: StyleStack<Configuration>

  init(
    _ path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    _ configuration: Configuration
  ) {
    self.configuration = configuration
    self.path = path
    _styles = Environment(path)
  }

  var body: some View {
    styles.makeBody(configuration).environment(path, styles.outer)
  }
}

/// Sets the style of the controls below of one kind.
public struct _ControlStyleModifier<Style, Configuration, Content: View> {
  let path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
  let style: Style
  let makeBody: @MainActor (Style, Configuration) -> Content
}

extension _ControlStyleModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: path].add(style, makeBody)
  }
}

extension View {
  /// Shows the controls below of one kind in a style.
  nonisolated func controlStyle<Style, Configuration, Content: View>(
    _ path: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>, _ style: Style,
    _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) -> ModifiedContent<Self, _ControlStyleModifier<Style, Configuration, Content>> {
    modifier(_ControlStyleModifier(path: path, style: style, makeBody: makeBody))
  }
}
