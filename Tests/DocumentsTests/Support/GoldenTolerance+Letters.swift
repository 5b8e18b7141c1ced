import TestSupport

extension GoldenTolerance {
  /// For pictures with text: letters of another release of the font differ by some pixels.
  static let letters = GoldenTolerance(channel: 255, share: 0.08)
}
