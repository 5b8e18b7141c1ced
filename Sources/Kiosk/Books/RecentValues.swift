/// Values by key, the ones used last kept.
struct RecentValues<Key: Hashable, Value> {
  private let limit: Int
  private var values: [Key: (value: Value, use: Int)] = [:]
  private var uses = 0

  /// `limit` is at least 1.
  init(limit: Int) { self.limit = max(1, limit) }

  subscript(key: Key) -> Value? {
    mutating get {
      guard let found = values[key] else { return nil }
      uses += 1
      values[key] = (found.value, uses)
      return found.value
    }
    set {
      uses += 1
      values[key] = newValue.map { ($0, uses) }
      while values.count > limit, let oldest = values.min(by: { $0.value.use < $1.value.use }) {
        values[oldest.key] = nil
      }
    }
  }

  mutating func removeAll() { values = [:] }
}
