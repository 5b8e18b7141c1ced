/// What a picture from outside may ask for before it is refused.
package struct ImageLimits: Hashable, Sendable {
  /// Longest side, in pixels.
  package var side: Int
  /// Most pixels in all.
  package var pixels: Int
  /// Largest file, in bytes.
  package var bytes: Int

  package init(side: Int = 16_384, pixels: Int = 64_000_000, bytes: Int = 64 << 20) {
    self.side = side
    self.pixels = pixels
    self.bytes = bytes
  }

  /// Room for any picture a kiosk shows: 64 million pixels in a file of at most 64 MiB.
  package static let standard = ImageLimits()

  /// Whether a picture of this size is accepted.
  package func allows(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0, width <= side, height <= side else { return false }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && count <= pixels
  }
}
