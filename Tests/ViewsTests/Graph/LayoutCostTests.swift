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

  private struct Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private final class Readings { var values: [Int] = [] }

  private struct Mixed: View {
    let depth: Int
    let journal: Box.Journal
    let readings: Readings
    var body: some View {
      if depth == 0 {
        Box.wide("leaf", journal: journal).preference(key: Key.self, value: 1)
      } else {
        AnyView(
          VStack(alignment: .leading, spacing: 1) {
            Box("side", 1, 1, journal: journal).preference(key: Key.self, value: 1)
            Grid {
              GridRow {
                Box("cell", 1, 1, journal: journal)
                GeometryReader { _ in
                  Mixed(depth: depth - 1, journal: journal, readings: readings)
                }
                .overlay { Box("over", 1, 1, journal: journal) }
              }
            }
          }
          .background { Box.wide("back", journal: journal) }
          .overlayPreferenceValue(Key.self) { _ in Box("count", 1, 1, journal: journal) }
          .onPreferenceChange(Key.self) { readings.values.append($0) })
      }
    }
  }

  private func mixed(depth: Int) throws -> Int {
    let journal = Box.Journal()
    let readings = Readings()
    let tree = try Tree(Mixed(depth: depth, journal: journal, readings: readings), 1000, 1000)
    #expect(readings.values.count == depth)
    #expect(readings.values.max() == depth + 1)
    #expect(tree.warnings == [])
    return journal.measurements
  }

  @Test func readersLayersGridsAndPreferencesAreLinearToo() throws {
    let short = try mixed(depth: 5)
    let long = try mixed(depth: 20)
    #expect(long < 5 * short, "\(short) for 5 levels, \(long) for 20")
  }

  @Test func guidesAreAskedABoundedNumberOfTimes() throws {
    final class Count { var count = 0 }
    func measure(_ depth: Int) throws -> Int {
      let count = Count()
      var view = AnyView(
        Box("leaf", 1, 1).alignmentGuide(.leading) { _ in
          count.count += 1
          return 0
        })
      for _ in 0..<depth {
        let inner = view
        view = AnyView(
          VStack(alignment: .leading) { HStack(alignment: .firstTextBaseline) { inner } })
      }
      _ = try Tree(view, 1000, 1000)
      return count.count
    }
    let short = try measure(10)
    let long = try measure(40)
    #expect(long <= short, "\(short) for 10 levels, \(long) for 40")
  }
}
