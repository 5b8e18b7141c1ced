import Combine
import Testing

@testable import Views

/// Publishers and tasks that views act on.
@MainActor
struct ReceiveTests {
  private struct Receiver: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var got = -1
    var body: some View { Text(verbatim: "\(got)").onReceive(subject) { got = $0 } }
  }

  @Test func actsOnEachValueWhileTheViewIsShown() throws {
    let subject = CurrentValueSubject<Int, Never>(1)
    let tree = try Tree(Receiver(subject: subject))
    #expect(tree.elements("Text \"1\"").count == 1, "the present value comes when it is shown")
    subject.send(2)
    tree.layout()
    #expect(tree.elements("Text \"2\"").count == 1)
    tree.show(EmptyView())
    subject.send(3)
    #expect(!tree.graph.hasChanges)
  }

  private final class Log: @unchecked Sendable { var lines: [String] = [] }
  private struct Worker: View {
    let id: Int
    let log: Log
    var body: some View {
      Color.red.task(id: id) {
        log.lines.append("start \(id)")
        do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch {
          log.lines.append("cancelled \(id)")
          return
        }
        log.lines.append("end \(id)")
      }
    }
  }

  private func settle(_ log: Log, _ count: Int) async {
    for _ in 0..<2000 where log.lines.count < count {
      try? await ContinuousClock().sleep(until: .now.advanced(by: .milliseconds(1)), tolerance: nil)
    }
  }

  @Test func aTaskRunsWhileTheViewIsShown() async throws {
    let log = Log()
    let tree = try Tree(Worker(id: 1, log: log))
    await settle(log, 1)
    tree.show(Worker(id: 2, log: log))
    await settle(log, 3)
    #expect(log.lines.prefix(1) == ["start 1"])
    #expect(Set(log.lines) == ["start 1", "cancelled 1", "start 2"])
    tree.show(EmptyView())
    await settle(log, 4)
    #expect(log.lines.last == "cancelled 2")
  }
}
