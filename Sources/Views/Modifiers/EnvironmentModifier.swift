/// A modifier that changes what the views below receive.
protocol EnvironmentModifier: ViewModifier where Body == Never {
  nonisolated func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// Makes a node that passes a changed environment on.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, in: place)
  }
}

/// Passes a changed environment to the modified view; the same one as long as nothing changes.
final class EnvironmentNode<Modified: View, M: EnvironmentModifier>:
  _ViewNode<ModifiedContent<Modified, M>>
{
  private let fields = ViewFields.of(M.self)
  private var changed: EnvironmentValues
  private var node: _ViewNode<Modified>?

  override init(_ view: ModifiedContent<Modified, M>, in place: _NodePlace) {
    changed = place.environment
    view.modifier.change(&changed)
    super.init(view, in: place)
    node = Modified._makeNode(
      view.content,
      in: _NodePlace(
        graph: place.graph, parent: self, environment: changed, depth: place.depth + 1))
  }

  private func derive(_ modifier: M, from environment: EnvironmentValues) {
    var modifier = modifier
    let isSame = withUnsafePointer(to: &modifier) { new in
      withUnsafePointer(to: &view.modifier) { old in
        fields.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    if isSame, environment.isIdentical(to: self.environment) { return }
    changed = environment
    modifier.change(&changed)
  }

  override func update(
    _ view: ModifiedContent<Modified, M>, environment: EnvironmentValues
  ) {
    derive(view.modifier, from: environment)
    self.view = view
    self.environment = environment
    node?.update(view.content, environment: changed)
  }

  override func refresh(_ environment: EnvironmentValues) {
    derive(view.modifier, from: environment)
    self.environment = environment
    node?.refresh(changed)
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}

/// Sets one value for the views below.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }
}

/// Transforms one value for the views below.
public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}

extension View {
  /// Sets what the views below receive for a key.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms what the views below receive for a key.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
