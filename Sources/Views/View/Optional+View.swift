extension Optional: View where Wrapped: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that holds the wrapped view while there is one.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    OptionalNode(view, in: place)
  }
}

final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var node: _ViewNode<Wrapped>?

  override init(_ view: Wrapped?, in place: _NodePlace) {
    super.init(view, in: place)
    if let view { node = Wrapped._makeNode(view, in: self.place) }
  }

  override func update(_ view: Wrapped?, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    switch (view, node) {
    case (let view?, let node?): node.update(view, environment: environment)
    case (let view?, nil):
      node = Wrapped._makeNode(view, in: place)
      structureChanged()
    case (nil, let old?):
      old.detach()
      node = nil
      structureChanged()
    case (nil, nil): break
    }
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
