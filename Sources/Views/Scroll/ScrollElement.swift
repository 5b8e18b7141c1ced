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
  /// Called with the offset whenever the content may have moved.
  var onScroll: ((CGPoint) -> Void)?
  var indicators: Axis.Set = []
  /// Whether content is to be seen beyond the bounds.
  var isClipDisabled = false
  /// What is shown before anything has moved the content.
  private var anchor: UnitPoint?
  /// Where content lies that is shorter than the view.
  private var slack = CGPoint.zero
  /// Room around the content.
  private var margins = EdgeInsets()

  init(_ content: ScrollContentElement, in place: _NodePlace) {
    self.content = content
    driver = ScrollDriver(graph: place.graph)
    super.init(environment: place.environment, graph: place.graph)
    adopt(content)
    driver.show = { [weak self] in self?.show($0) }
    driver.places = { [weak self] in self?.places.map(\.frame) ?? [] }
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

  func set(margins: EdgeInsets) {
    if margins == self.margins { return }
    self.margins = margins
    invalidateLayout()
  }

  func set(anchor: UnitPoint?) {
    if anchor == self.anchor { return }
    self.anchor = anchor
    invalidateLayout()
  }

  /// What is offered to the content, not what it takes: that may depend on it.
  override var containerSize: CGSize? {
    proposal.inset(by: margins).replacingUnspecifiedDimensions(by: size)
  }

  override func hasSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollSpace {
    case .any: true
    case .along(let axis): axes.contains(Axis.Set(axis))
    case nil: false
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: margins)
    return ProposedViewSize(
      width: driver.x.isScrolled ? nil : inner.width,
      height: driver.y.isScrolled ? nil : inner.height)
  }

  /// The size of the content with its margins.
  private func extent(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.size(for: offer(proposal))
    return CGSize(
      width: inner.width + margins.horizontal, height: inner.height + margins.vertical)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = extent(proposal)
    return CGSize(
      width: driver.x.isScrolled ? proposal.width ?? inner.width : inner.width,
      height: driver.y.isScrolled ? proposal.height ?? inner.height : inner.height)
  }

  override func placeChildren() {
    let inner = extent(proposal)
    driver.x.resize(length: Double(size.width), extent: Double(inner.width))
    driver.y.resize(length: Double(size.height), extent: Double(inner.height))
    if let anchor { settle(at: anchor) }
    let offset = shownOffset(driver.offset(at: max(graph.time, graph.drawTime)))
    content.place(at: origin(at: offset), proposal: offer(proposal))
  }

  private func settle(at anchor: UnitPoint) {
    func free(_ axis: ScrollAxis) -> CGFloat {
      axis.isScrolled ? CGFloat(max(0, axis.length - axis.extent)) : 0
    }
    slack = CGPoint(x: free(driver.x) * anchor.x, y: free(driver.y) * anchor.y)
    if driver.hasMoved { return }
    driver.start(
      at: CGPoint(
        x: CGFloat(driver.x.limit) * anchor.x, y: CGFloat(driver.y.limit) * anchor.y))
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

  /// Where the content lies at an offset.
  private func origin(at offset: CGPoint) -> CGPoint {
    CGPoint(x: margins.leading + slack.x - offset.x, y: margins.top + slack.y - offset.y)
  }

  /// Shows the content at an offset: nothing is measured or placed again.
  private func show(_ offset: CGPoint) {
    let origin = origin(at: shownOffset(offset))
    if content.origin != origin { content.move(to: origin) }
    onScroll?(offset)
  }

  /// Keeps what is seen in place when what lies before it changes its length.
  func shift(by change: CGSize) {
    driver.shift(by: change)
    show(driver.offset(at: max(graph.time, graph.drawTime)))
  }

  // MARK: Drawing and touching

  override func drawContent(into list: inout DisplayList) {
    let size = drawnFrame.size
    if isClipDisabled {
      content.draw(into: &list)
      return drawIndicators(into: &list, size)
    }
    list.withClip(Geometry.Path(rect: Rect(window(size)))) {
      content.draw(into: &$0)
      drawIndicators(into: &$0, size)
    }
  }

  /// Where content is to be seen: beyond the frame along its axes, up to the edge of the safe area's
  /// regions that the frame touches.
  private func window(_ size: CGSize) -> CGRect {
    let insets = safeAreaInsets()
    let isMirrored = environment.layoutDirection == .rightToLeft
    let left = driver.x.isScrolled ? (isMirrored ? insets.trailing : insets.leading) : 0
    let width = driver.x.isScrolled ? size.width + insets.horizontal : size.width
    let top = driver.y.isScrolled ? insets.top : 0
    let height = driver.y.isScrolled ? size.height + insets.vertical : size.height
    return CGRect(x: -left, y: -top, width: width, height: height)
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
    window(size).contains(point) ? super.hitTest(point) : []
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
