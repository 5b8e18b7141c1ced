import Foundation
import Geometry

/// Where a symbol lies in the frame that layout gives it.
struct SymbolLayout: Equatable, Sendable {
  /// Points per em, times the factor of the image scale.
  let em: Double
  /// The frame's size in points, a whole number of pixels.
  let size: CGSize
  /// From the frame's top to the baseline of letters beside it.
  let baseline: Double
  /// The middle of the symbol's space, in the frame.
  let middle: Point

  /// A capital letter's height in em, as the system font has it: 1443 of 2048 units.
  private static let capHeight = 1443.0 / 2048

  /// `pointSize` is the font's, `factor` the image scale's; frames are rounded up to whole pixels,
  /// above and below the baseline by themselves.
  init(_ picture: SymbolPicture, pointSize: Double, factor: Double, pixelsPerPoint: Double) {
    let em = pointSize * factor
    let unit = em / 100
    func up(_ value: Double) -> Double {
      (value * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
    }
    let ink = picture.ink
    // Symbols of every scale stand in the middle of the capitals of their font.
    let center = pointSize * Self.capHeight / 2
    let above = up(center - (ink.minY - picture.margins.y) * unit)
    let below = up((ink.maxY + picture.margins.y) * unit - center)
    let width = up((ink.width + 2 * picture.margins.x) * unit)
    self.em = em
    size = CGSize(width: width, height: above + below)
    baseline = above
    middle = Point(width / 2 - ink.center.x * unit, above - center)
  }
}
