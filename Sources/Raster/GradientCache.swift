import RasterKernels
import Synchronization

/// Gradient tables of recent frames.
final class GradientCache: Sendable {
  static let shared = GradientCache(limit: 128)

  private struct Key: Hashable {
    var stops: [GradientStop]
    var opacity: Double
  }

  private struct State {
    var tables: [Key: (table: GradientTable, lastUse: Int)] = [:]
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// A cache of at most `limit` tables, of 4 KiB each.
  init(limit: Int) { self.limit = limit }

  /// The table of a gradient, made when there is none.
  func table(_ stops: [GradientStop], opacity: Double) -> GradientTable {
    let key = Key(stops: stops, opacity: opacity)
    return state.withLock { state in
      state.uses += 1
      if let known = state.tables[key] {
        state.tables[key]?.lastUse = state.uses
        return known.table
      }
      while state.tables.count >= limit,
        let oldest = state.tables.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.tables[oldest.key] = nil
      }
      let table = GradientTable(stops, opacity: opacity)
      state.tables[key] = (table, state.uses)
      return table
    }
  }

  /// Tables held.
  var count: Int { state.withLock { $0.tables.count } }
}
