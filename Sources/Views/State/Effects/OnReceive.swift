import Combine
import Foundation

/// Acts on each value of a publisher while the view is shown.
public struct _ReceiveModifier<P: Publisher> where P.Failure == Never {
  var publisher: P
  let action: (P.Output) -> Void
}

extension _ReceiveModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that is subscribed to the publisher.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ReceiveNode(view, in: place)
  }
}

final class ReceiveNode<Modified: View, P: Publisher>:
  _ViewNode<ModifiedContent<Modified, _ReceiveModifier<P>>>
where P.Failure == Never {
  private let fields = ViewFields.of(P.self)
  private var node: _ViewNode<Modified>?
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<Modified, _ReceiveModifier<P>>, in place: _NodePlace) {
    super.init(view, in: place)
    node = Modified._makeNode(view.content, in: self.place)
    subscribeAfterLayout()
  }

  /// What a publisher gives at once is acted on when the view is shown.
  private func subscribeAfterLayout() {
    graph.afterLayout { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard isAttached else { return }
    let receiver = Receiver(node: self)
    subscription = view.modifier.publisher.sink { receiver.receive($0) }
  }

  private struct Receiver: @unchecked Sendable {
    weak var node: ReceiveNode?

    func receive(_ value: P.Output) {
      guard MainQueue.isCurrent else {
        let carried = Carried(value: value)
        DispatchQueue.main.async { receive(carried.value) }
        return
      }
      let carried = Carried(value: value)
      MainActor.assumeIsolated {
        guard let node, node.isAttached else { return }
        node.view.modifier.action(carried.value)
      }
    }

    private struct Carried: @unchecked Sendable { let value: P.Output }
  }

  override func update(
    _ view: ModifiedContent<Modified, _ReceiveModifier<P>>, environment: EnvironmentValues
  ) {
    var publisher = view.modifier.publisher
    let isSame = withUnsafePointer(to: &publisher) { new in
      withUnsafePointer(to: &self.view.modifier.publisher) { old in
        fields.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    self.view = view
    self.environment = environment
    if !isSame { subscribeAfterLayout() }
    node?.update(view.content, environment: environment)
  }

  override func refresh(_ environment: EnvironmentValues) {
    self.environment = environment
    node?.refresh(environment)
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }

  override func detach() {
    subscription = nil
    super.detach()
  }
}

extension View {
  /// Acts on each value of a publisher while the view is shown.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
