import Foundation
import Testing

@testable import Views

/// Views whose content follows a schedule of dates.
@MainActor
struct TimelineViewTests {
  private func text(_ tree: Tree) -> [String] {
    (0..<100).map { "Text \"\($0)\"" }.filter { tree.frame($0) != nil }
  }

  private func seconds(_ date: Date) -> Text {
    Text(verbatim: String(Int(date.timeIntervalSinceReferenceDate)))
  }

  @Test func periodsPass() throws {
    let tree = try Tree(
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) {
        seconds($0.date)
      })
    #expect(text(tree) == ["Text \"0\""])
    #expect(tree.graph.nextWake == 2)
    #expect(!tree.graph.isAnimating, "nothing moves between dates")
    tree.graph.advance(to: 1.9)
    #expect(!tree.graph.hasChanges)
    tree.graph.advance(to: 2)
    #expect(tree.graph.hasChanges)
    tree.layout()
    #expect(text(tree) == ["Text \"2\""])
    #expect(tree.graph.nextWake == 4)
    tree.graph.advance(to: 11)
    tree.layout()
    #expect(text(tree) == ["Text \"10\""])
  }

  @Test func explicitDatesEnd() throws {
    let dates = [3, 7].map { Date(timeIntervalSinceReferenceDate: $0) }
    let tree = try Tree(TimelineView(.explicit(dates)) { seconds($0.date) })
    #expect(text(tree) == ["Text \"3\""])
    tree.graph.advance(to: 8)
    tree.layout()
    #expect(text(tree) == ["Text \"7\""])
    #expect(tree.graph.nextWake == nil)
  }

  @Test func animationComesWithEveryFrameUntilPaused() throws {
    func view(_ paused: Bool) -> some View {
      TimelineView(.animation(paused: paused)) {
        Text(verbatim: String(Int($0.date.timeIntervalSinceReferenceDate)))
      }
    }
    let tree = try Tree(view(false))
    #expect(tree.graph.isAnimating)
    tree.graph.advance(to: 1)
    tree.graph.layout(in: tree.size, seenAt: 3.5)
    #expect(text(tree) == ["Text \"3\""])
    tree.show(view(true))
    tree.graph.advance(to: 9)
    tree.layout()
    #expect(!tree.graph.isAnimating)
    #expect(text(tree) == ["Text \"3\""])
  }

  @Test func aRemovedTimelineStops() throws {
    let tree = try Tree(TimelineView(.animation) { _ in Text(verbatim: "a") })
    tree.show(EmptyView())
    tree.graph.advance(to: 1)
    #expect(!tree.graph.isAnimating)
  }

  @Test func nothingWaitsForADateThatHasAsGoodAsCome() throws {
    for offset in 0..<40 {
      let tree = try Tree(EmptyView())
      let start = 786_000_000 + Double(offset) * 12_345.678
      tree.graph.startDate = Date(timeIntervalSinceReferenceDate: start)
      tree.show(
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.1)) {
          seconds($0.date)
        })
      while tree.graph.time < 3 {
        let wake = try #require(tree.graph.nextWake)
        // The host comes at the next step, which has to bring the next date.
        let step = (wake * 300).rounded(.up) / 300
        try #require(step > tree.graph.time, "from \(start), at \(tree.graph.time)")
        tree.graph.advance(to: step)
        tree.layout()
      }
    }
  }
}
