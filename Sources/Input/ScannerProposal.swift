/// Tells from the timing of keys alone whether an undeclared keyboard is likely a scanner. It never sees
/// which keys they are, only when they come and whether one is Enter or Tab.
package struct ScannerProposal: Hashable, Sendable {
  /// Keys that a burst needs before it says anything.
  package static let minimumKeys = 8
  /// Microseconds between keys that no person keeps up over a whole burst.
  package static let fastGap: UInt64 = 40_000

  private var count = 0
  private var fast = 0
  private var last: UInt64?
  /// Bursts that looked like a scanner's.
  package private(set) var bursts = 0

  package init() {}

  /// Whether the device should be proposed.
  package var isLikely: Bool { bursts > 0 }

  /// A key went down at `time` (microseconds).
  package mutating func keyDown(at time: UInt64, isEnd: Bool) {
    if let last, time >= last, time - last < 500_000 {
      count += 1
      if time - last <= Self.fastGap { fast += 1 }
    } else {
      (count, fast) = (1, 0)
    }
    last = time
    guard isEnd else { return }
    // One slow key of ten is a hiccup of the bus; more are a person.
    if count >= Self.minimumKeys, fast * 10 >= (count - 1) * 9 { bursts += 1 }
    (count, fast) = (0, 0)
    last = nil
  }
}
