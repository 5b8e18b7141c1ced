import Geometry
import RasterKernels

/// A group drawn as a whole, with blur and shadow applied.
struct FilteredGroup: @unchecked Sendable {
  var surface: Surface
  /// The device pixels that the surface holds.
  var region: PixelRect
}

extension FilteredGroup {
  /// Applies a group's colour matrix, blur and shadow to a picture of its content. `region` is what is
  /// wanted; `content` is what `picture` holds.
  static func make(
    _ picture: Surface, content: PixelRect, region: PixelRect, effect: GroupEffect
  ) -> FilteredGroup {
    if let matrix = effect.colorMatrix {
      for y in 0..<picture.height {
        ColorMatrix.apply(matrix, picture.words + y * picture.stride, picture.width)
      }
    }
    let blurred = Surface(width: region.width, height: region.height)
    if effect.blurSigma > 0.1 {
      Gaussian.blur(
        picture, at: content, into: blurred, at: region, sigma: effect.blurSigma, shift: .zero)
    } else {
      copy(picture, content, blurred, region)
    }
    guard let shadow = effect.shadow else {
      return FilteredGroup(surface: blurred, region: region)
    }
    // The shadow is cast by what is seen, so it is blurred once more on top of the group's own blur.
    let sigma =
      (shadow.sigma * shadow.sigma
      + (effect.blurSigma > 0.1 ? effect.blurSigma * effect.blurSigma : 0))
      .squareRoot()
    let result = Surface(width: region.width, height: region.height)
    Gaussian.shadow(
      picture, at: content, into: result, at: region, sigma: sigma, shift: shadow.offset,
      color: shadow.color.premultiplied())
    for y in 0..<region.height {
      Kernels.over(
        result.words + y * result.stride, UnsafePointer(blurred.words + y * blurred.stride),
        region.width)
    }
    return FilteredGroup(surface: result, region: region)
  }

  private static func copy(_ a: Surface, _ from: PixelRect, _ b: Surface, _ to: PixelRect) {
    let part = from.intersection(to)
    guard !part.isEmpty else { return }
    for y in part.y0..<part.y1 {
      let source = a.words + ((y - from.y0) * a.stride + part.x0 - from.x0)
      let row = b.words + ((y - to.y0) * b.stride + part.x0 - to.x0)
      row.update(from: source, count: part.width)
    }
  }
}
