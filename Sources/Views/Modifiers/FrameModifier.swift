import Foundation

/// A frame with fixed lengths.
public struct _FrameLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> FrameElement {
    FrameElement(child, in: place)
  }

  func update(_ element: FrameElement, environment: EnvironmentValues) {
    let width = element.graph.valid(width, "width")
    let height = element.graph.valid(height, "height")
    if element.width == width, element.height == height, element.alignment == alignment { return }
    element.width = width
    element.height = height
    element.alignment = alignment
    element.invalidateLayout()
  }
}

extension ViewGraph {
  /// A length that a frame may have; nil with a warning for any other.
  fileprivate func valid(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length else { return nil }
    if length.isFinite, length >= 0 { return length }
    warn("frame: a \(name) that is negative or not finite is left out")
    return nil
  }
}

/// Places a child in a frame by alignment.
class AlignedElement: ModifierElement {
  var alignment = Alignment.center

  /// What the child is proposed for a proposal to the frame.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  private func childOffset(_ size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    let inner = child.dimensions(for: childProposal(proposal))
    return ViewDimensions(element: nil, size: size, proposal: proposal)
      .offset(of: inner, aligned: alignment)
  }

  override func placeChildren() {
    child.place(at: childOffset(size, proposal), proposal: childProposal(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let inner = child.dimensions(for: childProposal(dimensions.proposal))
    guard let value = inner.explicit(key) else { return nil }
    let offset = childOffset(dimensions.size, dimensions.proposal)
    return value + (key.axis == .horizontal ? offset.x : offset.y)
  }
}

final class FrameElement: AlignedElement {
  var width: CGFloat?
  var height: CGFloat?

  override var label: String { "frame" }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let inner = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}

/// A frame with bounds on its lengths.
public struct _FlexFrameLayout {
  struct Bounds: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }

    /// What the child is offered for an offer to the frame.
    func offer(_ offer: CGFloat?) -> CGFloat? {
      guard let value = offer ?? ideal else { return nil }
      return Swift.min(Swift.max(value, min ?? 0), Swift.max(max ?? .infinity, min ?? 0))
    }

    /// The frame's length for an offer to it and the child's length.
    func length(_ offer: CGFloat?, child: CGFloat) -> CGFloat {
      let most = Swift.max(max ?? .infinity, min ?? 0)
      guard let offer else {
        return Swift.min(Swift.max(ideal ?? child, min ?? 0), most)
      }
      switch (min, max) {
      case (nil, nil): return child
      case (let min?, nil): return Swift.max(min, Swift.min(offer, child))
      case (nil, .some): return Swift.max(Swift.min(offer, most), child)
      case (let min?, .some): return Swift.min(Swift.max(offer, min), most)
      }
    }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment
}

extension _FlexFrameLayout: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> FlexFrameElement {
    FlexFrameElement(child, in: place)
  }

  func update(_ element: FlexFrameElement, environment: EnvironmentValues) {
    let horizontal = ordered(horizontal, "width", element.graph)
    let vertical = ordered(vertical, "height", element.graph)
    if element.horizontal == horizontal, element.vertical == vertical,
      element.alignment == alignment
    {
      return
    }
    element.horizontal = horizontal
    element.vertical = vertical
    element.alignment = alignment
    element.invalidateLayout()
  }

  @MainActor
  private func ordered(_ bounds: Bounds, _ name: String, _ graph: ViewGraph) -> Bounds {
    var valid = bounds
    valid.min = graph.valid(bounds.min, "minimum \(name)")
    valid.ideal = graph.valid(bounds.ideal, "ideal \(name)")
    if bounds.max != .infinity { valid.max = graph.valid(bounds.max, "maximum \(name)") }
    var result = valid
    if let min = valid.min, let ideal = valid.ideal, min > ideal { result.ideal = min }
    if let low = result.ideal ?? valid.min, let max = valid.max, low > max { result.max = low }
    if result != valid {
      graph.warn("frame: minimum, ideal and maximum \(name) are not in order")
    }
    return result
  }
}

final class FlexFrameElement: AlignedElement {
  var horizontal = _FlexFrameLayout.Bounds()
  var vertical = _FlexFrameLayout.Bounds()

  override var label: String { "flexFrame" }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.size(for: childProposal(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: inner.width),
      height: vertical.length(proposal.height, child: inner.height))
  }

  override func placeChildren() {
    // The child is placed with the frame's own size as its proposal, as at the iOS 16 level.
    let inner = child.dimensions(for: ProposedViewSize(size))
    let offset = ViewDimensions(element: nil, size: size, proposal: proposal)
      .offset(of: inner, aligned: alignment)
    child.place(at: offset, proposal: ProposedViewSize(size))
  }

  override var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if !horizontal.isEmpty { edges.formUnion(.horizontal) }
    if !vertical.isEmpty { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
}

extension View {
  /// Gives the view a frame of these lengths in points; nil leaves a length to the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame whose lengths stay within bounds, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}
