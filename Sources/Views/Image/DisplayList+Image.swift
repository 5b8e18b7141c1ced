import Foundation
import Geometry
import Raster
import Scene

extension DisplayList {
  /// Draws a picture in a rectangle, as the image asks for; `template` fills its alpha.
  mutating func draw(
    _ surface: Surface, _ image: Image, in frame: Rect, natural: CGSize, template: ResolvedStyle?
  ) {
    let scale = surface.width > 0 ? Double(natural.width) / Double(surface.width) : 1
    guard let template else {
      return drawColors(surface, image, in: frame, scale: scale)
    }
    if image.isPlain, let color = template.solidColor {
      return draw(template: surface, in: frame, filter: filter(surface, image, frame), color: color)
    }
    // The style, held to where the picture is opaque.
    withGroup(GroupEffect()) { list in
      list.fill(Geometry.Path(rect: frame), style: template, in: frame)
      list.withMask { $0.drawColors(surface, image, in: frame, scale: scale) }
    }
  }

  private mutating func drawColors(
    _ surface: Surface, _ image: Image, in frame: Rect, scale: Double
  ) {
    if image.isPlain {
      return draw(surface, in: frame, filter: filter(surface, image, frame))
    }
    for patch in ImagePatch.patches(of: image, surface: surface, in: frame, scale: scale) {
      fill(
        Geometry.Path(rect: patch.target),
        paint: .image(
          surface, patch.map, image.interpolation == .none ? .nearest : .bilinear,
          tile: patch.isTiled))
    }
  }

  private func filter(_ surface: Surface, _ image: Image, _ frame: Rect) -> ImageFilter {
    if image.interpolation == .none { return .nearest }
    let isReduced = frame.width * lengthScale < Double(surface.width) * 0.75
    return isReduced && image.interpolation != .low ? .area : .bilinear
  }

  /// Keeps of what the group holds what `mask` covers, by its alpha.
  mutating func withMask(_ mask: (inout DisplayList) -> Void) {
    withGroup(GroupEffect(blend: .destinationIn), mask)
  }
}

/// A part of a resizable picture and where it is drawn.
struct ImagePatch {
  let target: Rect
  /// From the picture's pixels to the target's space.
  let map: Affine
  let isTiled: Bool

  /// The picture in nine parts by its insets, of which the corners keep their size.
  static func patches(
    of image: Image, surface: Surface, in frame: Rect, scale: Double
  ) -> [ImagePatch] {
    let isTiled = image.resizingMode == .tile
    let insets = image.capInsets
    func cuts(_ first: CGFloat, _ last: CGFloat, _ pixels: Int, _ start: Double, _ length: Double)
      -> [(source: Double, sourceEnd: Double, target: Double, targetEnd: Double)]
    {
      let natural = Double(pixels) * scale
      let a = min(max(Double(first), 0), natural)
      let b = min(max(Double(last), 0), natural - a)
      // Too little space shrinks both ends alike.
      let shrink = a + b > length && a + b > 0 ? length / (a + b) : 1
      return [
        (0, a / scale, start, start + a * shrink),
        (a / scale, (natural - b) / scale, start + a * shrink, start + length - b * shrink),
        ((natural - b) / scale, natural / scale, start + length - b * shrink, start + length),
      ].filter { $0.1 > $0.0 && $0.3 > $0.2 }
    }
    let columns = cuts(
      insets.leading, insets.trailing, surface.width, frame.minX, frame.width)
    let rows = cuts(insets.top, insets.bottom, surface.height, frame.minY, frame.height)
    return rows.flatMap { row in
      columns.map { column in
        let target = Rect(
          column.target, row.target, column.targetEnd - column.target, row.targetEnd - row.target)
        let sx = isTiled ? scale : target.width / (column.sourceEnd - column.source)
        let sy = isTiled ? scale : target.height / (row.sourceEnd - row.source)
        return ImagePatch(
          target: target,
          map: Affine.translation(-column.source, -row.source).then(.scale(sx, sy))
            .then(.translation(target.minX, target.minY)),
          isTiled: isTiled)
      }
    }
  }
}

extension Image {
  /// Whether it is drawn in one piece.
  var isPlain: Bool {
    !isResizable || (resizingMode == .stretch && capInsets == EdgeInsets())
  }
}
