/// Conversion of 8-bit channels to RGB565 with an 8×8 ordered dither, so that gradients show no
/// bands. The pattern is tied to the panel's pixels, so that redrawing a part changes nothing else.
package enum OrderedDither {
  /// Bayer's matrix (B. E. Bayer, 1973): a permutation of 0…63, by interleaving the bits of x ⊕ y and y.
  package static let matrix: [UInt8] = (0..<64).map { index in
    let (x, y) = (index & 7, index >> 3)
    var value = 0
    for bit in 0..<3 {
      value |= ((x ^ y) >> bit & 1) << (5 - 2 * bit)
      value |= (y >> bit & 1) << (4 - 2 * bit)
    }
    return UInt8(value)
  }

  /// What is added before rounding down: the matrix scaled to 0…254.
  private static let bias: [UInt32] = matrix.map { (UInt32($0) * 255 + 127) / 64 }

  /// One pixel at a place of the panel.
  package static func convert(_ word: UInt32, x: Int, y: Int) -> UInt16 {
    convert(word, bias: bias[(y & 7) << 3 | x & 7])
  }

  @inline(__always)
  private static func convert(_ word: UInt32, bias: UInt32) -> UInt16 {
    let red = divide((word >> 16 & 255) &* 31 &+ bias)
    let green = divide((word >> 8 & 255) &* 63 &+ bias)
    let blue = divide((word & 255) &* 31 &+ bias)
    return UInt16(truncatingIfNeeded: red << 11 | green << 5 | blue)
  }

  /// ⌊value ÷ 255⌋, exact below 65535.
  @inline(__always)
  private static func divide(_ value: UInt32) -> UInt32 {
    let next = value &+ 1
    return (next &+ next >> 8) >> 8
  }

  /// Converts a run of pixels whose first is at (x, y) of the panel.
  static func convert(
    _ source: UnsafeBufferPointer<UInt32>, to target: UnsafeMutablePointer<UInt16>, x: Int, y: Int
  ) {
    bias.withUnsafeBufferPointer { table in
      let row = (y & 7) << 3
      for index in 0..<source.count {
        target[index] = convert(source[index], bias: table[row | (x &+ index) & 7])
      }
    }
  }
}
