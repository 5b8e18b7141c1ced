import Geometry

/// A colour with straight alpha, sRGB-encoded, 0 … 1.
@frozen
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  @inlinable
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from 0xRRGGBB.
  package init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((rgb >> 16) & 255) / 255, green: Double((rgb >> 8) & 255) / 255,
      blue: Double(rgb & 255) / 255, alpha: alpha)
  }

  /// Opaque black.
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  /// No colour at all.
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The premultiplied 0xAARRGGBB word, with the alpha multiplied by `opacity`. Parts outside 0 … 1
  /// are held to the ends.
  package func premultiplied(opacity: Double = 1) -> UInt32 {
    func hold(_ v: Double) -> Double { v > 0 ? (v < 1 ? v : 1) : 0 }
    let a = hold(alpha * opacity)
    func part(_ v: Double) -> UInt32 { UInt32(hold(v) * a * 255 + 0.5) }
    return UInt32(a * 255 + 0.5) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
  }
}
