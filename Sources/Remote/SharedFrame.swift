import CLinux
import Glibc
import Raster

/// A picture in memory that the kiosk writes and a viewer reads: opaque 0xXXRRGGBB words.
///
/// Reading and writing may overlap. A reader then sees a torn picture, and after the kiosk's next
/// message a whole one, because damage is told after it has been written.
package final class SharedFrame {
  package let width: Int
  package let height: Int
  /// Distance between the starts of two rows, in pixels.
  package let stride: Int
  /// The memory's descriptor, to be passed on.
  package let descriptor: Int32
  private let words: UnsafeMutablePointer<UInt32>
  private let isWritable: Bool

  /// Makes memory for a frame, black at first.
  ///
  /// - Throws: `RemoteError`
  package convenience init(width: Int, height: Int) throws {
    let stride = (width + 15) & ~15
    let limit = 1...RemoteMessage.maximumExtent
    guard limit.contains(width), limit.contains(height), limit.contains(stride) else {
      throw RemoteError(
        "a frame of \(width) × \(height) pixels: 1 to \(RemoteMessage.maximumExtent) are allowed")
    }
    let descriptor = gateframe_shared_memory(stride * height * 4)
    guard descriptor >= 0 else { throw RemoteError("make shared memory", code: descriptor) }
    try self.init(
      width: width, height: height, stride: stride, descriptor: descriptor, isWritable: true)
  }

  /// Maps a frame's memory, which the other side made. Takes over the descriptor.
  ///
  /// - Throws: `RemoteError` when the memory is too small or could shrink.
  package convenience init(width: Int, height: Int, stride: Int, descriptor: Int32) throws {
    try self.init(
      width: width, height: height, stride: stride, descriptor: descriptor, isWritable: false)
  }

  private init(width: Int, height: Int, stride: Int, descriptor: Int32, isWritable: Bool) throws {
    let size = stride * height * 4
    let result = gateframe_shared_memory_check(descriptor, size)
    guard result == 0 else {
      close(descriptor)
      throw RemoteError("check shared memory of \(size) bytes", code: result)
    }
    let protection = isWritable ? PROT_READ | PROT_WRITE : PROT_READ
    let address = mmap(nil, size, protection, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else {
      let code = errno
      close(descriptor)
      throw RemoteError("map shared memory of \(size) bytes", code: code)
    }
    words = address.bindMemory(to: UInt32.self, capacity: stride * height)
    self.width = width
    self.height = height
    self.stride = stride
    self.descriptor = descriptor
    self.isWritable = isWritable
  }

  deinit {
    munmap(words, stride * height * 4)
    close(descriptor)
  }

  /// The whole frame.
  package var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// Copies a part of `frame` here; what lies outside either picture is left out.
  package func write(_ frame: Surface, _ rect: PixelRect) {
    guard isWritable else { return }
    let part = rect.intersection(bounds).intersection(
      PixelRect(x0: 0, y0: 0, x1: frame.width, y1: frame.height))
    guard !part.isEmpty else { return }
    for y in part.y0..<part.y1 {
      frame.withUnsafeRow(y) { row in
        guard let source = row.baseAddress else { return }
        (words + y * stride + part.x0).update(from: source + part.x0, count: part.width)
      }
    }
  }

  /// Copies a part of this frame into tightly packed pixels with `width` to a row; what lies outside
  /// is left out.
  package func copy(_ rect: PixelRect, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty, pixels.count >= width * height, let target = pixels.baseAddress else {
      return
    }
    for y in part.y0..<part.y1 {
      (target + y * width + part.x0)
        .update(from: words + y * stride + part.x0, count: part.width)
    }
  }
}
