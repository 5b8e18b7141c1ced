import Combine
import Testing

@testable import Views

/// Objects that views follow.
@MainActor
struct ObservedObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  private struct Shown: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "\(model.count)\(model.name)") }
  }

  @Test func aViewFollowsTheObject() throws {
    let model = Model()
    let tree = try Tree(Shown(model: model))
    #expect(tree.elements("Text \"0a\"").count == 1)
    let evaluations = tree.evaluations {
      model.count = 1
      model.count = 2
      model.name = "b"
    }
    #expect(evaluations == 1)
    #expect(tree.elements("Text \"2b\"").count == 1)
  }

  @Test func anotherObjectTakesItsPlace() throws {
    let first = Model()
    let second = Model()
    second.count = 5
    let tree = try Tree(Shown(model: first))
    tree.show(Shown(model: second))
    #expect(tree.elements("Text \"5a\"").count == 1)
    #expect(tree.evaluations { first.count = 9 } == 0)
    #expect(tree.evaluations { second.count = 9 } == 1)
  }

  @Test func aViewThatIsGoneFollowsNoMore() throws {
    let model = Model()
    let tree = try Tree(Shown(model: model))
    tree.show(EmptyView())
    model.count = 1
    #expect(!tree.graph.hasChanges)
  }

  private struct Owner: View {
    static nonisolated(unsafe) var made = 0
    let flag: Bool
    @StateObject private var model = Owner.make()
    var body: some View {
      VStack {
        Text(verbatim: "\(flag) \(model.count)")
        Field(name: $model.name)
        Button(model: model)
      }
    }
    static func make() -> Model {
      made += 1
      return Model()
    }
  }
  private struct Field: View {
    @Binding var name: String
    var body: some View { Text(verbatim: "name \(name)") }
  }
  private struct Button: View {
    let model: Model
    static nonisolated(unsafe) var press: () -> Void = {}
    var body: some View {
      Self.press = {
        model.count += 1
        model.name += "x"
      }
      return EmptyView()
    }
  }

  @Test func aViewKeepsTheObjectThatItMade() throws {
    Owner.made = 0
    let tree = try Tree(Owner(flag: false))
    Button.press()
    tree.layout()
    #expect(tree.elements("Text \"false 1\"").count == 1)
    #expect(tree.elements("Text \"name ax\"").count == 1)
    #expect(
      tree.evaluations { tree.show(Owner(flag: true)) } == 1, "the field's binding is the same")
    #expect(tree.elements("Text \"true 1\"").count == 1)
    #expect(Owner.made == 1)
  }

  private struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View {
      VStack {
        Text(verbatim: "\(model.count)")
        Field(name: $model.name)
      }
    }
  }

  @Test func anObjectComesThroughTheEnvironment() throws {
    let model = Model()
    let other = Model()
    other.count = 7
    let tree = try Tree(VStack { Reader() }.environmentObject(model))
    model.count = 3
    tree.layout()
    #expect(tree.elements("Text \"3\"").count == 1)
    tree.show(VStack { Reader() }.environmentObject(other))
    #expect(tree.elements("Text \"7\"").count == 1)
    #expect(tree.evaluations { model.count = 4 } == 0)
  }

  @Test func aViewThatLacksItsObjectIsLeftOutWithAWarning() throws {
    let tree = try Tree(
      VStack {
        Reader()
        Text(verbatim: "rest")
      })
    #expect(tree.elements("Text \"rest\"").count == 1)
    #expect(tree.warnings.count == 1)
    #expect(tree.warnings.first?.contains("Model") == true)
  }
}
