import Foundation
import Typesetting

/// A font with everything decided.
package struct ResolvedFont: Hashable, Sendable {
  /// What the typesetter selects a font by.
  package var descriptor: FontDescriptor
  /// Distance between baselines in points where a style asks for one; nil for the font's own line
  /// height.
  package var linePitch: Double?
  /// What is added to the distance between baselines, in points.
  package var leading: Double

  package init(descriptor: FontDescriptor, linePitch: Double? = nil, leading: Double = 0) {
    self.descriptor = descriptor
    self.linePitch = linePitch
    self.leading = leading
  }
}

extension Font {
  /// The font where text is wanted at `size`. Sizes that are not positive or not finite count as 1
  /// point, others as at most 10,000.
  package func resolve(in size: DynamicTypeSize = .large) -> ResolvedFont {
    var family = FontFamily.system(FontDesign(traits.design ?? .default))
    var weight = traits.weight ?? (traits.isBold ? .bold : .regular)
    var points: Double
    var pitch: Double?
    switch source {
    case .style(let style):
      points = style.pointSize(size)
      pitch = TextStyle.linePitch(pointSize: points)
      weight = traits.weight ?? (traits.isBold ? style.boldWeight : style.weight)
    case .system(let own):
      points = Double(own)
    case .custom(let name, let own, let style):
      family = .named(name)
      points = Double(own)
      if let style, size != .large {
        points *= style.pointSize(size) / style.pointSize(.large)
      }
    }
    points = points.isFinite && points > 0 ? min(points, 10_000) : 1
    return ResolvedFont(
      descriptor: FontDescriptor(
        family: family, size: points, weight: weight.value, italic: traits.isItalic,
        monospacedDigits: traits.hasMonospacedDigits, smallCaps: traits.hasSmallCaps),
      linePitch: pitch, leading: traits.leading.points)
  }
}

extension FontDesign {
  fileprivate init(_ design: Font.Design) {
    switch design {
    case .default: self = .default
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    }
  }
}
