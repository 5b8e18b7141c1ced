import Foundation
import Geometry
import Raster
import Scene

/// What the parts of a symbol are filled with.
struct SymbolColors {
  /// By level; the last one stands for further levels.
  let levels: [ResolvedStyle]
  /// Whether parts show their own colours.
  let isMulticolor: Bool
  /// Whether levels are drawn over one another instead of left out.
  let isLayered: Bool

  /// The styles for a mode; nil for the symbol's own, which is one style unless the foreground was
  /// given several.
  init(mode: SymbolRenderingMode?, _ styles: StyleEnvironment, isOriginal: Bool) {
    let given = styles.foreground?.levels.count ?? 1
    let kind = mode?.kind ?? (isOriginal ? .multicolor : given > 1 ? .palette : .monochrome)
    let first = styles.foreground(level: 0)
    isMulticolor = kind == .multicolor
    switch kind {
    case .monochrome, .multicolor: levels = [first]
    // Not verified against a device.
    case .hierarchical: levels = [first, first.faded(0.5), first.faded(0.25)]
    case .palette:
      levels = given > 1 ? (0..<given).map { styles.foreground(level: $0) } : [first]
    }
    isLayered = levels.count > 1
  }

  /// The same parts in other styles, one for each level.
  func replacing(levels: [ResolvedStyle]) -> SymbolColors {
    SymbolColors(levels: levels, isMulticolor: isMulticolor)
  }

  /// One style for all.
  init(_ style: ResolvedStyle) {
    levels = [style]
    isMulticolor = false
    isLayered = false
  }

  func style(_ step: SymbolPicture.Step) -> ResolvedStyle {
    if isMulticolor, let color = step.color { return .color(color) }
    return levels[min(max(step.level, 0), levels.count - 1)]
  }
}

extension DisplayList {
  /// Draws a symbol in a frame of the size that its layout has, or stretched to another.
  mutating func draw(
    _ picture: SymbolPicture, _ layout: SymbolLayout, in frame: Rect, colors: SymbolColors
  ) {
    guard layout.size.width > 0, layout.size.height > 0, !frame.isEmpty else { return }
    let sx = frame.width / Double(layout.size.width)
    let sy = frame.height / Double(layout.size.height)
    let unit = layout.em / 100
    let map = Affine(
      a: sx * unit, b: 0, c: 0, d: sy * unit, tx: frame.minX + layout.middle.x * sx,
      ty: frame.minY + layout.middle.y * sy)
    guard let back = map.inverse else { return }
    let bounds = Rect(
      corner: back.apply(frame.origin), corner: back.apply(Point(frame.maxX, frame.maxY)))
    // Parts overlap: a colour that is seen through is laid over all of them at once.
    var colors = colors
    var opacity = 1.0
    if !colors.isLayered, let color = colors.levels[0].solidColor, color.alpha < 1 {
      opacity = color.alpha
      let opaque = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
      colors = SymbolColors(levels: [.color(opaque)], isMulticolor: colors.isMulticolor)
    }
    let needsGroup = opacity < 1 || picture.hasErasure || colors.isLayered
    withTransform(Projective(map)) { list in
      if needsGroup {
        list.withGroup(GroupEffect(opacity: opacity)) {
          $0.drawSteps(of: picture, colors, in: bounds)
        }
      } else {
        list.drawSteps(of: picture, colors, in: bounds)
      }
    }
  }

  private mutating func drawSteps(
    of picture: SymbolPicture, _ colors: SymbolColors, in bounds: Rect
  ) {
    var index = 0
    while index < picture.steps.count {
      let step = picture.steps[index]
      index += 1
      if colors.isLayered ? step.erasesInLayers : step.erases {
        withGroup(GroupEffect(blend: .destinationOut)) {
          $0.fill(step.path, paint: .solid(.black))
        }
        continue
      }
      let style = colors.style(step)
      guard colors.isLayered, let color = style.solidColor, color.alpha < 1 else {
        fill(step.path, style: style, in: bounds)
        continue
      }
      // Parts of one level are seen through as one.
      let first = index - 1
      while index < picture.steps.count, picture.steps[index].level == step.level,
        !picture.steps[index].erasesInLayers
      {
        index += 1
      }
      let opaque = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
      let run = picture.steps[first..<index]
      withGroup(GroupEffect(opacity: color.alpha)) { list in
        for step in run { list.fill(step.path, paint: .solid(opaque)) }
      }
    }
  }
}

extension SymbolColors {
  fileprivate init(levels: [ResolvedStyle], isMulticolor: Bool) {
    self.levels = levels
    self.isMulticolor = isMulticolor
    isLayered = levels.count > 1
  }
}
