import Geometry

/// What is done to a group of operations as one picture before it joins what is below: first the
/// colour matrix, then the blur, then the shadow, then opacity and blending.
package struct GroupEffect: Hashable, Sendable {
  /// A blurred picture of the group's alpha in one colour, drawn under the group.
  package struct Shadow: Hashable, Sendable {
    package var color: RGBA
    /// The Gaussian's standard deviation in device pixels.
    package var sigma: Double
    /// Where the shadow falls, in device pixels.
    package var offset: Point

    package init(color: RGBA, sigma: Double, offset: Point) {
      self.color = color
      self.sigma = sigma
      self.offset = offset
    }
  }

  /// 0 … 1.
  package var opacity: Double
  package var blend: BlendMode
  /// The Gaussian's standard deviation in device pixels; 0 for none.
  package var blurSigma: Double
  package var shadow: Shadow?
  /// Four rows (red, green, blue, alpha out) of five factors (red, green, blue, alpha in, 1), on
  /// straight alpha values 0 … 1; nil leaves colours alone. Ignored unless it holds 20 numbers.
  package var colorMatrix: [Double]?
  /// Device pixels that the group's content stays within, when the caller knows; nil to find out.
  package var bounds: Rect?

  package init(
    opacity: Double = 1, blend: BlendMode = .sourceOver, blurSigma: Double = 0,
    shadow: Shadow? = nil, colorMatrix: [Double]? = nil, bounds: Rect? = nil
  ) {
    self.opacity = opacity
    self.blend = blend
    self.blurSigma = blurSigma
    self.shadow = shadow
    self.colorMatrix = colorMatrix
    self.bounds = bounds
  }
}
