import Combine
import Foundation
import Testing

@testable import Views

/// Values that are kept in stores of defaults and for windows.
@MainActor
struct StorageTests {
  private nonisolated static let suite = "gateframe-storage-tests"
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: Self.suite))
  }

  private func clear(_ keys: String...) { for key in keys { store.removeObject(forKey: key) } }

  private enum Tab: String { case home, map }

  private final class Out { var value: Binding<Int>? }

  private struct Pair: View {
    @AppStorage("pair", store: UserDefaults(suiteName: StorageTests.suite)) var count = 1
    let out: Out
    var body: some View {
      out.value = $count
      return HStack {
        Text(verbatim: "a\(count)")
        Follower()
      }
    }
    struct Follower: View {
      @AppStorage("pair", store: UserDefaults(suiteName: StorageTests.suite)) var count = 1
      var body: some View { Text(verbatim: "b\(count)") }
    }
  }

  @Test func allViewsFollowAKeyAndTheStoreKeepsIt() throws {
    clear("pair")
    let out = Out()
    let tree = try Tree(Pair(out: out))
    #expect(tree.elements("Text \"b1\"").count == 1)
    out.value?.wrappedValue = 5
    tree.layout()
    #expect(tree.elements("Text \"a5\"").count == 1)
    #expect(tree.elements("Text \"b5\"").count == 1)
    #expect(store.integer(forKey: "pair") == 5)
    tree.show(EmptyView())
    tree.show(Pair(out: out))
    #expect(tree.elements("Text \"a5\"").count == 1, "a new view finds what was kept")
  }

  private struct Kinds {
    @AppStorage("bool") var bool = true
    @AppStorage("double") var double = 1.5
    @AppStorage("url") var url: URL?
    @AppStorage("data") var data = Data([1])
    @AppStorage("tab") var tab = Tab.home
    @AppStorage("text") var text: String?

    init(_ store: UserDefaults) {
      _bool = AppStorage(wrappedValue: true, "bool", store: store)
      _double = AppStorage(wrappedValue: 1.5, "double", store: store)
      _url = AppStorage("url", store: store)
      _data = AppStorage(wrappedValue: Data([1]), "data", store: store)
      _tab = AppStorage(wrappedValue: .home, "tab", store: store)
      _text = AppStorage("text", store: store)
    }
  }

  @Test func kindsOfValuesComeBackAsTheyWere() {
    clear("bool", "double", "url", "data", "tab", "text")
    let first = Kinds(store)
    #expect(first.bool && first.double == 1.5 && first.url == nil && first.tab == .home)
    first.bool = false
    first.double = 3
    first.url = URL(string: "https://example.com/a?b=c")
    first.data = Data([7, 8])
    first.tab = .map
    first.text = "x"
    let second = Kinds(store)
    #expect(!second.bool)
    #expect(second.double == 3)
    #expect(second.url?.absoluteString == "https://example.com/a?b=c")
    #expect(second.data == Data([7, 8]))
    #expect(second.tab == .map)
    #expect(second.text == "x")
    second.text = nil
    #expect(first.text == nil && store.object(forKey: "text") == nil)
  }

  private final class Settings: ObservableObject {
    @AppStorage("object", store: UserDefaults(suiteName: StorageTests.suite)) var name = "a"
  }

  @Test func anObjectTellsOfItsStoredValues() {
    clear("object")
    let settings = Settings()
    var count = 0
    let subscription = settings.objectWillChange.sink { count += 1 }
    settings.name = "b"
    #expect(count == 1)
    #expect(settings.name == "b")
    subscription.cancel()
  }

  private struct Page: View {
    @SceneStorage("page") var page = 0
    var body: some View { Text(verbatim: "\(page)").onAppear { page += 1 } }
  }

  @Test func aWindowKeepsValuesOfViewsThatGo() throws {
    let tree = try Tree(Page())
    #expect(tree.elements("Text \"1\"").count == 1)
    tree.show(EmptyView())
    tree.show(Page())
    #expect(tree.elements("Text \"2\"").count == 1)
  }
}
