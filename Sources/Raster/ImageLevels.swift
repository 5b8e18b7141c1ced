/// Smaller versions of an image, each half the size of the one before, for drawing it reduced.
enum ImageLevels {
  /// How often an image is halved before it is sampled: until no more than two of its pixels lie
  /// between two device pixels.
  static func levels(_ smallest: Double, _ largest: Double) -> Int {
    var scale = smallest > 0 ? smallest : largest
    var levels = 0
    while scale >= 1.5, levels < 16 {
      scale /= 2
      levels += 1
    }
    return levels
  }

  /// The image halved `levels` times, each pixel the mean of those that it stands for.
  static func reduced(_ image: Surface, levels: Int) -> Surface {
    var result = image
    for _ in 0..<levels where result.width > 1 || result.height > 1 { result = halved(result) }
    return result
  }

  private static func halved(_ image: Surface) -> Surface {
    let result = Surface(width: (image.width + 1) / 2, height: (image.height + 1) / 2)
    for y in 0..<result.height {
      let top = image.words + 2 * y * image.stride
      let bottom = image.words + min(2 * y + 1, image.height - 1) * image.stride
      let out = result.words + y * result.stride
      for x in 0..<result.width {
        let a = 2 * x
        let b = min(2 * x + 1, image.width - 1)
        out[x] = mean(top[a], top[b], bottom[a], bottom[b])
      }
    }
    return result
  }

  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let m: UInt32 = 0x00FF_00FF
    let low = (a & m) &+ (b & m) &+ (c & m) &+ (d & m) &+ 0x0002_0002
    let high =
      ((a >> 8) & m) &+ ((b >> 8) & m) &+ ((c >> 8) & m) &+ ((d >> 8) & m) &+ 0x0002_0002
    return ((low >> 2) & m) | (((high >> 2) & m) << 8)
  }
}
