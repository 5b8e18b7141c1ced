extension Binding {
  /// A binding to an optional that is never read as nil; nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: WrappedLocation(base.location))
  }

  /// A binding to the value of an optional, nil when there is none now. Once the optional becomes nil
  /// the last value is read.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, value))
  }

  /// A binding to a value of any hashable type; values of other types are not written.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: HashableLocation(base.location))
  }

  /// A binding whose changes are shown with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose changes are shown with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// What changes are shown with.
  public var transaction: Transaction {
    get { (location as? TransactionLocation<Value>)?.transaction ?? Transaction() }
    set {
      let base = (location as? TransactionLocation<Value>)?.base ?? location
      self = Binding(location: TransactionLocation(base, newValue))
    }
  }
}

/// Another location's value as an optional.
private final class WrappedLocation<Wrapped>: Location<Wrapped?>, @unchecked Sendable {
  private let base: Location<Wrapped>
  init(_ base: Location<Wrapped>) { self.base = base }
  override var value: Wrapped? {
    get { base.value }
    set { if let newValue { base.value = newValue } }
  }
  override func isSame(as other: Location<Wrapped?>) -> Bool {
    (other as? WrappedLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// The value of another location's optional.
private final class UnwrappedLocation<Wrapped>: Location<Wrapped>, @unchecked Sendable {
  private let base: Location<Wrapped?>
  private var last: Wrapped
  init(_ base: Location<Wrapped?>, _ value: Wrapped) {
    self.base = base
    last = value
  }
  override var value: Wrapped {
    get {
      if let value = base.value { last = value }
      return last
    }
    set {
      guard base.value != nil else { return }
      last = newValue
      base.value = newValue
    }
  }
  override func isSame(as other: Location<Wrapped>) -> Bool {
    (other as? UnwrappedLocation<Wrapped>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// Another location's value without its type.
private final class HashableLocation<Base: Hashable>: Location<AnyHashable>, @unchecked Sendable {
  private let base: Location<Base>
  init(_ base: Location<Base>) { self.base = base }
  override var value: AnyHashable {
    get { AnyHashable(base.value) }
    set { if let value = newValue.base as? Base { base.value = value } }
  }
  override func isSame(as other: Location<AnyHashable>) -> Bool {
    (other as? HashableLocation<Base>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// Another location, whose changes are shown with a transaction.
private final class TransactionLocation<Value>: Location<Value>, @unchecked Sendable {
  let base: Location<Value>
  let transaction: Transaction
  init(_ base: Location<Value>, _ transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }
  override var value: Value {
    get { base.value }
    set { withTransaction(transaction) { base.value = newValue } }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? TransactionLocation<Value> else { return false }
    return base.isSame(as: other.base) && transaction.isSame(as: other.transaction)
  }
}
