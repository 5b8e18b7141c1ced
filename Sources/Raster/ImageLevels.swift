import RasterKernels

/// Smaller versions of an image, each half the size of the one before, for drawing it reduced.
/// Pixel (x, y) of a level is the mean of pixels 2x, 2x + 1 and 2y, 2y + 1 of the one before; an
/// odd last column or row stands for itself.
final class ImageLevels: Sendable {
  /// The smaller versions, from half the size down to one pixel.
  private let surfaces: [Surface]
  /// The image, then its smaller versions.
  nonisolated(unsafe) let rows: UnsafeMutableBufferPointer<ImageRows>

  init(_ image: Surface) {
    var surfaces: [Surface] = []
    var last = image
    while last.width > 1 || last.height > 1 {
      last = ImageLevels.halved(last)
      surfaces.append(last)
    }
    self.surfaces = surfaces
    rows = .allocate(capacity: surfaces.count + 1)
    _ = rows.initialize(from: ([image] + surfaces).map(ImageRows.init))
  }

  deinit { rows.deallocate() }

  /// Memory held beside the image, in bytes.
  var byteCount: Int { surfaces.reduce(0) { $0 + $1.byteCount } }

  /// The level to sample where `square` is the square of the number of image pixels per device pixel:
  /// the first where fewer than one and a half lie between two samples.
  @inline(__always)
  static func level(_ square: Double, of count: Int) -> Int {
    var level = 0
    var limit = 2.25
    while square >= limit, level &+ 1 < count {
      level &+= 1
      limit *= 4
    }
    return level
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

extension ImageRows {
  /// The pixels of a surface, which must outlive the result.
  init(_ surface: Surface) {
    self.init(
      pixels: UnsafePointer(surface.words), stride: surface.stride, width: surface.width,
      height: surface.height)
  }
}
