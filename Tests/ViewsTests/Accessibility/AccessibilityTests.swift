import Testing

@testable import Views

/// What views say about themselves is kept with their elements and changes nothing else.
@MainActor
struct AccessibilityTests {
  @Test func isKeptAndLeavesTheViewAsItIs() throws {
    let view = Box("box", 30, 20)
      .accessibilityLabel("Gate")
      .accessibilityValue(Text("D 9"))
      .accessibilityAddTraits([.isButton, .isSelected])
      .help("Opens the map")
    let tree = try Tree(view)
    #expect(tree.frames("box") == "box 35 40 30 20")
    let kept = tree.elements("accessibility").compactMap {
      ($0 as? AccessibilityElement)?.properties
    }
    #expect(kept.count == 4)
    #expect(kept.contains { $0.label != nil } && kept.contains { $0.value != nil })
    #expect(kept.contains { $0.hint != nil })
    #expect(kept.contains { $0.addedTraits == [.isSelected, .isButton] })
  }

  @Test func actionsAreKept() throws {
    var done: [String] = []
    let view = Box("box", 1, 1)
      .accessibilityAction { done.append("tap") }
      .accessibilityAdjustableAction { done.append($0 == .increment ? "more" : "less") }
    let tree = try Tree(view)
    for element in tree.elements("accessibility").reversed() {
      for action in (element as? AccessibilityElement)?.properties.actions ?? [] { action.action() }
    }
    #expect(done == ["tap", "more", "less"])
  }
}
