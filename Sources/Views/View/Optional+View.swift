extension Optional: View where Wrapped: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that holds the wrapped view while there is one.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    OptionalNode(view, in: place)
  }
}

final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private lazy var slot = DynamicSlot<Bool, _ViewNode<Wrapped>>(in: self)

  override init(_ view: Wrapped?, in place: _NodePlace) {
    super.init(view, in: place)
    show(view)
    slot.beginInsertions()
  }

  private func show(_ view: Wrapped?) {
    guard let view else { return slot.clear() }
    slot.show(true) {
      $0.update(view, environment: environment)
    } make: {
      Wrapped._makeNode(view, in: $0)
    }
  }

  override func update(_ view: Wrapped?, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    show(view)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    slot.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    slot.appendElements(to: &elements)
  }

  override var children: [_Node] { slot.nodes }
}
