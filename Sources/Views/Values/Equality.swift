/// Compares values of a type by `==`; nil for types that are not Equatable. To be kept by whoever
/// compares often.
func equality<T>(of type: T.Type) -> ((T, T) -> Bool)? {
  func open<E: Equatable>(_: E.Type) -> (T, T) -> Bool {
    { a, b in
      guard let a = a as? E, let b = b as? E else { return false }
      return a == b
    }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return open(equatable)
}
