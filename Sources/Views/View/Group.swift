/// Several views that take part in their container one by one, as if written there.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Groups the views of the closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Makes a node that passes everything through.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    PassThroughNode(view, content: \.content, in: place)
  }
}

/// A node for views that only hold another one.
class PassThroughNode<V: View, Content: View>: _ViewNode<V> {
  private let content: (V) -> Content
  private var node: _ViewNode<Content>?

  init(_ view: V, content: @escaping (V) -> Content, in place: _NodePlace) {
    self.content = content
    super.init(view, in: place)
    node = Content._makeNode(content(view), in: self.place)
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    node?.update(content(view), environment: environment)
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
