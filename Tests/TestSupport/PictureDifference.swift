import Raster

/// What separates two pictures of the same size.
package struct PictureDifference: Sendable {
  /// Largest difference found in any 8-bit channel.
  package var channel = 0
  /// How many pixels differ.
  package var pixels = 0
  /// How many pixels there are.
  package var total = 0
  /// The first differing pixel, in reading order.
  package var first: (x: Int, y: Int)?

  /// The share of pixels that differ, 0 to 1.
  package var share: Double { total == 0 ? 0 : Double(pixels) / Double(total) }

  /// Compares two pictures, or gives nil when their sizes differ.
  package init?(_ a: Surface, _ b: Surface) {
    guard a.width == b.width, a.height == b.height else { return nil }
    total = a.width * a.height
    for y in 0..<a.height {
      a.withUnsafeRow(y) { one in
        b.withUnsafeRow(y) { other in
          // Equal rows are the rule; they are compared at once.
          if one.elementsEqual(other) { return }
          for x in one.indices where one[x] != other[x] {
            pixels += 1
            channel = max(channel, PictureDifference.channel(one[x], other[x]))
            if first == nil { first = (x, y) }
          }
        }
      }
    }
  }

  /// The largest channel difference between two pixels.
  package static func channel(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in stride(from: 0, through: 24, by: 8) {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }

  /// Equal pixels as faint grey, different ones in red, brighter the more they differ.
  package static func picture(_ a: Surface, _ b: Surface) -> Surface {
    let result = Surface(width: min(a.width, b.width), height: min(a.height, b.height))
    for y in 0..<result.height {
      for x in 0..<result.width {
        let distance = channel(a[x, y], b[x, y])
        let level = UInt32(min(255, 96 + distance * 4))
        let faint = 224 + (a[x, y] >> 8 & 255) / 8
        result[x, y] =
          distance == 0 ? 0xFF00_0000 | faint * 0x01_0101 : 0xFF00_0000 | level << 16
      }
    }
    return result
  }
}
