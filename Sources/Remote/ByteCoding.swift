import Geometry
import Raster

/// Collects little-endian numbers.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func append(_ value: UInt64, bytes count: Int) {
    for index in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index)))
    }
  }

  mutating func append(_ point: Point) {
    append(point.x.bitPattern, bytes: 8)
    append(point.y.bitPattern, bytes: 8)
  }
}

/// Takes little-endian numbers from bytes; every read is nil when too few are left.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func number(bytes count: Int) -> UInt64? {
    guard bytes.count >= count else { return nil }
    var value: UInt64 = 0
    for byte in bytes.prefix(count).reversed() { value = value << 8 | UInt64(byte) }
    bytes = bytes.dropFirst(count)
    return value
  }

  /// A width, height or stride.
  mutating func extent() -> Int? {
    guard let value = number(bytes: 4), (1...UInt64(RemoteMessage.maximumExtent)).contains(value)
    else { return nil }
    return Int(value)
  }

  /// A rectangle with its edges in order.
  mutating func rect() -> PixelRect? {
    var edges: [Int] = []
    for _ in 0..<4 {
      guard let edge = number(bytes: 4), edge <= RemoteMessage.maximumExtent else { return nil }
      edges.append(Int(edge))
    }
    guard edges[0] <= edges[2], edges[1] <= edges[3] else { return nil }
    return PixelRect(x0: edges[0], y0: edges[1], x1: edges[2], y1: edges[3])
  }

  /// A position in the visible picture, held within 0…1.
  mutating func position() -> Point? {
    guard let x = number(bytes: 8).map(Double.init(bitPattern:)),
      let y = number(bytes: 8).map(Double.init(bitPattern:)), x.isFinite, y.isFinite
    else { return nil }
    return Point(min(max(x, 0), 1), min(max(y, 0), 1))
  }

  /// One of the values, by its index.
  mutating func choice<Value>(_ values: [Value]) -> Value? {
    guard let index = number(bytes: 1), index < UInt64(values.count) else { return nil }
    return values[Int(index)]
  }

  /// All that is left, as UTF-8.
  mutating func text(limit: Int) -> String? {
    defer { bytes = [] }
    return bytes.count <= limit ? String(validating: bytes, as: UTF8.self) : nil
  }
}
