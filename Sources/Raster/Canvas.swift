import Geometry

/// Records one frame in device space, then renders it in bands.
package struct Canvas: Sendable {
  /// Columns of the frame.
  package let width: Int
  /// Rows of the frame.
  package let height: Int
  /// Nothing outside will be rendered.
  package let clip: PixelRect

  /// An empty frame; operations outside `clip` are dropped when they are recorded.
  package init(width: Int, height: Int, clip: PixelRect? = nil) {
    self.width = width
    self.height = height
    let all = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    self.clip = clip.map(all.intersection) ?? all
  }

  /// Fills the inside of a path; open subpaths count as closed.
  package mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, transform: Projective = .identity, paint: Paint,
    opacity: Double = 1, blend: BlendMode = .sourceOver
  ) {}

  /// Strokes a path with a pen of the path's own space.
  package mutating func stroke(
    _ path: Path, style: StrokeStyle, transform: Projective = .identity, paint: Paint,
    opacity: Double = 1, blend: BlendMode = .sourceOver
  ) {}

  /// Fills a rectangle with rounded corners.
  package mutating func fillRoundedRect(
    _ rect: Rect, cornerRadius: Double, style: CornerStyle = .circular,
    transform: Projective = .identity, paint: Paint, opacity: Double = 1,
    blend: BlendMode = .sourceOver
  ) {}

  /// Draws all of an image into a rectangle.
  package mutating func drawImage(
    _ image: Surface, in rect: Rect, transform: Projective = .identity,
    filter: ImageFilter = .bilinear, opacity: Double = 1, blend: BlendMode = .sourceOver
  ) {}

  /// Draws glyphs in one colour.
  package mutating func drawGlyphs(
    _ glyphs: [PlacedGlyph], color: RGBA, blend: BlendMode = .sourceOver
  ) {}

  /// Draws the Gaussian blur of a rounded rectangle; sigma is in the rectangle's space.
  package mutating func drawShadow(
    roundedRect: Rect, cornerRadius: Double, style: CornerStyle = .circular, sigma: Double,
    color: RGBA, transform: Affine = .identity
  ) {}

  /// Holds what follows to the inside of a path, until the matching `endClip`.
  package mutating func beginClip(
    _ path: Path, rule: FillRule = .nonZero, transform: Projective = .identity
  ) {}

  /// Ends the innermost clip.
  package mutating func endClip() {}

  /// Draws what follows as one picture, until the matching `endGroup`.
  package mutating func beginGroup(_ effect: GroupEffect) {}

  /// Ends the innermost group.
  package mutating func endGroup() {}

  /// Draws the frame over what the surface holds, inside the rectangles. The result has the same
  /// bits for every division into rectangles and every number of workers.
  package func render(into surface: Surface, rects: [PixelRect], workers: Int = 1) {}
}
