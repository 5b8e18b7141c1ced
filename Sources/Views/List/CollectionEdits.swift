import Foundation

/// How users may change a collection that is shown.
struct CollectionEdits {
  /// Removes the elements at some places.
  var delete: ((IndexSet) -> Void)?
  /// Moves the elements at some places to before another.
  var move: ((IndexSet, Int) -> Void)?
}

/// Views made from the elements of a collection.
public protocol DynamicViewContent: View {
  /// The collection's type.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
  /// The views with other ways to change the collection.
  func _editing(_ delete: ((IndexSet) -> Void)??, _ move: ((IndexSet, Int) -> Void)??) -> Self
}

extension ForEach: DynamicViewContent where Content: View {
  /// The views with other ways to change the collection.
  public func _editing(
    _ delete: ((IndexSet) -> Void)??, _ move: ((IndexSet, Int) -> Void)??
  ) -> ForEach {
    var copy = self
    if let delete { copy.edits.delete = delete }
    if let move { copy.edits.move = move }
    return copy
  }
}

extension DynamicViewContent {
  /// Lets users delete rows of a list: by a swipe or in edit mode. Nil for not.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _editing(.some(action), nil)
  }

  /// Lets users move rows of a list in edit mode. Nil for not.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _editing(nil, .some(action))
  }
}
