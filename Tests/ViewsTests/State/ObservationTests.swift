import Testing

@testable import Views

/// Observable objects, followed property by property.
@MainActor
struct ObservationTests {
  @Observable final class Model {
    var count = 0
    var name = "a"
    var items = ["x", "y"]
  }

  private struct Count: View {
    let model: Model
    var flag = false
    var body: some View { Text(verbatim: "\(model.count)") }
  }

  @Test func onlyWhatABodyReadsMatters() throws {
    let model = Model()
    let tree = try Tree(Count(model: model))
    #expect(tree.evaluations { model.name = "b" } == 0)
    #expect(tree.evaluations { model.count = 1 } == 1)
    #expect(tree.elements("Text \"1\"").count == 1)
    #expect(tree.evaluations { model.count = 2 } == 1, "each evaluation follows anew")
    #expect(tree.elements("Text \"2\"").count == 1)
  }

  @Test func evaluationsForOtherReasonsKeepFollowing() throws {
    let model = Model()
    let tree = try Tree(Count(model: model))
    for index in 0..<4 { tree.show(Count(model: model, flag: index % 2 == 0)) }
    #expect(!tree.graph.hasChanges, "the end of a tracking is no change")
    #expect(tree.evaluations { model.count = 1 } == 1)
    tree.show(EmptyView())
    model.count = 2
    #expect(!tree.graph.hasChanges)
  }

  private struct Items: View {
    let model: Model
    var body: some View {
      VStack { ForEach(0..<2, id: \.self) { Text(verbatim: "\($0)\(model.items[$0])") } }
    }
  }

  @Test func aListFollowsWhatItsClosureReads() throws {
    let model = Model()
    let tree = try Tree(Items(model: model), 100, 200)
    model.items[0] = "z"
    tree.layout()
    #expect(tree.elements("Text \"0z\"").count == 1)
    model.items[1] = "w"
    tree.layout()
    #expect(tree.elements("Text \"1w\"").count == 1)
  }

  private struct Editor: View {
    @Bindable var model: Model
    let expose: (Binding<String>) -> Void
    var body: some View {
      expose($model.name)
      return Text(verbatim: model.name)
    }
  }

  @Test func bindingsReachProperties() throws {
    final class Slot { var name: Binding<String>? }
    let slot = Slot()
    let tree = try Tree(Editor(model: Model()) { slot.name = $0 })
    slot.name?.wrappedValue = "new"
    tree.layout()
    #expect(tree.elements("Text \"new\"").count == 1)
  }

  private struct Reader: View {
    @Environment(Model.self) private var model
    var body: some View { Text(verbatim: "\(model.count)") }
  }
  private struct Asker: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(verbatim: model == nil ? "none" : "some") }
  }

  @Test func theEnvironmentHoldsObjects() throws {
    let model = Model()
    let tree = try Tree(
      VStack {
        Reader()
        Asker()
      }.environment(model))
    #expect(tree.elements("Text \"some\"").count == 1)
    model.count = 4
    tree.layout()
    #expect(tree.elements("Text \"4\"").count == 1)
  }

  @Test func aViewThatLacksItsObjectIsLeftOut() throws {
    let tree = try Tree(
      VStack {
        Reader()
        Asker()
      })
    #expect(tree.elements("Text \"none\"").count == 1)
    #expect(tree.warnings.count == 1)
  }
}
