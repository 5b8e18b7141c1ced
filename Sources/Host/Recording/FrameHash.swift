import Raster

/// A number that stands for the pixels of a picture, the same on every machine. Rows that have not
/// changed are not read again.
package struct FrameHash: Sendable {
  private var width = 0
  private var rows: [UInt64] = []

  package init() {}

  /// The number for a picture of which no more than some rectangles changed since the last time.
  package mutating func update(_ picture: Surface, damage: [PixelRect]) -> UInt64 {
    if picture.width != width || picture.height != rows.count {
      width = picture.width
      rows = Array(repeating: 0, count: picture.height)
      for y in rows.indices { rows[y] = Self.row(picture, y) }
    } else {
      var isStale = Array(repeating: false, count: rows.count)
      for rect in damage where rect.x0 < rect.x1 {
        for y in max(rect.y0, 0)..<max(min(rect.y1, rows.count), max(rect.y0, 0)) {
          isStale[y] = true
        }
      }
      for y in rows.indices where isStale[y] { rows[y] = Self.row(picture, y) }
    }
    var hash = Self.mix(UInt64(width) << 32 | UInt64(rows.count), Self.seed)
    for row in rows { hash = Self.mix(hash, row) }
    return hash
  }

  private static func row(_ picture: Surface, _ y: Int) -> UInt64 {
    picture.withUnsafeRow(y) { row in
      // Four sums side by side keep the multipliers busy.
      var (a, b, c, d) = (seed, seed &+ 1, seed &+ 2, seed &+ 3)
      var x = 0
      while x + 4 <= row.count {
        a = (a ^ UInt64(row[x])) &* prime
        b = (b ^ UInt64(row[x + 1])) &* prime
        c = (c ^ UInt64(row[x + 2])) &* prime
        d = (d ^ UInt64(row[x + 3])) &* prime
        x += 4
      }
      while x < row.count {
        a = (a ^ UInt64(row[x])) &* prime
        x += 1
      }
      return mix(mix(mix(a, b), c), d)
    }
  }

  /// The number for any bytes.
  package static func hash(of bytes: [UInt8]) -> UInt64 {
    var hash = mix(UInt64(bytes.count), seed)
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return mix(hash, seed)
  }

  private static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var x = (a ^ (b &+ seed &+ a << 6 &+ a >> 2)) &* 0xBF58_476D_1CE4_E5B9
    x ^= x >> 29
    return x &* 0x94D0_49BB_1331_11EB ^ x >> 32
  }

  /// 16 hexadecimal digits.
  package static func text(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
