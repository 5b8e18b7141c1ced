import Geometry
import Synchronization

/// Shadow tables of recent frames, the same few of which most screens ask for again.
final class ShadowCache: Sendable {
  static let shared = ShadowCache()

  /// Memory that tables may hold, in bytes.
  private static let limit = 2 << 20

  private struct State {
    var tables: [ShadowTable.Key: (table: ShadowTable, lastUse: Int)] = [:]
    var size = 0
    var uses = 0
  }

  private let state = Mutex(State())

  /// The table for a key, made when there is none; those not used for longest make room.
  func table(_ key: ShadowTable.Key, _ make: () -> ShadowTable) -> ShadowTable {
    if let table = known(key) { return table }
    let table = make()
    state.withLock { state in
      guard state.tables[key] == nil else { return }
      state.uses += 1
      state.tables[key] = (table, state.uses)
      state.size += table.width * table.height
      while state.size > ShadowCache.limit, state.tables.count > 1,
        let oldest = state.tables.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.tables[oldest.key] = nil
        state.size -= oldest.value.table.width * oldest.value.table.height
      }
    }
    return table
  }

  private func known(_ key: ShadowTable.Key) -> ShadowTable? {
    state.withLock { state in
      guard let known = state.tables[key] else { return nil }
      state.uses += 1
      state.tables[key]?.lastUse = state.uses
      return known.table
    }
  }

  /// Bytes held.
  var size: Int { state.withLock { $0.size } }

  /// Forgets all tables.
  func removeAll() { state.withLock { $0 = State() } }
}
