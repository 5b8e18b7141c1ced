import Foundation
import Testing

@testable import Views

/// What happens when animations are over, and what transactions carry.
@MainActor
struct CompletionTests {
  @MainActor
  private final class Control {
    var set: (Bool) -> Void = { _ in }
    var seen: [Bool] = []
  }

  private struct Moving: View {
    let control: Control
    @State private var isOn = false
    var body: some View {
      control.set = { isOn = $0 }
      return Color.red.frame(width: 10, height: 10).offset(x: isOn ? 50 : 0)
        .opacity(isOn ? 0.5 : 1)
    }
  }

  @Test func actsWhenAllMotionsAreOver() throws {
    let control = Control()
    let tree = try Tree(Moving(control: control))
    _ = Picture(tree, at: 1)
    var done = 0
    withAnimation(.linear(duration: 1)) {
      control.set(true)
    } completion: {
      done += 1
    }
    _ = Picture(tree, at: 1)
    _ = Picture(tree, at: 1.99)
    #expect(done == 0)
    _ = Picture(tree, at: 2)
    #expect(done == 1)
    _ = Picture(tree, at: 3)
    #expect(done == 1)
  }

  @Test func aSpringIsCompleteToTheEyeBeforeItRests() throws {
    let control = Control()
    let tree = try Tree(Moving(control: control))
    _ = Picture(tree, at: 1)
    var log: [String] = []
    withAnimation(.spring(response: 0.5, dampingFraction: 0.7), completionCriteria: .removed) {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) {
        control.set(true)
      } completion: {
        log.append("complete")
      }
    } completion: {
      log.append("removed")
    }
    _ = Picture(tree, at: 1)
    _ = Picture(tree, at: 1.49)
    #expect(log.isEmpty)
    _ = Picture(tree, at: 1.51)
    #expect(log == ["complete"])
    _ = Picture(tree, at: 4)
    #expect(log == ["complete", "removed"])
  }

  @Test func anAnimationMayCountAsCompleteEarlier() throws {
    let control = Control()
    let tree = try Tree(Moving(control: control))
    _ = Picture(tree, at: 1)
    var done = false
    withAnimation(.linear(duration: 1).logicallyComplete(after: 0.25)) {
      control.set(true)
    } completion: {
      done = true
    }
    _ = Picture(tree, at: 1)
    _ = Picture(tree, at: 1.24)
    #expect(!done)
    _ = Picture(tree, at: 1.26)
    #expect(done)
    #expect(abs(try #require(Picture(tree, at: 1.5).item("red")).opacity - 0.75) < 1e-3)
  }

  @Test func actsAtOnceWhereNothingMoves() throws {
    var log: [Int] = []
    withAnimation {
      log.append(1)
    } completion: {
      log.append(2)
    }
    #expect(log == [1, 2])
    let control = Control()
    let tree = try Tree(Moving(control: control))
    withAnimation(nil) {
      control.set(true)
    } completion: {
      log.append(3)
    }
    tree.layout()
    #expect(log == [1, 2, 3])
  }

  @Test func whatATransactionModifierAddsActsOnceForAnUpdate() throws {
    let control = Control()
    var done = 0
    let tree = try Tree(
      Moving(control: control).transaction { $0.addAnimationCompletion { done += 1 } })
    _ = Picture(tree, at: 1)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    _ = Picture(tree, at: 1)
    _ = Picture(tree, at: 1.9)
    #expect(done == 0)
    _ = Picture(tree, at: 2.1)
    #expect(done == 1, "though two values move")
    withAnimation(.linear(duration: 1)) { control.set(false) }
    _ = Picture(tree, at: 2.1)
    _ = Picture(tree, at: 4)
    #expect(done == 2)
  }

  @Test func replacedMotionsAreOver() throws {
    let control = Control()
    let tree = try Tree(Moving(control: control))
    _ = Picture(tree, at: 1)
    var done = false
    withAnimation(.linear(duration: 1).repeatForever()) {
      control.set(true)
    } completion: {
      done = true
    }
    _ = Picture(tree, at: 1)
    _ = Picture(tree, at: 20)
    #expect(!done)
    control.set(false)
    _ = Picture(tree, at: 20.1)
    #expect(done)
    _ = Picture(tree, at: 20.2)
    #expect(!tree.graph.isAnimating)
  }

  fileprivate struct NameKey: TransactionKey { static var defaultValue: String { "none" } }

  @Test func transactionsCarryValues() {
    #expect(Transaction.current[NameKey.self] == "none")
    withTransaction(\.name, "given") { #expect(Transaction.current.name == "given") }
    withTransaction(\.disablesAnimations, true) {
      #expect(Transaction.current.disablesAnimations)
      #expect(Transaction.current.name == "none")
    }
  }

  private struct Chosen: View {
    let control: Control
    @State private var isOn = false
    var body: some View {
      control.set = { isOn = $0 }
      return VStack(spacing: 0) {
        Color.red.frame(width: isOn ? 90 : 10, height: 10)
          .transaction { $0.animation = nil }
        Color.green.frame(width: isOn ? 90 : 10, height: 10)
          .transaction(value: isOn) { $0.animation = $0.animation?.speed(2) }
        Color.blue.frame(width: isOn ? 90 : 10, height: 10)
      }
    }
  }

  @Test func viewsChangeTheirTransactions() throws {
    let control = Control()
    let tree = try Tree(Chosen(control: control))
    _ = Picture(tree, at: 1)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    _ = Picture(tree, at: 1)
    let widths = Picture(tree, at: 1.25).items.map { ($0.frame.width * 100).rounded() / 100 }
    #expect(widths == [90, 50, 30])
  }

  private struct Partial: View {
    let control: Control
    @State private var isOn = false
    var body: some View {
      control.set = { isOn = $0 }
      return Color.red.frame(width: isOn ? 90 : 10, height: 10)
        .animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }
    }
  }

  @Test func onlyWhatIsDoneToTheViewIsAnimated() throws {
    let control = Control()
    let tree = try Tree(Partial(control: control))
    _ = Picture(tree, at: 1)
    control.set(true)
    _ = Picture(tree, at: 1)
    let item = try #require(Picture(tree, at: 1.25).item("red"))
    #expect(item.frame.width == 90)
    #expect(abs(item.opacity - 0.75) < 1e-3)
  }

  private struct Below: View {
    struct Inner: View {
      let control: Control
      @State private var isOn = false
      var body: some View {
        control.set = { isOn = $0 }
        return Color.red.frame(width: isOn ? 90 : 10, height: 10)
      }
    }
    let control: Control
    var body: some View {
      Inner(control: control).transaction { $0.animation = .linear(duration: 1) }
    }
  }

  @Test func changesThatBeginBelowAreCoveredToo() throws {
    let control = Control()
    let tree = try Tree(Below(control: control))
    _ = Picture(tree, at: 1)
    control.set(true)
    _ = Picture(tree, at: 1)
    #expect(abs(try #require(Picture(tree, at: 1.5).item("red")).frame.width - 50) < 0.02)
  }
}

extension Transaction {
  fileprivate var name: String {
    get { self[CompletionTests.NameKey.self] }
    set { self[CompletionTests.NameKey.self] = newValue }
  }
}
