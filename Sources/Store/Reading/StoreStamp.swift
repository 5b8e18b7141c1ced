/// Tells states of the store apart: another stamp, another content.
package struct StoreStamp: Hashable, Sendable {
  /// Grows when books or their order have changed.
  package let books: Int
  /// Grows when covers were stored or removed.
  package let covers: Int

  /// Before there is anything.
  package static let none = StoreStamp(books: 0, covers: 0)
}
