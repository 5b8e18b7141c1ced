import Foundation
import Geometry

/// Colours at the points of a grid that may be bent, and everything between them.
public struct MeshGradient: ShapeStyle, Equatable {
  /// Points of the grid in each row.
  public var width: Int
  /// Rows of points.
  public var height: Int
  /// The points row by row, as fractions of the shape's width and height.
  public var points: [SIMD2<Float>]
  /// The colours of the points.
  public var colors: [Color]
  /// The colour where the grid does not reach.
  public var background: Color
  /// Whether colours change gradually across the lines of the grid as well.
  public var smoothsColors: Bool

  /// The colours `colors` at `points`, `width` in each of `height` rows. The lines between points
  /// are straight, and colours are mixed in sRGB whatever space is chosen.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// Writes the mesh; nothing but the background unless there is a point and a colour for each place
  /// of a grid of at least two rows and columns.
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let colors = shape.environment.colors
    let background = self.background.resolve(in: colors)
    guard
      let mesh = ResolvedMesh(
        columns: width, points: points.map { Point(Double($0.x), Double($0.y)) },
        colors: self.colors.map { $0.resolve(in: colors) }, rows: height,
        background: background, isSmooth: smoothsColors)
    else {
      shape.result = .color(background)
      return
    }
    shape.result = ResolvedStyle(.mesh(mesh, opacity: 1))
  }
}

extension MeshGradient: View {
  /// A rectangle filled with the gradient.
  public var body: some View { StyleRectangle(style: self) }
}
