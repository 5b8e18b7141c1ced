import Foundation
import Geometry
import Raster

/// A part of an image, repeated from the shape's top left.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of it, as fractions of its sides.
  public var sourceRect: CGRect
  /// How much larger than the image itself it is drawn.
  public var scale: CGFloat

  /// A part of `image`, all of it by default, `scale` times as large as the image itself.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Writes the image; symbols, and images that are missing, draw nothing.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let found = shape.environment.image(image), found.scale > 0, scale > 0 else { return }
    shape.result = ResolvedStyle(
      .image(
        found.surface.part(sourceRect), part: Rect(0, 0, 1, 1),
        scale: Double(scale) / found.scale, opacity: 1))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A part of an image, repeated from the shape's top left.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Surface {
  /// A part of the picture, given as fractions of its sides, as a picture of its own.
  fileprivate func part(_ part: CGRect) -> Surface {
    let part = part.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !part.isNull else { return Surface(width: 0, height: 0) }
    if part.width == 1, part.height == 1 { return self }
    let left = Int((part.minX * CGFloat(width)).rounded())
    let top = Int((part.minY * CGFloat(height)).rounded())
    let result = Surface(
      width: Int((part.maxX * CGFloat(width)).rounded()) - left,
      height: Int((part.maxY * CGFloat(height)).rounded()) - top)
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = self[left + x, top + y] }
    }
    return result
  }
}
