import Foundation

/// Shows the first of several views whose ideal size fits into what is offered; the last when none
/// does.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Chooses among the views of the closure, in order, by their lengths on some axes.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  /// Makes a node whose element shows one of the views.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = FittingElement(environment: place.environment, graph: place.graph)
    return ContainerNode(view, in: place, element: element, content: { $0.content }) {
      element, view in
      if element.axes == view.axes { return false }
      element.axes = view.axes
      return true
    }
  }
}

/// Measures several views and shows one of them.
final class FittingElement: ContainerElement {
  var axes: Axis.Set = [.horizontal, .vertical]
  private var shown: Element?

  override var label: String { "ViewThatFits" }

  override var children: [Element] { shown.map { [$0] } ?? [] }

  private func choice(_ proposal: ProposedViewSize) -> Element? {
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    return content.first { child in
      let size = child.size(for: offer)
      if axes.contains(.horizontal), let width = proposal.width, size.width > width {
        return false
      }
      if axes.contains(.vertical), let height = proposal.height, size.height > height {
        return false
      }
      return true
    } ?? content.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren() {
    let choice = choice(proposal)
    if choice !== shown {
      shown = choice
      invalidatePreference(nil)
    }
    choice?.place(at: .zero, proposal: proposal)
  }

  override var spacing: ViewSpacing { (shown ?? content.first)?.spacing ?? ViewSpacing() }

  override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(dimensions.proposal)?.dimensions(for: dimensions.proposal).explicit(key)
  }
}
