import Foundation

/// The view at its ideal size.
public struct _FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> FixedSizeElement {
    FixedSizeElement(child, in: place)
  }

  func update(_ element: FixedSizeElement, environment: EnvironmentValues) {
    if element.horizontal == horizontal, element.vertical == vertical { return }
    element.horizontal = horizontal
    element.vertical = vertical
    element.invalidateLayout()
  }
}

final class FixedSizeElement: ModifierElement {
  var horizontal = true
  var vertical = true

  override var label: String { "fixedSize" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  override func placeChildren() { child.place(at: .zero, proposal: inner(proposal)) }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.dimensions(for: inner(dimensions.proposal)).explicit(key)
  }
}

/// The view in a rectangle of a ratio.
public struct _AspectRatioLayout {
  let ratio: CGFloat?
  let mode: ContentMode
}

extension _AspectRatioLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> AspectRatioElement {
    AspectRatioElement(child, in: place)
  }

  func update(_ element: AspectRatioElement, environment: EnvironmentValues) {
    if element.ratio == ratio, element.mode == mode { return }
    element.ratio = ratio
    element.mode = mode
    element.invalidateLayout()
  }
}

final class AspectRatioElement: ModifierElement {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  override var label: String { "aspectRatio" }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.size(for: inner(proposal))
  }

  override func placeChildren() { child.place(at: .zero, proposal: inner(proposal)) }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.dimensions(for: inner(dimensions.proposal)).explicit(key)
  }
}

/// The view centred on a point of all the space there is.
public struct _PositionLayout { let position: CGPoint }

extension _PositionLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> PositionElement {
    PositionElement(child, in: place)
  }

  func update(_ element: PositionElement, environment: EnvironmentValues) {
    if element.position == position { return }
    element.position = position
    element.invalidateLayout()
  }
}

final class PositionElement: ModifierElement {
  var position = CGPoint.zero

  override var label: String { "position" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = child.size(for: proposal)
    return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func placeChildren() {
    let inner = child.size(for: proposal)
    child.place(
      at: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2),
      proposal: proposal)
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    nil
  }
}

extension View {
  /// Gives the view its ideal size on both axes, whatever it is offered.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size on the axes chosen, whatever it is offered.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a rectangle of a ratio (width to height; nil for its own) that fits into or
  /// fills what there is.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Offers the view a rectangle of a size's ratio that fits into or fills what there is.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Fits the view into what there is, keeping its ratio.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills what there is with the view, keeping its ratio.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Centres the view on a point of all the space there is, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Centres the view on a point of all the space there is, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
