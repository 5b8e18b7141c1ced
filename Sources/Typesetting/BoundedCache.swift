/// A dictionary that forgets what was not used lately, so that its cost never exceeds a limit.
///
/// Entries live in two generations: when the young one reaches half the limit it becomes the old
/// one and what was the old one is dropped; a hit in the old one moves back to the young one. Each
/// operation takes constant time on average.
struct BoundedCache<Key: Hashable, Value> {
  /// The largest total cost.
  let costLimit: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0

  init(costLimit: Int) {
    self.costLimit = max(costLimit, 0)
  }

  /// The cost of all entries.
  var cost: Int { youngCost + oldCost }

  /// How many entries there are.
  var count: Int { young.count + old.count }

  /// The value of a key, which then counts as just used.
  mutating func value(_ key: Key) -> Value? {
    if let found = young[key] { return found.value }
    guard let found = old.removeValue(forKey: key) else { return nil }
    oldCost -= found.cost
    insert(found.value, cost: found.cost, for: key)
    return found.value
  }

  /// Remembers a value, unless it alone would take more than half the limit.
  mutating func insert(_ value: Value, cost: Int, for key: Key) {
    let cost = max(cost, 1)
    guard cost <= costLimit / 2 else { return }
    if let replaced = young.removeValue(forKey: key) { youngCost -= replaced.cost }
    if let replaced = old.removeValue(forKey: key) { oldCost -= replaced.cost }
    if youngCost + cost > costLimit / 2 {
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }

  mutating func removeAll() {
    self = BoundedCache(costLimit: costLimit)
  }
}
