import Foundation
import Geometry
import Scene

/// A flexible gap along its stack's axis; outside of stacks along both.
public struct Spacer {
  /// The smallest length in points; nil for the standard distance of 8.
  public var minLength: CGFloat?

  /// A gap of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  /// Makes a node with a spacer element.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = SpacerElement(environment: place.environment, graph: place.graph)
    return LeafNode(view, in: place, element: element) { element, view in
      if element.minLength == view.minLength { return }
      element.minLength = view.minLength
      element.invalidateLayout()
    }
  }
}

final class SpacerElement: Element {
  var minLength: CGFloat?

  override var label: String { "Spacer" }

  override var layoutPriority: Double { -.infinity }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    let edges: [Edge] =
      switch stackAxis {
      case .vertical: [.top, .bottom]
      case .horizontal: [.leading, .trailing]
      case nil: Edge.allCases
      }
    for edge in edges { spacing[edge].isSpacer = true }
    return spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? ViewSpacing.standard
    func along(_ offer: CGFloat?) -> CGFloat { max(offer ?? least, least) }
    return switch stackAxis {
    case .vertical: CGSize(width: 0, height: along(proposal.height))
    case .horizontal: CGSize(width: along(proposal.width), height: 0)
    case nil: CGSize(width: along(proposal.width), height: along(proposal.height))
    }
  }
}

/// A hairline across its stack's axis.
public struct Divider {
  /// A hairline.
  public init() {}
}

extension Divider: View {
  /// A line one device pixel thick.
  public var body: some View { DividerLine() }
}

struct DividerLine {}

extension DividerLine: PrimitiveView {
  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = DividerElement(environment: place.environment, graph: place.graph)
    return LeafNode(view, in: place, element: element) { _, _ in }
  }
}

final class DividerElement: Element {
  override var label: String { "Divider" }
  override var frameMotion: FrameMotion { .own }

  private var axis: Axis { stackAxis ?? .vertical }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let hairline = environment.pixelLength
    return axis == .vertical
      ? CGSize(width: proposal.width ?? 10, height: hairline)
      : CGSize(width: hairline, height: proposal.height ?? 10)
  }

  override func drawContent(into list: inout DisplayList) {
    let frame = list.pixelAligned(Rect(drawnFrame))
    let style = SeparatorShapeStyle().resolve(in: environment.styles(graph.resources))
    list.fill(Geometry.Path(rect: frame), style: style, in: frame)
  }
}

extension Element {
  /// The axis of the container that holds the element, through elements that only wrap it.
  fileprivate var stackAxis: Axis? {
    var element = parent
    while let current = element, current is ModifierElement { element = current.parent }
    return element?.contentAxis
  }
}
