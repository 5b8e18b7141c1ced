import Foundation

/// Lets the program scroll to views of its content by their identities.
public struct ScrollViewReader<Content> {
  /// Builds the content.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Content whose scroll views can be told where to go.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that builds the content.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    ScrollReaderNode(view, in: place)
  }
}

/// Scrolls to views below a reader.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  @MainActor
  final class Reader {
    weak var node: _Node?
  }
  let reader: Reader

  /// Has the scroll views around the view with an identity show it: so that the anchor's point of the view
  /// lies at the anchor's point of the scroll view, or with nil by the shortest way. Under `withAnimation`
  /// they move there. The next layout does it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    guard let node = reader.node else { return }
    let animation = Transaction.current.animation
    node.graph.afterLayout {
      node.scroll(to: ScrollRequest(id: id, anchor: anchor, animation: animation))
    }
    node.graph.onNeedsUpdate?()
  }
}

final class ScrollReaderNode<Content: View>: _ViewNode<ScrollViewReader<Content>>, ItemPassing {
  private let reader = ScrollViewProxy.Reader()
  private var node: _ViewNode<Content>?

  override init(_ view: ScrollViewReader<Content>, in place: _NodePlace) {
    super.init(view, in: place)
    reader.node = self
    reevaluate()
  }

  override func reevaluate() {
    let content = graph.evaluating(self) { view.content(ScrollViewProxy(reader: reader)) }
    if let node {
      node.update(content, environment: environment)
    } else {
      node = Content._makeNode(content, in: place)
    }
  }

  override func update(_ view: ScrollViewReader<Content>, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    reevaluate()
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    node?.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}
