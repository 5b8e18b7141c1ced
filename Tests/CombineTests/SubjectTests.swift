import Testing

@testable import Combine

/// Subjects and what subscribers get of them.
struct SubjectTests {
  @Test func passesOnWhatIsSentAfterSubscribing() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    subject.send(1)
    let subscription = subject.sink { got.append($0) }
    subject.send(2)
    subject.send(3)
    subscription.cancel()
    subject.send(4)
    #expect(got == [2, 3])
  }

  @Test func theCurrentValueComesFirst() {
    let subject = CurrentValueSubject<String, Never>("a")
    subject.value = "b"
    var got: [String] = []
    let subscription = subject.sink { got.append($0) }
    subject.send("c")
    #expect(got == ["b", "c"])
    #expect(subject.value == "c")
    subscription.cancel()
  }

  @Test func endsOnce() {
    let subject = PassthroughSubject<Int, TestFailure>()
    var log: [String] = []
    let subscription = subject.sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    subject.send(1)
    subject.send(completion: .failure(TestFailure()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(log == ["1", "failure(CombineTests.TestFailure())"])
    subscription.cancel()
  }

  @Test func aSubscriptionEndsWithItsLastReference() {
    let subject = PassthroughSubject<Int, Never>()
    var got = 0
    var set: Set<AnyCancellable> = []
    subject.sink { got += $0 }.store(in: &set)
    var list: [AnyCancellable] = []
    subject.sink { got += $0 }.store(in: &list)
    subject.send(1)
    set.removeAll()
    subject.send(10)
    list.removeAll()
    subject.send(100)
    #expect(got == 12)
  }

  @Test func givesNoMoreThanIsWanted() {
    let subject = PassthroughSubject<Int, Never>()
    let latest = CurrentValueSubject<Int, Never>(0)
    let a = Taker<Int>()
    let b = Taker<Int>()
    subject.subscribe(a)
    latest.subscribe(b)
    for value in 1...5 {
      if value == 2 {
        a.subscription?.request(.max(2))
        b.subscription?.request(.max(1))
      }
      subject.send(value)
      latest.send(value)
    }
    #expect(a.got == [2, 3], "what nobody wants is lost")
    b.subscription?.request(.max(1))
    #expect(b.got == [1, 5], "the latest is kept until it is wanted")
  }

  @Test func demandCounts() {
    #expect(Subscribers.Demand.max(3) - 5 == .none)
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(Int.max) + 1 == .unlimited)
    #expect(Subscribers.Demand.max(2) < .unlimited)
    #expect(Subscribers.Demand.max(2) * 3 == .max(6))
  }
}

struct TestFailure: Error, Equatable {}

/// Takes what it asks for by hand.
final class Taker<Value>: Subscriber {
  var subscription: (any Subscription)?
  var got: [Value] = []
  var isFinished = false
  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Value) -> Subscribers.Demand {
    got.append(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}
