import RasterKernels

/// Pixels that are drawn on: a surface, or a layer that holds a region of the device.
struct Target {
  /// The pixel at (`x`, `y`).
  var words: UnsafeMutablePointer<UInt32>
  var stride: Int
  var x: Int
  var y: Int

  @inline(__always)
  func at(_ px: Int, _ py: Int) -> UnsafeMutablePointer<UInt32> {
    words + ((py &- y) &* stride &+ (px &- x))
  }
}

/// A clip's coverage of a region.
struct ClipMask {
  var bytes: UnsafePointer<UInt8>
  var stride: Int
  var x: Int
  var y: Int

  @inline(__always)
  func at(_ px: Int, _ py: Int) -> UnsafePointer<UInt8> {
    bytes + ((py &- y) &* stride &+ (px &- x))
  }
}

/// Paints spans of coverage on a target, through a clip.
struct SpanPainter: SpanSink {
  let target: Target
  let clip: ClipMask?
  let paint: UnsafePointer<PaintRecord>
  let word: UInt32
  let solid: Bool
  let opaque: Bool
  let plain: Bool
  let blend: BlendKernel
  let row: UnsafeMutablePointer<UInt32>
  let clipped: UnsafeMutablePointer<UInt8>

  init(
    _ paint: UnsafePointer<PaintRecord>, blend: BlendMode, target: Target, clip: ClipMask?,
    scratch: Scratch
  ) {
    self.target = target
    self.clip = clip
    self.paint = paint
    word = paint.pointee.word
    solid = paint.pointee.kind == .solid
    opaque = paint.pointee.opaque
    plain = blend == .sourceOver
    self.blend = BlendKernel(rawValue: blend.rawValue) ?? .sourceOver
    row = scratch.row
    clipped = scratch.clipped
  }

  /// Whether `rows` can be used.
  var paintsRows: Bool { solid && plain && clip == nil }

  /// Rows of equal coverage; for plain colours without a clip.
  func rows(_ x: Int, _ rows: Range<Int>, _ count: Int, _ alpha: UInt32) {
    let colour = alpha == 255 ? word : Kernels.scale(word, by: alpha)
    guard count > 0, colour != 0 else { return }
    Kernels.solidRows(target.at(x, rows.lowerBound), target.stride, count, rows.count, colour)
  }

  @inline(__always)
  func span(_ x: Int, _ y: Int, _ count: Int, _ alpha: UInt32) {
    guard count > 0 else { return }
    if let clip {
      if alpha == 255 {
        paintMask(x, y, count, clip.at(x, y))
      } else {
        Kernels.scale(clipped, clip.at(x, y), count, alpha: alpha)
        paintMask(x, y, count, clipped)
      }
    } else {
      paintSpan(x, y, count, alpha)
    }
  }

  @inline(__always)
  func mask(_ x: Int, _ y: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>) {
    guard count > 0 else { return }
    if let clip {
      Kernels.multiply(clipped, bytes, clip.at(x, y), count)
      paintMask(x, y, count, clipped)
    } else {
      paintMask(x, y, count, bytes)
    }
  }

  private func paintSpan(_ x: Int, _ y: Int, _ count: Int, _ alpha: UInt32) {
    let d = target.at(x, y)
    if solid, plain {
      let colour = alpha == 255 ? word : Kernels.scale(word, by: alpha)
      if colour >= 0xFF00_0000 {
        Kernels.fill(d, count, colour)
      } else if colour != 0 {
        Kernels.solid(d, count, colour)
      }
      return
    }
    if plain, opaque, alpha == 255 {
      paint.pointee.fetch(x, y, count, d)
      return
    }
    paint.pointee.fetch(x, y, count, row)
    if plain {
      if alpha == 255 {
        Kernels.over(d, row, count)
      } else {
        Kernels.over(d, row, count, alpha: alpha)
      }
      return
    }
    if alpha == 255 {
      Kernels.blend(d, row, nil, count, blend)
    } else {
      clipped.update(repeating: UInt8(truncatingIfNeeded: alpha), count: count)
      Kernels.blend(d, row, clipped, count, blend)
    }
  }

  private func paintMask(_ x: Int, _ y: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>) {
    let d = target.at(x, y)
    if solid, plain {
      Kernels.solid(d, bytes, count, word)
      return
    }
    paint.pointee.fetch(x, y, count, row)
    if plain {
      Kernels.over(d, row, bytes, count)
    } else {
      Kernels.blend(d, row, bytes, count, blend)
    }
  }
}

/// Adds coverage to a mask that is 0 where nothing was added.
struct MaskWriter: SpanSink {
  let bytes: UnsafeMutablePointer<UInt8>
  let stride: Int
  let x: Int
  let y: Int

  @inline(__always)
  func span(_ px: Int, _ py: Int, _ count: Int, _ alpha: UInt32) {
    guard count > 0 else { return }
    (bytes + ((py &- y) &* stride &+ (px &- x))).update(
      repeating: UInt8(truncatingIfNeeded: alpha), count: count)
  }

  @inline(__always)
  func mask(_ px: Int, _ py: Int, _ count: Int, _ source: UnsafePointer<UInt8>) {
    guard count > 0 else { return }
    (bytes + ((py &- y) &* stride &+ (px &- x))).update(from: source, count: count)
  }
}
