import Foundation
import Testing

@testable import Views

/// A leaf with a name and given lengths, which writes down what it is asked.
struct Box: PrimitiveView {
  /// What a length may be.
  struct Range: Equatable, Sendable {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat

    func length(_ offer: CGFloat?) -> CGFloat {
      guard let offer else { return ideal }
      return min(max(offer, least), most)
    }
  }

  /// Counts and keeps what boxes are asked.
  final class Journal: @unchecked Sendable {
    var measurements = 0
    var proposals: [String: [ProposedViewSize]] = [:]
  }

  nonisolated let name: String
  nonisolated let width: Range
  nonisolated let height: Range
  nonisolated(unsafe) var journal: Journal?

  /// A rigid box.
  nonisolated init(_ name: String, _ width: CGFloat, _ height: CGFloat, journal: Journal? = nil) {
    self.init(
      name, width: Range(least: width, ideal: width, most: width),
      height: Range(least: height, ideal: height, most: height), journal: journal)
  }

  /// A box that takes what it is offered within bounds.
  nonisolated init(_ name: String, width: Range, height: Range, journal: Journal? = nil) {
    self.name = name
    self.width = width
    self.height = height
    self.journal = journal
  }

  /// A box that takes whatever it is offered.
  nonisolated static func filling(_ name: String) -> Box {
    let any = Range(least: 0, ideal: 10, most: .infinity)
    return Box(name, width: any, height: any)
  }

  /// A box that is as wide as it is offered, within bounds, and rigidly high.
  nonisolated static func wide(
    _ name: String, _ least: CGFloat = 0, ideal: CGFloat = 10, most: CGFloat = .infinity,
    height: CGFloat = 10, journal: Journal? = nil
  ) -> Box {
    Box(
      name, width: Range(least: least, ideal: ideal, most: most),
      height: Range(least: height, ideal: height, most: height), journal: journal)
  }

  static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    let element = BoxElement(environment: place.environment, graph: place.graph)
    return LeafNode(view, in: place, element: element) { element, view in
      let isSame =
        element.box.map { $0.width == view.width && $0.height == view.height } ?? false
      element.box = view
      if !isSame { element.invalidateLayout() }
    }
  }
}

final class BoxElement: Element {
  var box: Box?

  override var label: String { box?.name ?? "" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let box else { return .zero }
    box.journal?.measurements += 1
    box.journal?.proposals[box.name, default: []].append(proposal)
    return CGSize(
      width: box.width.length(proposal.width), height: box.height.length(proposal.height))
  }
}
