import Geometry
import Synchronization

/// Shadow tables of recent frames, the same few of which most screens ask for again.
final class ShadowCache: Sendable {
  static let shared = ShadowCache()

  /// Memory that tables may hold, in bytes.
  private static let limit = 2 << 20

  private struct State {
    var tables: [ShadowTable.Key: ShadowTable] = [:]
    var order: [ShadowTable.Key] = []
    var size = 0
  }

  private let state = Mutex(State())

  /// The table for a key, made when there is none.
  func table(_ key: ShadowTable.Key, _ make: () -> ShadowTable) -> ShadowTable {
    if let table = state.withLock({ $0.tables[key] }) { return table }
    let table = make()
    state.withLock { state in
      guard state.tables[key] == nil else { return }
      state.tables[key] = table
      state.order.append(key)
      state.size += table.width * table.height
      while state.size > ShadowCache.limit, state.order.count > 1 {
        let oldest = state.order.removeFirst()
        if let old = state.tables.removeValue(forKey: oldest) {
          state.size -= old.width * old.height
        }
      }
    }
    return table
  }

  /// Forgets all tables.
  func removeAll() { state.withLock { $0 = State() } }
}
