/// A view whose identity is a value: another value makes it another view, with state of its own.
@frozen
public struct IDView<Content, ID: Hashable> {
  @usableFromInline let content: Content
  @usableFromInline let id: ID

  @inlinable
  init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that holds the view with the present identity.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    IDNode(view, in: place)
  }
}

final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>> {
  private lazy var slot = DynamicSlot<ID, _ViewNode<Content>>(in: self)

  override init(_ view: IDView<Content, ID>, in place: _NodePlace) {
    super.init(view, in: place)
    show(view)
    slot.beginInsertions()
  }

  private func show(_ view: IDView<Content, ID>) {
    slot.show(view.id) {
      $0.update(view.content, environment: environment)
    } make: {
      Content._makeNode(view.content, in: $0)
    }
  }

  override func update(_ view: IDView<Content, ID>, environment: EnvironmentValues) {
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

extension IDNode: IdentityKeeping {
  func node(for id: AnyHashable) -> _Node? { AnyHashable(view.id) == id ? slot.node : nil }
}

extension View {
  /// The view as long as `id` stays the same; another one, with fresh state, when it changes.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}
