import Foundation
import Raster

/// A picture.
public struct Image: Sendable {
  enum Source: Sendable {
    case named(String, Bundle?)
    case surface(Surface, scale: CGFloat)
    case symbol(String)
  }

  /// What becomes of a picture's colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its alpha is filled with the foreground style.
    case template
    /// They are drawn as they are.
    case original
  }

  /// How a picture that is drawn in another size is sampled.
  public enum Interpolation: Hashable, Sendable {
    /// By the nearest pixel.
    case none
    /// By the four pixels around.
    case low
    /// By the four pixels around, or all pixels under one of the display's.
    case medium
    /// By the four pixels around, or all pixels under one of the display's.
    case high
  }

  /// How a resizable picture fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  let source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var symbolMode: SymbolRenderingMode?

  init(source: Source) { self.source = source }

  /// A picture of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// A picture of an asset catalogue that says nothing to who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

  /// A picture in memory, with its pixels per point.
  package init(surface: Surface, scale: CGFloat = 1) {
    source = .surface(surface, scale: scale)
  }

  /// The picture in whatever size it is given. Its parts outside of the insets, in points, keep their
  /// size; what is between them is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    return image
  }

  /// Chooses what becomes of the picture's colours; nil for the asset's own choice.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Chooses how the picture is sampled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// All pictures have smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: PrimitiveView {
  /// Makes a node with an element that draws the picture.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = ImageElement(environment: place.environment, graph: place.graph)
    return LeafNode(view, in: place, element: element) { element, view in element.set(view) }
  }
}
