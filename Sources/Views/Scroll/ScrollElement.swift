import Foundation
import Geometry
import Scene

/// Shows the part of its content at an offset. Along the axes that it scrolls it takes what it is
/// offered; across it is as wide as the content.
final class ScrollElement: Element {
  let content: ScrollContentElement
  let driver: ScrollDriver
  private(set) lazy var pan = ScrollPanTracker(driver, in: self)
  private(set) lazy var attachment = GestureAttachment(pan)
  private(set) var axes: Axis.Set = .vertical
  var indicators: Axis.Set = []

  init(_ content: ScrollContentElement, in place: _NodePlace) {
    self.content = content
    driver = ScrollDriver(graph: place.graph)
    super.init(environment: place.environment, graph: place.graph)
    adopt(content)
    driver.show = { [unowned self] in self.show($0) }
  }

  override var label: String { "ScrollView" }
  override var children: [Element] { [content] }
  override var gesture: GestureAttachment? { attachment }
  override var frameMotion: FrameMotion { .whole }

  /// Sets the axes along which the content scrolls.
  func set(axes: Axis.Set) {
    driver.x.isScrolled = axes.contains(.horizontal)
    driver.y.isScrolled = axes.contains(.vertical)
    if axes == self.axes { return }
    self.axes = axes
    invalidateLayout()
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: driver.x.isScrolled ? nil : proposal.width,
      height: driver.y.isScrolled ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(for: offer(proposal))
    return CGSize(
      width: driver.x.isScrolled ? proposal.width ?? inner.width : inner.width,
      height: driver.y.isScrolled ? proposal.height ?? inner.height : inner.height)
  }

  override func placeChildren() {
    let inner = content.size(for: offer(proposal))
    driver.x.resize(length: Double(size.width), extent: Double(inner.width))
    driver.y.resize(length: Double(size.height), extent: Double(inner.height))
    let offset = shownOffset(driver.offset(at: max(graph.time, graph.drawTime)))
    content.place(at: CGPoint(x: -offset.x, y: -offset.y), proposal: offer(proposal))
  }

  // MARK: Scrolling

  /// The offset on whole device pixels, so that what is scrolled looks the same at every offset.
  private func shownOffset(_ offset: CGPoint) -> CGPoint {
    let scale = environment.displayScale
    guard scale > 0 else { return offset }
    return CGPoint(
      x: CGFloat(Elementary.round(Double(offset.x * scale))) / scale,
      y: CGFloat(Elementary.round(Double(offset.y * scale))) / scale)
  }

  /// Shows the content at an offset: nothing is measured or placed again.
  private func show(_ offset: CGPoint) {
    let shown = shownOffset(offset)
    let origin = CGPoint(x: -shown.x, y: -shown.y)
    if content.origin != origin { content.move(to: origin) }
  }

  // MARK: Drawing and touching

  override func drawContent(into list: inout DisplayList) {
    let size = drawnFrame.size
    let bounds = Rect(0, 0, Double(size.width), Double(size.height))
    list.withClip(Geometry.Path(rect: bounds)) {
      content.draw(into: &$0)
      drawIndicators(into: &$0, CGSize(bounds.size))
    }
  }

  private func drawIndicators(into list: inout DisplayList, _ size: CGSize) {
    let opacity = driver.indicatorOpacity(at: graph.drawTime)
    guard opacity > 0, !indicators.isEmpty else { return }
    let offset = driver.offset(at: graph.drawTime)
    for axis in [Axis.horizontal, .vertical] where indicators.contains(Axis.Set(axis)) {
      let state = axis == .vertical ? driver.y : driver.x
      let place = axis == .vertical ? offset.y : offset.x
      let isMirrored = environment.layoutDirection == .rightToLeft
      ScrollIndicator(axis: axis, state: state, offset: Double(place), isMirrored: isMirrored)
        .draw(into: &list, size, environment.colorScheme, opacity)
    }
  }

  override func hitTest(_ point: CGPoint) -> [Element] {
    CGRect(origin: .zero, size: size).contains(point) ? super.hitTest(point) : []
  }

  override func containsHit(_ point: CGPoint) -> Bool { true }
}

/// All of a scroll view's content, as one element that moves.
final class ScrollContentElement: ContainerElement {
  override var label: String { "content" }
  override var frameMotion: FrameMotion { .space }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  override func placeChildren() {
    for child in children { child.place(at: .zero, proposal: proposal) }
  }
}
