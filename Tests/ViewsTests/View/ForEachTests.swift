import Foundation
import Testing

@testable import Views

/// Which forms of data make views, and what identifies them.
@MainActor
struct ForEachTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var width: CGFloat
  }

  private final class Slot<Value> { var bindings: [Binding<Value>] = [] }

  private struct Items: View {
    let slot: Slot<CGFloat>
    @State var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]
    let expose: (Binding<[Item]>) -> Void
    var body: some View {
      let _ = expose($items)
      let _ = slot.bindings = []
      HStack(spacing: 0) {
        ForEach($items) { $item in
          let _ = slot.bindings.append($item.width)
          Box("\(item.id)", item.width, 10)
        }
      }
    }
  }

  @Test func bindingsToElementsReadAndWriteThem() throws {
    let slot = Slot<CGFloat>()
    let all = Slot<[Item]>()
    let tree = try Tree(Items(slot: slot) { all.bindings = [$0] })
    #expect(tree.frames("1", "2") == "1 35 45 10 10\n2 45 45 20 10")
    slot.bindings[1].wrappedValue = 30
    tree.layout()
    #expect(tree.frames("1", "2") == "1 30 45 10 10\n2 40 45 30 10")
    #expect(all.bindings[0].wrappedValue == [Item(id: 1, width: 10), Item(id: 2, width: 30)])
  }

  @Test func aBindingToARemovedElementIsHarmless() throws {
    let slot = Slot<CGFloat>()
    let all = Slot<[Item]>()
    let tree = try Tree(Items(slot: slot) { all.bindings = [$0] })
    let second = slot.bindings[1]
    all.bindings[0].wrappedValue.removeLast()
    #expect(second.wrappedValue == 20)
    second.wrappedValue = 50
    tree.layout()
    #expect(tree.frames("1", "2") == "1 45 45 10 10\n2 missing")
  }

  @Test func aBindingIsACollectionOfBindings() {
    var items = [3, 4, 5]
    let binding = Binding(get: { items }, set: { items = $0 })
    for element in binding { element.wrappedValue *= 2 }
    binding[1].wrappedValue += 1
    #expect(items == [6, 9, 10])
    #expect(binding.count == 3)
    #expect(binding.last?.wrappedValue == 10)
    #expect(binding.map(\.wrappedValue) == [6, 9, 10])
  }

  @Test func rangesOffsetsAndIndices() throws {
    let names = ["a", "b"]
    let tree = try Tree(
      VStack(spacing: 0) {
        ForEach(0..<2) { Box("range \($0)", 1, 1) }
        ForEach(1...2, id: \.self) { Box("closed \($0)", 1, 1) }
        ForEach(Array(names.enumerated()), id: \.offset) { Box("\($0) \($1)", 1, 1) }
        ForEach(Array(names.enumerated()), id: \.element) { index, name in
          Box("element \(index) \(name)", 1, 1)
        }
        ForEach(names.indices, id: \.self) { Box("index \($0)", 1, 1) }
        ForEach(names.indices) { Box("plain \($0)", 1, 1) }
        ForEach(names[1...], id: \.self) { Box("slice \($0)", 1, 1) }
        ForEach(names.reversed(), id: \.self) { Box("reversed \($0)", 1, 1) }
      })
    let labels = tree.graph.rootElement?.children.first?.children.map {
      $0.children.first?.label ?? ""
    }
    #expect(
      labels == [
        "range 0", "range 1", "closed 1", "closed 2", "0 a", "1 b", "element 0 a", "element 1 b",
        "index 0", "index 1", "plain 0", "plain 1", "slice b", "reversed b", "reversed a",
      ])
  }

  @Test func anIdThatOccursTwiceIsWarnedOfOnce() throws {
    let view = VStack { ForEach([1, 1, 2], id: \.self) { Box("\($0)", 1, 1) } }
    let tree = try Tree(view)
    tree.show(view)
    #expect(tree.elements("1").count == 1)
    #expect(
      tree.warnings == ["ForEach: the id 1 occurs more than once; only its first view is shown"])
  }

  @Test func aRangeWithoutIdsThatChangesIsWarnedOf() throws {
    func rows(_ count: Int) -> some View { VStack { ForEach(0..<count) { Box("\($0)", 1, 1) } } }
    let tree = try Tree(rows(2))
    tree.show(rows(2))
    #expect(tree.warnings == [])
    tree.show(rows(3))
    tree.show(rows(4))
    #expect(tree.warnings.count == 1)
    #expect(tree.elements("3").count == 1)
    let named = try Tree(VStack { ForEach(0..<1, id: \.self) { Box("\($0)", 1, 1) } })
    named.show(VStack { ForEach(0..<2, id: \.self) { Box("\($0)", 1, 1) } })
    #expect(named.warnings == [])
  }
}
