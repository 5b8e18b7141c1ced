/// Which units stand on a line.
struct LineRange: Hashable, Sendable {
  /// All of them, spaces and line end included.
  var units: Range<Int>
  /// The end of those that are seen.
  var visibleEnd: Int
  var paragraph: Int
  /// Whether the paragraph ends here, so that spaces at the end are the text's own.
  var endsParagraph: Bool
}

/// The fitting of widths that were rounded on their way through a layout.
enum Fit {
  /// How far a width may exceed what is available and still fit, in points.
  static let slack = 1e-3

  /// The next whole pixel, in points; a hair over a pixel counts as that pixel.
  static func roundedUp(_ value: Double, _ pixelScale: Double) -> Double {
    let scale = pixelScale > 0 && pixelScale.isFinite ? pixelScale : 1
    return value.isFinite ? (value * scale - 1e-6).rounded(.up) / scale : value
  }

  static func fits(_ width: Double, _ available: Double) -> Bool { width <= available + slack }
}
