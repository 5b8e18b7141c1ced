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
  private var first: _ViewNode<A>?
  private var second: _ViewNode<B>?

  override init(_ view: _ConditionalContent<A, B>, in place: _NodePlace) {
    super.init(view, in: place)
    show(view)
  }

  private func show(_ view: _ConditionalContent<A, B>) {
    switch view.storage {
    case .first(let content):
      if let first { return first.update(content, environment: environment) }
      second?.detach()
      second = nil
      first = A._makeNode(content, in: place)
    case .second(let content):
      if let second { return second.update(content, environment: environment) }
      first?.detach()
      first = nil
      second = B._makeNode(content, in: place)
    }
    structureChanged()
  }

  override func update(_ view: _ConditionalContent<A, B>, environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    show(view)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    first?.refresh(environment)
    second?.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    first?.appendElements(to: &elements)
    second?.appendElements(to: &elements)
  }

  override var children: [_Node] { [first, second].compactMap { $0 } }
}
