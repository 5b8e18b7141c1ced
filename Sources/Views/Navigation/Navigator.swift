import Combine
import Foundation

/// The pages of a navigation stack above its root.
@MainActor
final class Navigator: ObservableObject {
  /// From the bottom up.
  @Published private(set) var pages: [NavigationPage] = []

  /// What pages values of a type get, as the views of the stack say.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  private var serial = 0

  /// Takes the values off the path that a binding keeps, when pages of it are popped; nil where the
  /// stack keeps its path itself.
  var shortenPath: ((_ count: Int) -> Void)?
  /// Adds a value to the path that a binding keeps; nil where the stack keeps its path itself.
  var extendPath: ((AnyHashable) -> Void)?

  nonisolated init() {}

  /// Says what page values of a type get.
  func setDestination<Value: Hashable>(_: Value.Type, _ page: @escaping (Value) -> AnyView) {
    destinations[ObjectIdentifier(Value.self)] = { value in (value.base as? Value).map(page) }
    for shown in pages {
      if let value = shown.value, type(of: value.base) == Value.self {
        shown.content = content(of: value)
      }
    }
  }

  private func content(of value: AnyHashable) -> AnyView {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
      ?? AnyView(MissingDestination(type: "\(type(of: value.base))"))
  }

  /// Puts a page on top.
  @discardableResult
  func push(
    _ content: AnyView, value: AnyHashable? = nil, onPop: (() -> Void)? = nil
  ) -> NavigationPage {
    serial += 1
    let page = NavigationPage(id: serial, content: content, value: value, onPop: onPop)
    pages.append(page)
    return page
  }

  /// Puts the page of a value on top.
  func push(_ value: AnyHashable) {
    if let extendPath { extendPath(value) } else { push(content(of: value), value: value) }
  }

  /// Takes the topmost page off.
  func pop() {
    if let last = pages.last { pop(from: last) }
  }

  /// Takes a page off, and what is above it.
  func pop(from page: NavigationPage) {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return }
    let gone = Array(pages[index...])
    pages.removeSubrange(index...)
    for page in gone.reversed() { page.onPop?() }
    let ofPath = gone.count { $0.isOfPath }
    if ofPath > 0 { shortenPath?(ofPath) }
  }

  /// Shows the pages of a path: those that are there already stay.
  func show(_ path: [AnyHashable]) {
    let shown = pages.filter(\.isOfPath)
    let kept = zip(shown, path).prefix { $0.value == $1 }.count
    if kept == shown.count, kept == path.count { return }
    let keptPages = Array(shown[..<kept])
    let new = path[kept...].map { value in
      serial += 1
      let page = NavigationPage(id: serial, content: content(of: value), value: value, onPop: nil)
      page.isOfPath = true
      return page
    }
    pages = keptPages + new
  }
}

/// A page of a navigation stack.
@MainActor
final class NavigationPage: ObservableObject, Identifiable {
  nonisolated let id: Int
  let value: AnyHashable?
  /// Called when the page is taken off.
  let onPop: (() -> Void)?
  /// Whether a path that a binding keeps has it.
  var isOfPath = false
  @Published var content: AnyView

  init(id: Int, content: AnyView, value: AnyHashable?, onPop: (() -> Void)?) {
    self.id = id
    self.content = content
    self.value = value
    self.onPop = onPop
  }
}

/// Stands for a page that nothing says the views of.
private struct MissingDestination: View {
  let type: String

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.yellow)
      .onAppear {
        RuntimeWarning.write(
          "no navigationDestination(for: \(type).self) is in the navigation stack")
      }
  }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The pages of the navigation stack around the view.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// Passes a navigation stack down to what is in it.
struct _NavigatorModifier {
  let navigator: Navigator
}

extension _NavigatorModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment.navigator = navigator
  }
}
