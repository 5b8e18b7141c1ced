import Foundation
import Testing

@testable import Views

/// Which bodies are evaluated for a change, and how often.
@MainActor
struct EvaluationTests {
  struct Leaf: View {
    let text: String
    var body: some View { Text(verbatim: text) }
  }

  struct Counter: View {
    @State var count = 0
    let expose: (Binding<Int>) -> Void
    var body: some View {
      let _ = expose($count)
      VStack {
        Leaf(text: "fixed")
        Leaf(text: "\(count)")
      }
    }
  }

  private final class Slot<Value> { var binding: Binding<Value>? }

  @Test func unchangedSubtreesAreNotEvaluated() throws {
    let slot = Slot<Int>()
    let tree = try Tree(Counter { slot.binding = $0 })
    #expect(tree.evaluations { slot.binding?.wrappedValue = 1 } == 2, "the counter and one leaf")
    #expect(tree.elements("Text \"1\"").count == 1)
    #expect(tree.evaluations {} == 0)
  }

  @Test func theSameValueChangesNothing() throws {
    let slot = Slot<Int>()
    let tree = try Tree(Counter { slot.binding = $0 })
    #expect(tree.evaluations { slot.binding?.wrappedValue = 0 } == 0)
  }

  @Test func severalChangesAreTakenInAtOnce() throws {
    let slot = Slot<Int>()
    let tree = try Tree(Counter { slot.binding = $0 })
    let count = tree.evaluations {
      for value in 1...10 {
        slot.binding?.wrappedValue = value
        #expect(slot.binding?.wrappedValue == value, "seen at once where it was set")
      }
    }
    #expect(count == 2)
    #expect(tree.elements("Text \"10\"").count == 1)
  }

  struct Passer: View {
    @State var value = 0
    let expose: (Binding<Int>) -> Void
    var body: some View {
      let _ = expose($value)
      Reader(value: $value)
    }
  }

  struct Reader: View {
    @Binding var value: Int
    var body: some View { Leaf(text: "\(value)") }
  }

  @Test func onlyReadersOfStateAreEvaluated() throws {
    let slot = Slot<Int>()
    let tree = try Tree(Passer { slot.binding = $0 })
    #expect(tree.evaluations { slot.binding?.wrappedValue = 7 } == 2, "the reader and its leaf")
    #expect(tree.elements("Text \"7\"").count == 1)
  }

  struct ParentAndChild: View {
    @State var value = 0
    let expose: (Binding<Int>) -> Void
    var body: some View {
      let _ = expose($value)
      Both(text: "\(value)", value: $value)
    }
  }

  struct Both: View {
    let text: String
    @Binding var value: Int
    var body: some View { Text(verbatim: text + "/\(value)") }
  }

  @Test func aViewThatIsDueTwiceIsEvaluatedOnce() throws {
    let slot = Slot<Int>()
    let tree = try Tree(ParentAndChild { slot.binding = $0 })
    #expect(tree.evaluations { slot.binding?.wrappedValue = 3 } == 2)
    #expect(tree.elements("Text \"3/3\"").count == 1)
  }

  struct InClosure: View {
    @State var value = 0
    let expose: (Binding<Int>) -> Void
    var body: some View {
      let _ = expose($value)
      ForEach(0..<2) { index in Leaf(text: "\(index):\(value)") }
    }
  }

  @Test func stateReadInTheClosureOfForEachIsFollowed() throws {
    let slot = Slot<Int>()
    let tree = try Tree(InClosure { slot.binding = $0 })
    slot.binding?.wrappedValue = 5
    tree.layout()
    #expect(tree.elements("Text \"1:5\"").count == 1)
  }

  struct InGeometry: View {
    @State var value = 0
    let expose: (Binding<Int>) -> Void
    var body: some View {
      let _ = expose($value)
      GeometryReader { _ in Leaf(text: "\(value)") }
    }
  }

  @Test func stateReadInTheClosureOfAGeometryReaderIsFollowed() throws {
    let slot = Slot<Int>()
    let tree = try Tree(InGeometry { slot.binding = $0 })
    slot.binding?.wrappedValue = 5
    tree.layout()
    #expect(tree.elements("Text \"5\"").count == 1)
  }

  struct EnvironmentReader: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Leaf(text: scheme == .dark ? "dark" : "light") }
  }

  struct Surroundings: View {
    var body: some View {
      VStack {
        Leaf(text: "plain")
        EnvironmentReader()
      }
    }
  }

  @Test func aChangedEnvironmentEvaluatesItsReadersOnly() throws {
    let tree = try Tree(Surroundings())
    var environment = tree.graph.environment
    environment.colorScheme = .dark
    #expect(tree.evaluations { tree.graph.setEnvironment(environment) } == 2)
    #expect(tree.elements("Text \"dark\"").count == 1)
    environment.lineLimit = 3
    #expect(tree.evaluations { tree.graph.setEnvironment(environment) } == 0)
  }

  @Test func theNearestEnvironmentCounts() throws {
    let tree = try Tree(
      VStack {
        EnvironmentReader().environment(\.colorScheme, .dark)
        EnvironmentReader()
      }
      .environment(\.colorScheme, .light))
    #expect(tree.elements("Text \"dark\"").count == 1)
    #expect(tree.elements("Text \"light\"").count == 1)
  }

  struct Card<Content: View>: View {
    let content: Content
    var body: some View { content.padding(1) }
  }

  struct Framed: ViewModifier {
    let title: String
    func body(content: Content) -> some View {
      VStack {
        Text(verbatim: title)
        Card(content: content)
      }
    }
  }

  @Test func modifiedContentFollowsThroughViewsThatStayTheSame() throws {
    let tree = try Tree(Leaf(text: "a").modifier(Framed(title: "x")))
    tree.show(Leaf(text: "b").modifier(Framed(title: "y")))
    #expect(tree.elements("Text \"y\"").count == 1)
    #expect(tree.elements("Text \"b\"").count == 1)
    let count = tree.evaluations { tree.show(Leaf(text: "c").modifier(Framed(title: "y"))) }
    #expect(count == 1, "the content alone")
    #expect(tree.elements("Text \"c\"").count == 1)
  }

  struct Nest: View {
    let depth: Int
    let text: String
    var body: some View {
      if depth == 0 {
        Leaf(text: text)
      } else {
        AnyView(Nest(depth: depth - 1, text: text).modifier(Framed(title: text)))
      }
    }
  }

  @Test func nestedModifiersAreEvaluatedOnceEach() throws {
    let tree = try Tree(Nest(depth: 8, text: "a"))
    let count = tree.evaluations { tree.show(Nest(depth: 8, text: "b")) }
    #expect(count <= 9 + 1 + 8 + 8, "nests, leaf, modifiers, cards")
    #expect(tree.elements("Text \"b\"").count == 9)
  }

  struct Endless: View {
    @State var count = 0
    var body: some View {
      let _ = { count += 1 }()
      Text(verbatim: "\(count)")
    }
  }

  @Test func changesWithoutEndAreStoppedWithAWarning() throws {
    let tree = try Tree(Endless())
    #expect(tree.warnings.count == 1)
  }
}
