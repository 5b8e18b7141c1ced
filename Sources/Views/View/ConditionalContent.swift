/// One of two views, chosen by an `if` or a `switch`; each branch has an identity of its own.
@frozen
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let storage: Storage

  @usableFromInline
  init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that holds the chosen branch.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    ConditionalNode(view, in: place)
  }
}

final class ConditionalNode<A: View, B: View>: _ViewNode<_ConditionalContent<A, B>> {
  private lazy var first = DynamicSlot<Bool, _ViewNode<A>>(in: self)
  private lazy var second = DynamicSlot<Bool, _ViewNode<B>>(in: self)

  override init(_ view: _ConditionalContent<A, B>, in place: _NodePlace) {
    super.init(view, in: place)
    show(view)
    first.beginInsertions()
    second.beginInsertions()
  }

  private func show(_ view: _ConditionalContent<A, B>) {
    switch view.storage {
    case .first(let content):
      second.clear()
      first.show(true) {
        $0.update(content, environment: environment)
      } make: {
        A._makeNode(content, in: $0)
      }
    case .second(let content):
      first.clear()
      second.show(true) {
        $0.update(content, environment: environment)
      } make: {
        B._makeNode(content, in: $0)
      }
    }
  }

  override func update(_ view: _ConditionalContent<A, B>, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    show(view)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    first.refresh(environment)
    second.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    first.appendElements(to: &elements)
    second.appendElements(to: &elements)
  }

  override var children: [_Node] { first.nodes + second.nodes }
}
