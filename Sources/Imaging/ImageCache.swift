import Raster
import Synchronization

/// Decoded pictures by path, kept within a limit of bytes; the least recently used go first.
///
/// May be used from several threads.
package final class ImageCache: Sendable {
  private struct Entry {
    var surface: Surface
    var bytes: Int
    var lastUse: Int
  }

  private struct Contents {
    var entries: [String: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  /// Most bytes that the pictures may take together.
  package let byteLimit: Int
  private let limits: ImageLimits
  private let contents = Mutex(Contents())

  /// - Parameter byteLimit: Most bytes that the pictures may take together; one that alone takes
  ///   more is decoded each time.
  package init(byteLimit: Int = 32 << 20, limits: ImageLimits = .standard) {
    self.byteLimit = byteLimit
    self.limits = limits
  }

  /// Bytes that the pictures take now.
  package var byteCount: Int { contents.withLock { $0.bytes } }

  /// The picture in a file.
  ///
  /// - Throws: ``ImageError``, with the path.
  package func surface(_ path: String) throws -> Surface {
    let known = contents.withLock { contents -> Surface? in
      contents.uses += 1
      contents.entries[path]?.lastUse = contents.uses
      return contents.entries[path]?.surface
    }
    if let known { return known }
    let surface = try PictureFile.read(path, limits: limits)
    contents.withLock { insert(surface, path, &$0) }
    return surface
  }

  /// Forgets all pictures.
  package func removeAll() {
    contents.withLock { $0 = Contents() }
  }

  private func insert(_ surface: Surface, _ path: String, _ contents: inout Contents) {
    let bytes = surface.stride * surface.height * 4
    guard bytes <= byteLimit, contents.entries[path] == nil else { return }
    while contents.bytes + bytes > byteLimit,
      let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      contents.entries[oldest.key] = nil
      contents.bytes -= oldest.value.bytes
    }
    contents.entries[path] = Entry(surface: surface, bytes: bytes, lastUse: contents.uses)
    contents.bytes += bytes
  }
}
