import Synchronization

/// What drawing images reduced needs, prepared from their pixels and kept from frame to frame.
final class ImageCache: Sendable {
  static let shared = ImageCache(limit: 48 << 20)

  private struct Key: Hashable {
    var image: ObjectIdentifier
    /// Nil for the levels.
    var reduction: BoxReduction?
  }

  private enum Prepared {
    case levels(ImageLevels)
    case reduced(Surface)
  }

  private struct Entry {
    weak var image: Surface?
    var version: Int
    var prepared: Prepared
    var size: Int
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var size = 0
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// A cache that holds at most `limit` bytes, or one entry if that is larger.
  init(limit: Int) { self.limit = limit }

  /// The smaller versions of an image.
  func levels(_ image: Surface) -> ImageLevels {
    let key = Key(image: ObjectIdentifier(image), reduction: nil)
    if case .levels(let levels)? = find(key, image) { return levels }
    let version = image.version
    let levels = ImageLevels(image)
    keep(key, image, version, .levels(levels), levels.byteCount)
    return levels
  }

  /// An image as it appears on device pixels.
  func reduced(_ image: Surface, _ reduction: BoxReduction) -> Surface {
    let key = Key(image: ObjectIdentifier(image), reduction: reduction)
    if case .reduced(let surface)? = find(key, image) { return surface }
    let version = image.version
    let surface = reduction.reduced(image)
    keep(key, image, version, .reduced(surface), surface.byteCount)
    return surface
  }

  /// Bytes held.
  var size: Int { state.withLock { $0.size } }

  private func find(_ key: Key, _ image: Surface) -> Prepared? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.image === image, entry.version == image.version
      else { return nil }
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return entry.prepared
    }
  }

  private func keep(
    _ key: Key, _ image: Surface, _ version: Int, _ prepared: Prepared, _ size: Int
  ) {
    state.withLock { state in
      state.uses += 1
      // What was made from images that have changed or are gone serves no one.
      for (old, entry) in state.entries
      where old == key || entry.image?.version != entry.version {
        state.entries[old] = nil
        state.size -= entry.size
      }
      while state.size + size > limit,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
        state.size -= oldest.value.size
      }
      state.entries[key] = Entry(
        image: image, version: version, prepared: prepared, size: size, lastUse: state.uses)
      state.size += size
    }
  }
}
