import Foundation

/// Which view has the focus, by a value of the program's own; writing it moves the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let initial: Value
  private var location: FocusLocation<Value>?

  /// Follows the focus of views with values.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Follows the focus of one view.
  public init() where Value == Bool { initial = false }

  /// The value of the view with the focus; nil or false for none.
  public var wrappedValue: Value {
    get { location?.state.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// What is given to views.
  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// Reads and moves the focus for a view that owns the state.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let initial: Value

    /// The value of the view with the focus; nil or false for none.
    public var wrappedValue: Value {
      get { location?.state.value ?? initial }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty {
  /// Connects the property to the node's storage, made on first use.
  @MainActor
  public mutating func _install(in slot: inout _PropertySlot, node: _Node) {
    let known = slot.storage as? FocusLocation<Value> ?? FocusLocation(initial, graph: node.graph)
    slot.storage = known
    location = known
  }

  /// The value is kept by the node.
  public static var _isComparedByStorage: Bool { false }
}

/// Where a focus state is kept.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  let state: StateLocation<Value>
  private weak var graph: ViewGraph?

  init(_ value: Value, graph: ViewGraph) {
    state = StateLocation(value, graph: graph)
    self.graph = graph
  }

  /// The program moves the focus.
  func set(_ value: Value) {
    state.value = value
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { graph?.focus.stateChanged() }
  }
}

/// Has state follow the focus of the views below, and them follow it.
public struct _FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// What stands for no focus.
  let none: Value
}

extension _FocusedModifier: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    guard let location = binding.location else { return }
    let (value, none) = (value, none)
    environment.focusLinks.append(
      FocusLink(
        isWanted: { location.state.value == value },
        tell: { isFocused in
          if isFocused {
            location.state.value = value
          } else if location.state.value == value {
            location.state.value = none
          }
        }))
  }
}

extension View {
  /// Has state be true while the view has the focus, and the view have it while that is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true, none: false))
  }

  /// Has state be a value while the view has the focus, and the view have it while it is.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value?
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value, none: nil))
  }

  /// Has state be a value while the view has the focus, and the view have it while it is.
  @_disfavoredOverload
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value, none: binding.initial))
  }

  /// Gives a focus state a value when the view appears.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
