import Foundation
import Geometry
import Scene

/// A view whose content is drawn by a closure.
public struct Canvas<Symbols> {
  /// Views that the closure can draw, by their tags.
  public var symbols: Symbols
  /// Draws the content in a rectangle of a size in points at the origin.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the closure covers the whole canvas. Nothing depends on it here.
  public var isOpaque: Bool
  /// In which colour values it is drawn: sRGB-encoded ones whatever is chosen.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may lag behind. It never does.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols: View {
  /// A canvas that can draw views by the tags they have.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas that a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      symbols: EmptyView(), renderer: renderer, isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously)
  }
}

extension Canvas: View where Symbols: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node with an element that the closure draws.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = CanvasElement(environment: place.environment, graph: place.graph)
    return ContainerNode(view, in: place, element: element, content: { $0.symbols }) {
      element, view in
      element.renderer = view.renderer
      return false
    }
  }
}

/// Takes what it is offered, and is drawn by a closure with its symbols at hand.
final class CanvasElement: ContainerElement {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }

  override var label: String { "Canvas" }
  override var frameMotion: FrameMotion { .own }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Symbols are placed at their own sizes; only the closure shows them.
  override func placeChildren() {
    for child in children { child.place(at: .zero, proposal: .unspecified) }
  }

  override func drawContent(into list: inout DisplayList) {
    let frame = drawnFrame
    let recorder = GraphicsRecorder(
      drawing: &list, environment: environment, graph: graph, symbols: children)
    var context = GraphicsContext(recorder)
    context.translateBy(x: frame.minX, y: frame.minY)
    renderer(&context, frame.size)
    recorder.finish(&list)
  }

  override func hitTest(_ point: CGPoint) -> [Element] { containsHit(point) ? [self] : [] }

  override func containsHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
}
