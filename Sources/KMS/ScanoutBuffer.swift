import Raster

/// One of the buffers that are scanned out, and what of it is older than the frame. It is only ever
/// written: reading back from a card's memory is slow on most machines.
final class ScanoutBuffer {
  let framebuffer: UInt32
  let dumb: DumbBuffer
  /// Where it differs from the frame, in the picture's coordinates.
  var stale: DamageRegion
  /// The frame that it was last shown for, for choosing the oldest.
  var lastUse: UInt64 = 0

  private let device: DRMDevice
  private let memory: UnsafeMutableRawPointer
  private let format: ScanoutFormat
  private let rotation: Rotation
  private let picture: (width: Int, height: Int)
  private var line: [UInt32]

  /// Makes a buffer for a panel of the given size.
  ///
  /// - Throws: `DRMError`
  init(
    device: DRMDevice, width: Int, height: Int, format: ScanoutFormat, rotation: Rotation
  ) throws {
    dumb = try device.createDumbBuffer(
      width: width, height: height, bitsPerPixel: 8 * format.bytesPerPixel)
    let needed = (height - 1) * dumb.pitch + width * format.bytesPerPixel
    guard dumb.pitch >= width * format.bytesPerPixel, dumb.size >= needed else {
      device.destroyDumbBuffer(dumb.handle)
      throw DRMError(
        attempt: "use a buffer with a pitch of \(dumb.pitch) and \(dumb.size) bytes",
        path: device.path, code: 22)
    }
    do {
      framebuffer = try device.addFramebuffer(
        width: width, height: height, format: format, buffer: dumb)
    } catch {
      device.destroyDumbBuffer(dumb.handle)
      throw error
    }
    do {
      memory = try device.map(dumb)
    } catch {
      device.removeFramebuffer(framebuffer)
      device.destroyDumbBuffer(dumb.handle)
      throw error
    }
    self.device = device
    self.format = format
    self.rotation = rotation
    picture = rotation.swapsSides ? (height, width) : (width, height)
    line = [UInt32](repeating: 0, count: width)
    stale = DamageRegion(width: picture.width, height: picture.height, isFull: true)
  }

  /// Only the mapping goes: the picture has to stay on the glass when the process ends.
  deinit { device.unmap(memory, size: dumb.size) }

  /// Frees what the card holds. Nothing may scan it out any more.
  func destroy() {
    device.removeFramebuffer(framebuffer)
    device.destroyDumbBuffer(dumb.handle)
  }

  /// Brings the buffer up to `frame`, which has the picture's size.
  func update(from frame: Surface) {
    for rect in stale.rects { copy(rect, from: frame) }
    stale.removeAll()
  }

  private func copy(_ rect: PixelRect, from frame: Surface) {
    let target = rotation.panelRect(
      picture: rect, width: picture.width, height: picture.height)
    frame.withUnsafePixels { pixels in
      guard let base = UnsafePointer(pixels.baseAddress) else { return }
      for y in target.y0..<target.y1 {
        let count = target.x1 - target.x0
        if rotation == .none {
          let source = UnsafeBufferPointer(start: base + y * frame.stride + target.x0, count: count)
          write(source, x: target.x0, y: y)
          continue
        }
        line.withUnsafeMutableBufferPointer { line in
          gather(base, frame.stride, target.x0, y, into: line, count)
          write(UnsafeBufferPointer(rebasing: line[..<count]), x: target.x0, y: y)
        }
      }
    }
  }

  /// Collects the picture's pixels that show in a row of the panel.
  private func gather(
    _ base: UnsafePointer<UInt32>, _ stride: Int, _ x: Int, _ y: Int,
    into line: UnsafeMutableBufferPointer<UInt32>, _ count: Int
  ) {
    let start: Int
    let step: Int
    switch rotation {
    case .none: (start, step) = (y * stride + x, 1)
    case .right: (start, step) = ((picture.height - 1 - x) * stride + y, -stride)
    case .half: (start, step) = ((picture.height - 1 - y) * stride + picture.width - 1 - x, -1)
    case .left: (start, step) = (x * stride + picture.width - 1 - y, stride)
    }
    var place = start
    for index in 0..<count {
      line[index] = base[place]
      place += step
    }
  }

  private func write(_ source: UnsafeBufferPointer<UInt32>, x: Int, y: Int) {
    guard let base = source.baseAddress else { return }
    let target = memory + y * dumb.pitch + x * format.bytesPerPixel
    switch format {
    case .xrgb8888: target.copyMemory(from: base, byteCount: source.count * 4)
    case .rgb565:
      OrderedDither.convert(source, to: target.assumingMemoryBound(to: UInt16.self), x: x, y: y)
    }
  }
}
