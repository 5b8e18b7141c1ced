/// Remembers which transactions have been counted: 14 bytes for each, at most twice that while it
/// grows.
struct FingerprintTable {
  private var keys: [UInt64]
  /// How many of a key have been counted, over all files.
  private var counted: [UInt16]
  /// How many of a key the file had that saw it last.
  private var inFile: [UInt16]
  private var file: [UInt16]
  private(set) var count = 0

  init() {
    keys = Array(repeating: 0, count: 1 << 10)
    counted = Array(repeating: 0, count: 1 << 10)
    inFile = counted
    file = counted
  }

  /// Whether a transaction that is known by its number is new.
  mutating func takeNumber(_ key: UInt64) -> Bool {
    let slot = slot(key)
    guard counted[slot] == 0 else { return false }
    counted[slot] = 1
    return true
  }

  /// Whether a transaction that is known by its content is new: the file has more of them than all
  /// before it. Files are numbered from 1.
  mutating func takeContent(_ key: UInt64, file number: UInt16) -> Bool {
    let slot = slot(key)
    if file[slot] != number {
      file[slot] = number
      inFile[slot] = 0
    }
    guard inFile[slot] < UInt16.max else { return false }
    inFile[slot] += 1
    guard inFile[slot] > counted[slot] else { return false }
    counted[slot] = inFile[slot]
    return true
  }

  private mutating func slot(_ key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key) & (keys.count - 1)
    while keys[slot] != key {
      if keys[slot] == 0 {
        guard count * 4 < keys.count * 3 else {
          grow()
          return self.slot(key)
        }
        keys[slot] = key
        count += 1
        return slot
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = self
    let size = keys.count * 2
    keys = Array(repeating: 0, count: size)
    counted = Array(repeating: 0, count: size)
    inFile = counted
    file = counted
    for (index, key) in old.keys.enumerated() where key != 0 {
      var slot = Int(truncatingIfNeeded: key) & (size - 1)
      while keys[slot] != 0 { slot = (slot + 1) & (size - 1) }
      keys[slot] = key
      counted[slot] = old.counted[index]
      inFile[slot] = old.inFile[index]
      file[slot] = old.file[index]
    }
  }
}
