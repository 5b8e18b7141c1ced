import Foundation
import Testing

@testable import Views

/// What a layout asks of the leaves: linear in their number, however deep they lie.
@MainActor
struct LayoutCostTests {
  private struct Deep: View {
    let depth: Int
    let journal: Box.Journal
    var body: some View {
      if depth == 0 {
        Box.wide("leaf", journal: journal)
      } else {
        AnyView(
          HStack(spacing: 1) {
            Box("side", 1, 1, journal: journal)
            VStack(spacing: 1) {
              Deep(depth: depth - 1, journal: journal)
              Box("below", 1, 1, journal: journal)
            }
            .padding(1)
            .frame(maxWidth: .infinity)
          })
      }
    }
  }

  private func measurements(depth: Int) throws -> Int {
    let journal = Box.Journal()
    _ = try Tree(Deep(depth: depth, journal: journal), 1000, 1000)
    return journal.measurements
  }

  @Test func aDeepTreeAsksEachLeafABoundedNumberOfTimes() throws {
    let short = try measurements(depth: 10)
    let long = try measurements(depth: 40)
    #expect(long < 5 * short, "\(short) for 10 levels, \(long) for 40")
  }

  @Test func aLayoutWithNothingChangedAsksNothing() throws {
    let journal = Box.Journal()
    let tree = try Tree(Deep(depth: 10, journal: journal), 1000, 1000)
    let before = journal.measurements
    tree.layout()
    #expect(journal.measurements == before)
  }

  @Test func aChangedLeafLeavesItsSiblingsAlone() throws {
    struct Pair: View {
      let width: CGFloat
      let journal: Box.Journal
      var body: some View {
        HStack(spacing: 0) {
          VStack { Box("still", 10, 10, journal: journal) }
          Box("changed", width, 10)
        }
      }
    }
    let journal = Box.Journal()
    let tree = try Tree(Pair(width: 10, journal: journal))
    let before = journal.measurements
    tree.show(Pair(width: 20, journal: journal))
    #expect(tree.frame("changed")?.width == 20)
    #expect(journal.measurements - before <= 1)
  }
}
