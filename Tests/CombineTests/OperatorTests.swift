import Testing

@testable import Combine

/// What operators make of values.
struct OperatorTests {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var got: [P.Output] = []
    let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { got.append($0) })
    subscription.cancel()
    return got
  }

  @Test func transforms() {
    let numbers = (1...6).publisher
    #expect(values(numbers.map { $0 * 2 }) == [2, 4, 6, 8, 10, 12])
    #expect(values(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }) == ["2", "4", "6"])
    #expect(values(numbers.filter { $0 > 4 }) == [5, 6])
    #expect(values(numbers.scan(0, +)) == [1, 3, 6, 10, 15, 21])
    #expect(values(numbers.reduce(0, +)) == [21])
    #expect(values(numbers.collect()) == [[1, 2, 3, 4, 5, 6]])
    #expect(values(numbers.collect(4)) == [[1, 2, 3, 4], [5, 6]])
    #expect(values([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(values(["ab", "c"].publisher.map(\.count)) == [2, 1])
    #expect(values([1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
  }

  @Test func takesParts() {
    let numbers = (1...6).publisher
    #expect(values(numbers.first()) == [1])
    #expect(values(numbers.last()) == [6])
    #expect(values(numbers.prefix(2)) == [1, 2])
    #expect(values(numbers.dropFirst(4)) == [5, 6])
    #expect(values(numbers.first { $0 > 3 }) == [4])
    #expect(values(Just(1).append(2, 3).prepend(0)) == [0, 1, 2, 3])
    #expect(values(Int?.none.publisher.replaceEmpty(with: 9)) == [9])
  }

  @Test func asksOnlyForWhatIsWanted() {
    let taker = Taker<Int>()
    (1...9).publisher.filter { $0 % 2 == 0 }.subscribe(taker)
    taker.subscription?.request(.max(2))
    #expect(taker.got == [2, 4])
    taker.subscription?.request(.max(9))
    #expect(taker.got == [2, 4, 6, 8])
    #expect(taker.isFinished)
  }

  @Test func failuresAreReplaced() {
    let failing = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw TestFailure() }
      return value
    }
    #expect(values(failing.replaceError(with: 0)) == [1, 0])
    #expect(values(failing.catch { _ in [7, 8].publisher }) == [1, 7, 8])
    #expect(values(failing.retry(1).replaceError(with: -1)) == [1, 1, -1])
    #expect(values(Fail<Int, TestFailure>(error: TestFailure()).mapError { $0 as any Error }) == [])
  }

  @Test func combinesLatestValues() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let c = CurrentValueSubject<Bool, Never>(true)
    var got: [String] = []
    let subscriptions = [
      a.combineLatest(b) { "\($0)\($1)" }.sink { got.append($0) },
      Publishers.CombineLatest3(a, b, c).sink { got.append("\($0.0)\($0.1)\($0.2)") },
    ]
    a.send(1)
    b.send("x")
    a.send(2)
    c.send(false)
    #expect(got == ["1x", "1xtrue", "2x", "2xtrue", "2xfalse"])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func pairsAndMerges() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var pairs: [[Int]] = []
    var merged: [Int] = []
    var isOver = false
    let subscriptions = [
      a.zip(b).sink(
        receiveCompletion: { _ in isOver = true }, receiveValue: { pairs.append([$0, $1]) }),
      a.merge(with: b).sink { merged.append($0) },
    ]
    a.send(1)
    a.send(2)
    b.send(10)
    #expect(pairs == [[1, 10]])
    a.send(completion: .finished)
    b.send(20)
    #expect(pairs == [[1, 10], [2, 20]])
    #expect(isOver)
    #expect(merged == [1, 2, 10, 20])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func followsPublishersOfValues() {
    let outer = PassthroughSubject<Int, Never>()
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    var all: [String] = []
    var latest: [String] = []
    let subscriptions = [
      outer.flatMap { inner[$0] }.sink { all.append($0) },
      outer.map { inner[$0] }.switchToLatest().sink { latest.append($0) },
    ]
    outer.send(0)
    inner[0].send("a")
    outer.send(1)
    inner[0].send("b")
    inner[1].send("c")
    #expect(all == ["a", "b", "c"])
    #expect(latest == ["a", "c"])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func aFutureKeepsItsValue() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var got: [Int] = []
    let first = future.sink { got.append($0) }
    promise?(.success(4))
    promise?(.success(5))
    let second = future.sink { got.append($0) }
    #expect(got == [4, 4])
    first.cancel()
    second.cancel()
  }

  @Test func subscribersShare() {
    var connections = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      connections += 1
      return source
    }.share()
    var got: [Int] = []
    let first = shared.sink { got.append($0) }
    let second = shared.sink { got.append($0 * 10) }
    source.send(1)
    #expect(connections == 1)
    #expect(got == [1, 10])
    first.cancel()
    second.cancel()
  }
}
