import Foundation
import Geometry
import Raster
import Scene

/// Draws a picture or a symbol in its frame.
final class ImageElement: Element {
  private var image: Image?
  private var content = ImageContent.none
  /// How a symbol's parts are filled, as far as they do not move.
  private var colors: SymbolColors?
  /// What the parts of a symbol, or a template, are filled with.
  private var styles = AnimatedStyles()

  override var label: String {
    if case .symbol(let name) = image?.source { return "Image \(name)" }
    return "Image"
  }
  override var frameMotion: FrameMotion { .own }

  func set(_ image: Image) {
    let new = ImageContent(image, environment, graph)
    let changesLayout =
      !new.isSameLayout(as: content) || image.isResizable != self.image?.isResizable
    self.image = image
    content = new
    if styles.set(fills(of: image), graph, environment) { graph.animate(self) }
    if changesLayout { invalidateLayout() }
  }

  private func fills(of image: Image) -> [ResolvedStyle] {
    colors = nil
    let surroundings = environment.styles(graph.resources)
    switch content {
    case .symbol:
      let colors = SymbolColors(
        mode: image.symbolMode ?? environment.symbolRenderingMode, surroundings,
        isOriginal: image.renderingMode == .original)
      self.colors = colors
      return colors.levels
    case .surface(_, _, isTemplate: true): return [surroundings.foreground(level: 0)]
    case .surface, .none: return []
    }
  }

  override func advanceContent(to time: Double) -> Bool { styles.advance(to: time) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = content.size
    guard natural != .zero, image?.isResizable == true else { return natural }
    return proposal.replacingUnspecifiedDimensions(by: natural)
  }

  /// Symbols stand on the baseline of text beside them.
  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard case .symbol(_, let layout) = content, layout.size.height > 0,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return CGFloat(layout.baseline) * dimensions.height / layout.size.height
  }

  override func drawContent(into list: inout DisplayList) {
    guard let image else { return }
    let frame = list.pixelAligned(Rect(drawnFrame))
    let styles = self.styles.values(at: graph.drawTime)
    switch content {
    case .none: break
    case .symbol(let picture, let layout):
      guard let colors else { return }
      list.draw(picture, layout, in: frame, colors: colors.replacing(levels: styles))
    case .surface(let surface, _, _):
      list.draw(surface, image, in: frame, natural: content.size, template: styles.first)
    }
  }

  override func containsHit(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }
}

/// What an image comes to at a place of the tree.
enum ImageContent: Sendable {
  case none
  case surface(Surface, scale: CGFloat, isTemplate: Bool)
  case symbol(SymbolPicture, SymbolLayout)

  @MainActor
  init(_ image: Image, _ environment: EnvironmentValues, _ graph: ViewGraph) {
    switch image.source {
    case .surface(let surface, let scale):
      self = .surface(surface, scale: scale, isTemplate: image.renderingMode == .template)
    case .named(let name, let bundle):
      let found = graph.resources.assets.image(
        name, bundle, environment.colorScheme, scale: environment.displayScale)
      guard let found else {
        graph.warn(AssetStore.missing(image: name))
        self = .none
        return
      }
      let isTemplate = image.renderingMode.map { $0 == .template } ?? found.isTemplate
      self = .surface(found.surface, scale: CGFloat(found.scale), isTemplate: isTemplate)
    case .symbol(let name):
      self = ImageContent(symbol: name, environment, graph)
    }
  }

  @MainActor
  private init(symbol name: String, _ environment: EnvironmentValues, _ graph: ViewGraph) {
    let symbols = graph.resources.symbols
    let font = environment.symbolFont
    let varied = environment.symbolVariants.applied(to: name)
    let picture =
      symbols.picture(varied, weight: font.weight)
      ?? (varied == name ? nil : symbols.picture(name, weight: font.weight))
    guard let picture else {
      graph.warn("Image: no symbol is drawn for the system name \"\(name)\"")
      self = .none
      return
    }
    let layout = SymbolLayout(
      picture, pointSize: font.size, factor: environment.imageScale.factor,
      pixelsPerPoint: Double(environment.displayScale))
    self = .symbol(picture, layout)
  }

  /// The natural size in points.
  var size: CGSize {
    switch self {
    case .none: .zero
    case .surface(let surface, let scale, _):
      CGSize(width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale)
    case .symbol(_, let layout): layout.size
    }
  }

  /// Whether a change between both leaves layout as it is.
  func isSameLayout(as other: ImageContent) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.surface, .surface): size == other.size
    case (.symbol(_, let layout), .symbol(_, let known)): layout == known
    default: false
    }
  }
}

extension EnvironmentValues {
  /// The size in points and the weight of symbols here.
  var symbolFont: (size: Double, weight: Int) {
    var font = barSymbolFont ?? self.font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    let resolved = font.resolve(in: dynamicTypeSize).descriptor
    return (resolved.size, resolved.weight)
  }
}
