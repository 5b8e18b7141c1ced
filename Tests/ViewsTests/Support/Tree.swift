import Foundation
import Geometry
import Testing
import Typesetting

@testable import Views

/// A tree of views laid out in a rectangle, for tests to look into.
@MainActor
final class Tree {
  let graph: ViewGraph
  var size: CGSize
  private(set) var warnings: [String] = []

  private static let resources = Result { RenderResources(fonts: try FontLibrary()) }

  init<V: View>(
    _ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100, scale: CGFloat = 2
  ) throws {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    graph = ViewGraph(resources: try Self.resources.get(), environment: environment)
    size = CGSize(width: width, height: height)
    graph.onWarning = { [unowned self] in warnings.append($0) }
    graph.setRoot(view)
    graph.layout(in: size)
  }

  func show<V: View>(_ view: V) {
    graph.setRoot(view)
    graph.layout(in: size)
  }

  func layout() { graph.layout(in: size) }

  /// Bodies evaluated while `change` is made and taken in.
  func evaluations(_ change: () -> Void) -> Int {
    let before = graph.counts.evaluated
    change()
    layout()
    return graph.counts.evaluated - before
  }

  /// The elements with a label, back to front.
  func elements(_ label: String) -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.label == label { found.append(element) }
      for child in element.children { visit(child) }
    }
    if let root = graph.rootElement { visit(root) }
    return found
  }

  /// The frame of the first element with a label in the space of the root, as drawn.
  func frame(_ label: String) -> CGRect? { elements(label).first.flatMap(drawnFrame) }

  func drawnFrame(_ element: Element) -> CGRect? {
    map(of: element).bounds(
      of: Rect(0, 0, Double(element.size.width), Double(element.size.height))
    ).map { CGRect($0) }
  }

  /// The map from an element's space to the root's.
  func map(of element: Element) -> Projective {
    var map = Projective.identity
    var current: Element? = element
    while let element = current {
      map = map.then(element.transformToParent)
      current = element.parent
    }
    return map
  }

  /// "name x y width height" for each name, one a line; numbers to hundredths.
  func frames(_ labels: String...) -> String {
    labels.map { label in
      let frame = frame(label)
      return ([label] + (frame.map { $0.numbers.map { Self.text($0) } } ?? ["missing"]))
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return String(Double(value)) }
    let rounded = (Double(value) * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// The size that the first view takes for an offer.
  static func size<V: View>(
    of view: V, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 2
  ) throws -> CGSize {
    let tree = try Tree(view, scale: scale)
    let element = try #require(tree.graph.rootElement?.children.first)
    return element.size(for: ProposedViewSize(width: width, height: height))
  }
}

extension CGRect {
  var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
