import Foundation
import Testing

@testable import Views

/// When state is kept and when it starts anew.
@MainActor
struct IdentityTests {
  /// Shows its name with a number that it was given when it first appeared.
  struct Stamped: View {
    final class Source {
      var next = 0
      func take() -> Int {
        next += 1
        return next
      }
    }

    let name: String
    @State private var stamp: Int

    init(_ name: String, _ source: Source) {
      self.name = name
      _stamp = State(initialValue: source.take())
    }

    var body: some View { Text(verbatim: "\(name)\(stamp)") }
  }

  private func texts(_ tree: Tree) -> [String] {
    var found: [String] = []
    func visit(_ element: Element) {
      if element is TextElement { found.append(String(element.label.dropFirst(6).dropLast())) }
      for child in element.children { visit(child) }
    }
    if let root = tree.graph.rootElement { visit(root) }
    return found
  }

  @Test func theFirstInitialValueIsKept() throws {
    let source = Stamped.Source()
    let tree = try Tree(Stamped("a", source))
    tree.show(Stamped("b", source))
    #expect(texts(tree) == ["b1"])
  }

  struct Branches: View {
    let flag: Bool
    let source: Stamped.Source
    var body: some View {
      VStack {
        if flag { Stamped("a", source) } else { Stamped("b", source) }
        Stamped("c", source)
      }
    }
  }

  @Test func eachBranchOfAConditionHasItsOwnIdentity() throws {
    let source = Stamped.Source()
    let tree = try Tree(Branches(flag: true, source: source))
    #expect(texts(tree) == ["a1", "c2"])
    tree.show(Branches(flag: false, source: source))
    #expect(texts(tree) == ["b3", "c2"], "what stands after the condition stays")
    tree.show(Branches(flag: true, source: source))
    #expect(texts(tree) == ["a5", "c2"], "the first branch starts anew")
  }

  struct Chosen: View {
    let name: String
    let isWide: Bool
    let source: Stamped.Source
    var body: some View { Stamped(name, source).frame(width: isWide ? 90 : 30) }
  }

  @Test func aConditionalValueKeepsIdentity() throws {
    let source = Stamped.Source()
    let tree = try Tree(Chosen(name: "a", isWide: true, source: source))
    tree.show(Chosen(name: "b", isWide: false, source: source))
    #expect(texts(tree) == ["b1"])
  }

  struct Maybe: View {
    let isThere: Bool
    let source: Stamped.Source
    var body: some View {
      VStack {
        if isThere { Stamped("a", source) }
      }
    }
  }

  @Test func whatGoesAndComesBackStartsAnew() throws {
    let source = Stamped.Source()
    let tree = try Tree(Maybe(isThere: true, source: source))
    let nodes = tree.graph.nodeCount
    tree.show(Maybe(isThere: false, source: source))
    #expect(texts(tree) == [])
    #expect(tree.graph.nodeCount < nodes)
    tree.show(Maybe(isThere: true, source: source))
    #expect(texts(tree) == ["a2"])
    #expect(tree.graph.nodeCount == nodes)
  }

  struct Listed: View {
    let ids: [String]
    let source: Stamped.Source
    var body: some View {
      VStack { ForEach(ids, id: \.self) { Stamped($0, source) } }
    }
  }

  @Test func elementsKeepStateByTheirIds() throws {
    let source = Stamped.Source()
    let tree = try Tree(Listed(ids: ["a", "b", "c"], source: source), 100, 300)
    #expect(texts(tree) == ["a1", "b2", "c3"])
    tree.show(Listed(ids: ["c", "a", "d"], source: source))
    let shown = texts(tree)
    #expect(shown.prefix(2) == ["c3", "a1"])
    #expect(shown.last?.hasPrefix("d") == true && shown.last != "d1")
    tree.show(Listed(ids: ["b"], source: source))
    #expect(texts(tree).first != "b2", "b was gone in between")
  }

  @Test func anIdThatOccursTwiceIsWarnedOfOnce() throws {
    let source = Stamped.Source()
    let tree = try Tree(Listed(ids: ["a", "b", "a"], source: source), 100, 300)
    #expect(texts(tree) == ["a1", "b2"])
    #expect(tree.warnings.count == 1)
    tree.show(Listed(ids: ["a", "b", "a"], source: source))
    #expect(tree.warnings.count == 1)
  }

  struct Erased: View {
    let isFirst: Bool
    let name: String
    let source: Stamped.Source
    var body: some View {
      isFirst ? AnyView(Stamped(name, source)) : AnyView(Stamped(name, source).padding(1))
    }
  }

  @Test func anErasedViewOfAnotherTypeStartsAnew() throws {
    let source = Stamped.Source()
    let tree = try Tree(Erased(isFirst: true, name: "a", source: source))
    tree.show(Erased(isFirst: true, name: "b", source: source))
    #expect(texts(tree) == ["b1"])
    tree.show(Erased(isFirst: false, name: "c", source: source))
    #expect(texts(tree) == ["c3"])
  }

  @Test func anotherRootReplacesEverything() throws {
    let tree = try Tree(Text(verbatim: "a"))
    tree.show(VStack { Text(verbatim: "b") })
    #expect(texts(tree) == ["b"])
    tree.show(Text(verbatim: "c"))
    #expect(texts(tree) == ["c"])
    #expect(tree.graph.nodeCount == 2)
  }
}
