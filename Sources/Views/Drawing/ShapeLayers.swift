import Foundation

/// A view that draws a shape, over which the shape can be drawn again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape's outline drawn with a style.
public struct _StrokeShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let fillStyle: FillStyle
}

extension _StrokeShapeView: ShapeView {
  /// The line as a shape of its own.
  public var body: some View {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style, fillStyle: fillStyle)
  }
}

/// A shape drawn over what was drawn of it before.
public struct _LayeredShapeView<Base: ShapeView, Top: View> {
  let base: Base
  let top: Top

  /// The shape.
  public var shape: Base.Content { base.shape }
}

extension _LayeredShapeView: ShapeView {
  /// Both, one over the other.
  public var body: some View { base.overlay { top } }
}

extension ShapeView {
  /// Fills the shape over what is drawn of it.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _LayeredShapeView<Self, _ShapeView<Content, S>>
  {
    _LayeredShapeView(base: self, top: shape.fill(content, style: style))
  }

  /// Draws the shape's outline over what is drawn of it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeShapeView<Content, S>> {
    _LayeredShapeView(
      base: self, top: shape.stroke(content, style: style, antialiased: antialiased))
  }

  /// Draws the shape's outline over what is drawn of it, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeShapeView<Content, S>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws the shape's outline inside of it, over what is drawn of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay { shape.strokeBorder(content, style: style, antialiased: antialiased) }
  }

  /// Draws the shape's outline inside of it, over what is drawn of it, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
