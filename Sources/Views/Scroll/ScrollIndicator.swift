import Foundation
import Geometry
import Raster
import Scene

/// The bar that shows which part of the content is to be seen. Lengths are points; the platform's
/// overlay bar, measured by others (not verified against a device).
struct ScrollIndicator {
  static let thickness = 3.0
  static let inset = 3.0
  static let leastLength = 36.0
  static let opacity = 0.35

  let axis: Axis
  let state: ScrollAxis
  let offset: Double
  let isMirrored: Bool

  /// Where the bar lies in a view of a size; nil where all of the content is to be seen.
  func frame(in size: CGSize) -> Rect? {
    guard state.isScrolled, state.limit > 0 else { return nil }
    let track = state.length - 2 * Self.inset
    let natural = max(Self.leastLength, track * state.length / state.extent)
    // Beyond an edge the bar gives way by as much as the content.
    let beyond = max(0, -offset) + max(0, offset - state.limit)
    let length = min(track, max(Self.thickness * 2, natural - beyond))
    guard track > 0, length > 0 else { return nil }
    let share = min(max(offset / state.limit, 0), 1)
    let start = Self.inset + (track - length) * share
    if axis == .vertical {
      let x = isMirrored ? Self.inset : Double(size.width) - Self.inset - Self.thickness
      return Rect(x, start, Self.thickness, length)
    }
    let x = isMirrored ? Double(size.width) - start - length : start
    return Rect(x, Double(size.height) - Self.inset - Self.thickness, length, Self.thickness)
  }

  func draw(
    into list: inout DisplayList, _ size: CGSize, _ scheme: ColorScheme, _ opacity: Double
  ) {
    guard let frame = frame(in: size) else { return }
    let white = scheme == .dark ? 1.0 : 0.0
    let color = RGBA(red: white, green: white, blue: white, alpha: Self.opacity * opacity)
    list.fill(
      roundedRect: frame, cornerRadius: Self.thickness / 2, style: .circular, paint: .solid(color))
  }
}
