import Foundation
import Geometry
import Raster
import Scene
import Typesetting

extension GraphicsContext {
  /// A text with fonts and colours decided.
  public struct ResolvedText {
    let text: Views.ResolvedText
    let style: ParagraphStyle
    let typesetter: Typesetter
    /// What letters without a style of their own are drawn with.
    public var shading: Shading

    func layout(in size: CGSize?) -> TextLayout {
      typesetter.layout(
        text.runs, style: style, width: size.map { Double($0.width) },
        height: size.map { Double($0.height) })
    }

    /// The size that the text takes of another, in points.
    public func measure(in size: CGSize) -> CGSize { CGSize(layout(in: size).size) }

    /// From the top to the first baseline in a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(layout(in: size).firstBaseline)
    }

    /// From the top to the last baseline in a size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).lastBaseline) }
  }

  /// An image with its pixels or its symbol found.
  public struct ResolvedImage {
    let image: Image
    let content: ImageContent
    /// What symbols and templates are drawn with; nil for the foreground.
    public var shading: Shading?

    /// The size in points.
    public var size: CGSize { content.size }

    /// From the top to the baseline, in points.
    public var baseline: CGFloat {
      if case .symbol(_, let layout) = content { return CGFloat(layout.baseline) }
      return content.size.height
    }
  }

  /// A view of the canvas's symbols.
  public struct ResolvedSymbol: Sendable {
    let element: Element

    init(_ element: Element) { self.element = element }

    /// The size in points.
    public var size: CGSize { MainActor.assumeIsolated { element.size } }
  }

  /// The text with fonts and colours decided.
  public func resolve(_ text: Text) -> ResolvedText {
    let resolved = TextResolver.resolve(text, in: environment, now: recorder.now) {
      recorder.image($0, $1)
    }
    var style = environment.paragraphStyle(linePitch: resolved.linePitch)
    style.lineSpacing += resolved.leading
    return ResolvedText(
      text: resolved, style: style, typesetter: recorder.typesetter, shading: .foreground)
  }

  /// The image with its pixels or its symbol found.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, content: recorder.image(image, environment))
  }

  /// The symbol with a tag; nil when there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbol(AnyHashable(id))
  }

  // MARK: Drawing

  /// Draws a text in a rectangle, from its top leading corner on.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(in: rect.size), at: rect.origin)
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: nil)
    draw(text, layout, at: origin(of: CGSize(layout.size), at: point, anchor))
  }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    let foreground = text.shading.style(in: recorder.styles)
    recorder.draw(state) {
      $0.draw(
        text.text, layout, at: Point(origin),
        styles: text.text.styles(in: recorder.styles, foreground: foreground), in: recorder.styles,
        fonts: recorder.typesetter.library)
    }
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let foreground = (image.shading ?? .foreground).style(in: recorder.styles)
    recorder.draw(state) { list in
      switch image.content {
      case .none: break
      case .symbol(let picture, let layout):
        let colors =
          image.shading == nil
          ? SymbolColors(
            mode: image.image.symbolMode ?? environment.symbolRenderingMode, recorder.styles,
            isOriginal: image.image.renderingMode == .original)
          : SymbolColors(foreground)
        list.draw(picture, layout, in: Rect(rect), colors: colors)
      case .surface(let surface, _, let isTemplate):
        list.draw(
          surface, image.image, in: Rect(rect), natural: image.size,
          template: isTemplate ? foreground : nil)
      }
    }
  }

  /// Draws an image in its own size with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: origin(of: image.size, at: point, anchor), size: image.size))
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    let map = Affine.scale(Double(rect.width / size.width), Double(rect.height / size.height))
      .then(.translation(Double(rect.minX), Double(rect.minY)))
    recorder.draw(state) { list in
      list.withTransform(Projective(map)) { list in
        // Drawing happens where views live; the list goes there and back.
        nonisolated(unsafe) var own = DisplayList(bounds: list.bounds, transform: list.transform)
        swap(&own, &list)
        MainActor.assumeIsolated { symbol.element.draw(into: &own) }
        swap(&own, &list)
      }
    }
  }

  /// Draws a symbol in its own size with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(symbol, in: CGRect(origin: origin(of: size, at: point, anchor), size: size))
  }

  private func origin(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }
}
