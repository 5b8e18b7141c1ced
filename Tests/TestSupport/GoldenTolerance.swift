/// How far a picture may be from its golden one.
package struct GoldenTolerance: Hashable, Sendable {
  /// Largest difference allowed in any 8-bit channel of any pixel.
  package var channel: Int
  /// Largest share of pixels that may differ at all, 0 to 1.
  package var share: Double

  package init(channel: Int, share: Double) {
    self.channel = channel
    self.share = share
  }

  /// Every bit must agree.
  package static let exact = GoldenTolerance(channel: 0, share: 0)
}
