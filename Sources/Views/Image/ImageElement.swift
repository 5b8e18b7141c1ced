import Foundation
import Geometry
import Raster
import Scene

/// Draws a picture in its frame.
final class ImageElement: Element {
  private var image: Image?
  private var surface: Surface?
  private var natural = CGSize.zero
  private var isTemplate = false

  override var label: String { "Image" }
  override var frameMotion: FrameMotion { .own }

  func set(_ image: Image) {
    let old = (surface, natural, self.image?.isResizable)
    self.image = image
    switch image.source {
    case .surface(let surface, let scale):
      self.surface = surface
      natural = surface.size(scale: scale)
      isTemplate = image.renderingMode == .template
    case .named(let name, let bundle):
      let found = graph.resources.assets.image(
        name, bundle, environment.colorScheme, scale: environment.displayScale)
      if found == nil { graph.warn("Image: no asset catalogue has a picture named \"\(name)\"") }
      surface = found?.surface
      natural = found.map { $0.surface.size(scale: CGFloat($0.scale)) } ?? .zero
      isTemplate = image.renderingMode.map { $0 == .template } ?? (found?.isTemplate ?? false)
    }
    if old.0 !== surface || old.1 != natural || old.2 != image.isResizable { invalidateLayout() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard surface != nil, image?.isResizable == true else { return natural }
    return proposal.replacingUnspecifiedDimensions(by: natural)
  }

  override func drawContent(into list: inout DisplayList) {
    guard let surface, let image else { return }
    let frame = list.pixelAligned(Rect(drawnFrame))
    let pixels = frame.width * list.lengthScale
    let filter: ImageFilter =
      if image.interpolation == .none {
        .nearest
      } else if pixels < Double(surface.width) * 0.75, image.interpolation != .low {
        .area
      } else {
        .bilinear
      }
    if isTemplate {
      let styles = environment.styles(graph.resources)
      list.draw(
        template: surface, in: frame, filter: filter,
        color: styles.foreground(level: 0).textColor)
    } else {
      list.draw(surface, in: frame, filter: filter)
    }
  }

  override func containsHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
}

extension Surface {
  /// The size in points at a number of pixels per point.
  fileprivate func size(scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
