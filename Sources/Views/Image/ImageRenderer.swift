import Combine
import Foundation
import Geometry
import Raster
import Scene

/// Draws a view into a picture.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// The size that the view is offered.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture has a ground: black.
  @Published public var isOpaque = false

  /// Draws a view.
  public init(content view: Content) { content = view }

  /// The longest side of a picture in pixels.
  private static var limit: CGFloat { 8192 }

  /// The picture of the view as it is at first; nil where it has no size, or too large a one.
  public var uiImage: UIImage? {
    guard let resources = RenderResources.current, scale > 0, scale.isFinite else { return nil }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let graph = ViewGraph(resources: resources, environment: environment)
    graph.setRoot(content)
    graph.layout(in: .zero)
    guard let element = graph.rootElement?.children.first else { return nil }
    let size = element.size(for: proposedSize)
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard pixels.width >= 1, pixels.height >= 1, pixels.width <= Self.limit,
      pixels.height <= Self.limit
    else { return nil }
    graph.layout(in: size)
    let painter = Painter(
      width: Int(pixels.width), height: Int(pixels.height), glyphs: resources.glyphs,
      ground: isOpaque ? 0xFF00_0000 : 0)
    var list = DisplayList(
      bounds: painter.frame.bounds, transform: .scale(Double(scale), Double(scale)))
    graph.draw(into: &list)
    _ = painter.paint(list)
    return UIImage(surface: painter.frame, scale: scale)
  }
}
