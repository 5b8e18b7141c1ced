import Foundation
import Testing

@testable import Views

/// The forms of bindings.
@MainActor
struct BindingTests {
  private struct Model: Equatable {
    var name = "a"
    var inner = Inner()
    struct Inner: Equatable { var counts = [1, 2, 3] }
  }

  @Test func closures() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue = 5
    #expect(value == 5)
    #expect(binding.projectedValue.wrappedValue == 5)
  }

  @Test func aConstantIgnoresWhatIsWritten() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func partsReadAndWriteThrough() {
    var model = Model()
    let binding = Binding(get: { model }, set: { model = $0 })
    binding.name.wrappedValue = "b"
    binding.inner.counts[1].wrappedValue = 9
    #expect(model == Model(name: "b", inner: .init(counts: [1, 9, 3])))
    #expect(binding.inner.counts.wrappedValue == [1, 9, 3])
  }

  struct Owner: View {
    @State var text = "start"
    @State var optional: Int?
    let expose: (Binding<String>, Binding<Int?>) -> Void
    var body: some View {
      let _ = expose($text, $optional)
      Text(verbatim: text + (optional.map { "\($0)" } ?? "-"))
    }
  }

  @Test func stateIsReadAndWrittenThroughItsBinding() throws {
    final class Slot {
      var text: Binding<String>?
      var optional: Binding<Int?>?
    }
    let slot = Slot()
    let tree = try Tree(
      Owner {
        slot.text = $0
        slot.optional = $1
      })
    #expect(tree.elements("Text \"start-\"").count == 1)
    slot.text?.wrappedValue = "end"
    slot.optional?.wrappedValue = 4
    #expect(tree.elements("Text \"start-\"").count == 1, "bodies see it from the next update on")
    tree.layout()
    #expect(tree.elements("Text \"end4\"").count == 1)
  }

  @Test func stateOfAViewThatIsNotShownIsItsInitialValue() {
    let owner = Owner(text: "x") { _, _ in }
    owner.text = "y"
    #expect(owner.text == "x")
  }
}

/// Bindings to the same place are the same value to a view that takes them.
@MainActor
struct BindingEqualityTests {
  private struct Model { var name = "a" }
  private struct Owner: View {
    @State private var model = Model()
    @State private var tick = 0
    let expose: (Binding<Int>) -> Void
    var body: some View {
      expose($tick)
      return VStack {
        Text(verbatim: "\(tick)")
        Field(name: $model.name)
      }
    }
  }
  private struct Field: View {
    @Binding var name: String
    var body: some View { Text(verbatim: name) }
  }

  @Test func aBindingToAPartDoesNotHaveItsViewEvaluated() throws {
    final class Slot { var tick: Binding<Int>? }
    let slot = Slot()
    let tree = try Tree(Owner { slot.tick = $0 })
    #expect(tree.evaluations { slot.tick?.wrappedValue = 1 } == 1)
  }

  @Test func optionalsAreWrappedAndUnwrapped() {
    var value: Int? = 3
    let binding = Binding(get: { value }, set: { value = $0 })
    let inner = Binding(binding)
    inner?.wrappedValue = 4
    #expect(value == 4)
    value = nil
    #expect(inner?.wrappedValue == 4, "the last value is read once there is none")
    inner?.wrappedValue = 5
    #expect(value == nil)
    #expect(Binding<Int>(binding) == nil)
    var number = 1
    let wrapped = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))
    wrapped.wrappedValue = nil
    #expect(number == 1)
    wrapped.wrappedValue = 2
    #expect(number == 2)
  }

  @Test func aBindingHasItsChangesShownWithItsTransaction() {
    var seen: [Animation?] = []
    let binding = Binding(get: { 0 }, set: { _ in seen.append(Transaction.current.animation) })
    binding.animation(.linear).wrappedValue = 1
    binding.wrappedValue = 1
    #expect(seen == [.linear, nil])
  }
}
