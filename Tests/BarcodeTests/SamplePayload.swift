/// Texts with the look of a pass: an invented passenger, then letters and digits that fill it up.
enum SamplePayload {
  /// One leg, one leg with its conditional part, the same signed, two legs, four legs.
  static let lengths = [60, 120, 158, 240, 337]

  static func pass(_ count: Int) -> [UInt8] {
    let head = Array("M1NORDAHL/INGRID      EQW7RTZ YULFRAAC 0834 226J033C0025 148".utf8)
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ".utf8)
    var text = head
    var state: UInt32 = 7
    while text.count < count {
      state = state &* 1_664_525 &+ 1_013_904_223
      text.append(alphabet[Int(state >> 16) % alphabet.count])
    }
    return Array(text.prefix(count))
  }
}
