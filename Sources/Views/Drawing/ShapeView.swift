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
    let element = ShapeElement(environment: place.environment, graph: place.graph)
    return LeafNode(view, in: place, element: element) { element, view in
      element.set(view.shape, view.style, view.fillStyle)
    }
  }
}

/// Draws a shape in its frame.
final class ShapeElement: Element {
  private var path: (CGRect) -> Path = { _ in Path() }
  private var sizeThatFits: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
  private var style: any ShapeStyle = Color.black
  private var fillStyle = FillStyle()
  private var name = "shape"

  override var label: String { name }
  override var frameMotion: FrameMotion { .own }

  func set<S: Shape, T: ShapeStyle>(_ shape: S, _ style: T, _ fillStyle: FillStyle) {
    name = String(describing: S.self)
    path = { shape.path(in: $0) }
    sizeThatFits = { shape.sizeThatFits($0) }
    self.style = style
    self.fillStyle = fillStyle
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { sizeThatFits(proposal) }

  override func drawContent(into list: inout DisplayList) {
    let frame = list.pixelAligned(Rect(drawnFrame))
    let resolved = style.resolve(in: environment.styles(graph.resources))
    list.fill(
      path(CGRect(frame)).geometry, rule: fillStyle.isEOFilled ? .evenOdd : .nonZero,
      style: resolved, in: frame)
  }

  override func containsHit(_ point: CGPoint) -> Bool {
    path(CGRect(origin: .zero, size: size)).contains(point, eoFill: fillStyle.isEOFilled)
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> some View
  {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// The shape's outline, drawn with a style.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: stroke(style: style), style: content)
  }

  /// The shape's outline, `lineWidth` points wide, drawn with a style.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(shape: stroke(style: StrokeStyle(lineWidth: lineWidth)), style: content)
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
