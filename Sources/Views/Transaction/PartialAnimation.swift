/// Keeps the scope in which views stand, for views below that go back to it.
struct _ScopeKeeping: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment.keptScope = environment.transactionScope
  }
}

/// Puts the views below back into the scope that was kept.
struct _ScopeReturn: EnvironmentModifier {
  nonisolated func change(_ environment: inout EnvironmentValues) {
    environment.transactionScope = environment.keptScope
  }
}

struct KeptScopeKey: EnvironmentKey {
  static var defaultValue: TransactionScope? { nil }
}

extension EnvironmentValues {
  fileprivate var keptScope: TransactionScope? {
    get { self[KeptScopeKey.self] }
    set { self[KeptScopeKey.self] = newValue }
  }
}

extension View {
  /// Animates what `body` does to the view; the view itself is not concerned.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions of what `body` does to the view; the view itself is not concerned.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView<Self>(box: ViewBox(modifier(_ScopeReturn()))))
      .transaction(transform)
      .modifier(_ScopeKeeping())
  }
}
