import Synchronization

/// The memory one worker needs while it draws; kept from frame to frame.
final class Scratch: @unchecked Sendable {
  let cells = CellBuffer()
  private(set) var mask = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private(set) var clipped = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private(set) var row = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 1
  private var masks: [MaskBuffer] = []
  private var layers: [LayerBuffer] = []

  deinit {
    mask.deallocate()
    clipped.deallocate()
    row.deallocate()
  }

  /// Makes the row buffers hold a number of pixels.
  func reserve(_ width: Int) {
    let needed = width + 32
    guard needed > capacity else { return }
    mask.deallocate()
    clipped.deallocate()
    row.deallocate()
    capacity = needed
    mask = .allocate(capacity: needed)
    mask.initialize(repeating: 0, count: needed)
    clipped = .allocate(capacity: needed)
    clipped.initialize(repeating: 0, count: needed)
    row = .allocate(capacity: needed)
    row.initialize(repeating: 0, count: needed)
  }

  /// The clip mask of a nesting depth.
  func maskBuffer(_ depth: Int) -> MaskBuffer {
    while masks.count <= depth { masks.append(MaskBuffer()) }
    return masks[depth]
  }

  /// The layer of a nesting depth.
  func layerBuffer(_ depth: Int) -> LayerBuffer {
    while layers.count <= depth { layers.append(LayerBuffer()) }
    return layers[depth]
  }
}

/// Coverage of a region.
final class MaskBuffer {
  private(set) var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private var capacity = 1

  deinit { bytes.deallocate() }

  /// Holds a number of bytes, all 0.
  func reset(_ count: Int) {
    if count > capacity {
      bytes.deallocate()
      bytes = .allocate(capacity: count)
      capacity = count
    }
    bytes.initialize(repeating: 0, count: count)
  }
}

/// Pixels of a region.
final class LayerBuffer {
  private(set) var words = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 1

  deinit { words.deallocate() }

  /// Holds a number of pixels, all transparent.
  func reset(_ count: Int) {
    if count > capacity {
      words.deallocate()
      words = .allocate(capacity: count)
      capacity = count
    }
    words.initialize(repeating: 0, count: count)
  }
}

/// Scratch memory that is not in use.
final class ScratchPool: Sendable {
  static let shared = ScratchPool()
  private let idle = Mutex<[Scratch]>([])

  func take() -> Scratch { idle.withLock { $0.popLast() } ?? Scratch() }

  func give(_ scratch: Scratch) {
    idle.withLock { if $0.count < 16 { $0.append(scratch) } }
  }
}
