/// Bag tags as a pass lists them: the first licence plate (Resolution 740) and how many follow.
package enum BagTagSeries {
  /// Writes out the tags of one item of 13 digits: leading digit, three of the airline, six of the
  /// serial number, three for the count. Since version 7, 001 means one bag; before, 000 did.
  package static func expand(_ text: String, version: Int?) -> [String] {
    let digits = text.utf8.map { Int($0) - 0x30 }
    guard digits.count == 13, digits.allSatisfy({ (0...9).contains($0) }) else { return [] }
    let serial = digits[4..<10].reduce(0) { $0 * 10 + $1 }
    let count = digits[10..<13].reduce(0) { $0 * 10 + $1 }
    let bags = (version ?? 8) >= 7 ? max(count, 1) : min(count + 1, 999)
    let prefix = String(text.prefix(4))
    return (0..<bags).map { bag in
      let number = String((serial + bag) % 1_000_000)
      return prefix + String(repeating: "0", count: 6 - number.count) + number
    }
  }
}
