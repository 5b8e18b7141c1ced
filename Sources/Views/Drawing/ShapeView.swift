import Foundation
import Geometry
import Scene

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// The shape filled with the style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: PrimitiveView {
  /// Makes a node with an element that draws the shape.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = ShapeElement(view, environment: place.environment, graph: place.graph)
    return LeafNode(view, in: place, element: element) { element, view in element.set(view) }
  }
}

/// Draws a shape in its frame.
final class ShapeElement<Content: Shape, Style: ShapeStyle>: Element {
  private let shape: _AttributeMotion<Content>
  private var style: AnimatedAttribute<ResolvedStyle>
  private var fillStyle: FillStyle
  /// The outline as it was drawn last, while the shape does not change.
  private var drawn: (frame: Rect, path: Geometry.Path)?

  init(_ view: _ShapeView<Content, Style>, environment: EnvironmentValues, graph: ViewGraph) {
    shape = Content._makeMotion(view.shape)
    style = AnimatedAttribute(view.style.resolve(in: environment.styles(graph.resources)))
    fillStyle = view.fillStyle
    super.init(environment: environment, graph: graph)
  }

  override var label: String { String(describing: Content.self) }
  override var frameMotion: FrameMotion { .own }

  func set(_ view: _ShapeView<Content, Style>) {
    fillStyle = view.fillStyle
    var isMoving = shape.set(view.shape, graph, environment)
    let resolved = view.style.resolve(in: environment.styles(graph.resources))
    isMoving = style.move(to: resolved, graph, environment) || isMoving
    if isMoving { graph.animate(self) }
    drawn = nil
    checkSizes()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.target().sizeThatFits(proposal)
  }

  override func drawContent(into list: inout DisplayList) {
    let frame = list.pixelAligned(Rect(drawnFrame))
    list.fill(
      outline(in: frame), rule: fillStyle.isEOFilled ? .evenOdd : .nonZero,
      style: style.value(at: graph.drawTime), in: frame)
  }

  private func outline(in frame: Rect) -> Geometry.Path {
    if let drawn, drawn.frame == frame { return drawn.path }
    let path = shape.value(graph.drawTime).path(in: CGRect(frame)).geometry
    drawn = shape.isAnimating() ? nil : (frame, path)
    return path
  }

  override func containsHit(_ point: CGPoint) -> Bool {
    // What is clear is not drawn.
    if case .color(let color) = style.target.fill, color.alpha <= 0 { return false }
    return shape.target().path(in: CGRect(origin: .zero, size: size))
      .contains(point, eoFill: fillStyle.isEOFilled)
  }

  override func advanceContent(to time: Double) -> Bool {
    let isShapeMoving = shape.advance(time)
    if isShapeMoving { drawn = nil }
    return style.advance(to: time) || isShapeMoving
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S>
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle())
    -> _ShapeView<Self, ForegroundStyle>
  {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline, drawn with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokeShapeView<Self, S> {
    _StrokeShapeView(
      shape: self, style: content, strokeStyle: style,
      fillStyle: FillStyle(antialiased: antialiased))
  }

  /// The shape's outline, `lineWidth` points wide, drawn with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokeShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// The shape's outline drawn inside of it, with a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    _ShapeView(
      shape: inset(by: style.lineWidth / 2).stroke(style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }

  /// The shape's outline drawn inside of it, with the foreground style.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// The shape's outline drawn inside of it, `lineWidth` points wide, with a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The shape's outline drawn inside of it, `lineWidth` points wide, with the foreground style.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    strokeBorder(
      ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
