import Testing

@testable import Combine

/// Objects that tell of their changes.
struct ObservableObjectTests {
  class Counter: ObservableObject {
    @Published var count = 0
    @Published var name: String
    init(name: String) { self.name = name }
  }
  final class Named: Counter {
    @Published var isOn = false
  }
  final class Bare: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }
  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 0 { didSet { objectWillChange.send() } }
  }

  @Test func tellsBeforeTheChange() {
    let counter = Counter(name: "a")
    var log: [Int] = []
    let changes = counter.objectWillChange.sink { log.append(counter.count) }
    counter.count = 1
    counter.count += 1
    counter.name = "b"
    #expect(log == [0, 1, 2])
    #expect(counter.objectWillChange === counter.objectWillChange)
    changes.cancel()
  }

  @Test func publishesThePresentValueAndEachNewOne() {
    let counter = Counter(name: "a")
    var log: [String] = []
    let names = counter.$name.sink { log.append($0 + counter.name) }
    counter.name = "b"
    #expect(log == ["aa", "ba"])
    names.cancel()
  }

  @Test func inheritedPropertiesTellToo() {
    let named = Named(name: "a")
    var count = 0
    let changes = named.objectWillChange.sink { count += 1 }
    named.count = 1
    named.isOn = true
    #expect(count == 2)
    changes.cancel()
  }

  @Test func objectsWithoutPublishedPropertiesTellThemselves() {
    let bare = Bare()
    let own = Own()
    var count = 0
    let changes = [
      bare.objectWillChange.sink { count += 1 }, own.objectWillChange.sink { count += 10 },
    ]
    bare.value = 1
    own.value = 1
    #expect(count == 11)
    for change in changes { change.cancel() }
  }

  @Test func aPropertyFollowsAPublisher() {
    let counter = Counter(name: "a")
    let numbers = PassthroughSubject<Int, Never>()
    var told = 0
    let changes = counter.objectWillChange.sink { told += 1 }
    numbers.assign(to: &counter.$count)
    numbers.send(5)
    #expect(counter.count == 5)
    #expect(told == 1)
    changes.cancel()
  }

  @Test func objectsAreNotKept() {
    weak var gone: Counter?
    do {
      let counter = Counter(name: "a")
      gone = counter
      let changes = counter.objectWillChange.sink {}
      counter.count = 1
      changes.cancel()
    }
    #expect(gone == nil)
  }
}
