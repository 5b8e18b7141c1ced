import Foundation

/// What views in a row say of their row; rows know it by the environment of what they show.
struct ListRowTraits {
  /// Around the content, in points; nil for the list's own.
  var insets: EdgeInsets?
  /// Whether there are lines above and below.
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var topTint: Color?
  var bottomTint: Color?
  /// In the place of the list's ground; nil for that.
  var background: AnyView?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var leadingActions: SwipeActions?
  var trailingActions: SwipeActions?

  /// What a swipe uncovers.
  struct SwipeActions {
    let buttons: AnyView
    let allowsFullSwipe: Bool
  }

  /// Whether nothing was said.
  var isEmpty: Bool {
    insets == nil && topSeparator == .automatic && bottomSeparator == .automatic && topTint == nil
      && bottomTint == nil && background == nil && !isDeleteDisabled
      && !isMoveDisabled && leadingActions == nil && trailingActions == nil
  }
}

struct ListRowTraitsKey: EnvironmentKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension EnvironmentValues {
  var listRowTraits: ListRowTraits {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }
}

/// Says something of the rows that the views below are in.
public struct _ListRowModifier {
  let change: (inout ListRowTraits) -> Void
}

extension _ListRowModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never

  /// Makes a node that passes it on to rows and tells the list when it may have changed.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in place: _NodePlace
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ListRowTraitsNode(view, in: place)
  }
}

final class ListRowTraitsNode<Modified: View>:
  _ViewNode<ModifiedContent<Modified, _ListRowModifier>>, ItemPassing
{
  private var node: _ViewNode<Modified>?

  override init(_ view: ModifiedContent<Modified, _ListRowModifier>, in place: _NodePlace) {
    super.init(view, in: place)
    node = Modified._makeNode(
      view.content,
      in: _NodePlace(
        graph: place.graph, parent: self, environment: changed, depth: place.depth + 1))
  }

  private var changed: EnvironmentValues {
    var changed = environment
    view.modifier.change(&changed.listRowTraits)
    return changed
  }

  override func update(
    _ view: ModifiedContent<Modified, _ListRowModifier>, environment: EnvironmentValues
  ) {
    self.view = view
    self.environment = environment
    node?.update(view.content, environment: changed)
    structureChanged()
  }

  override func refresh(_ environment: EnvironmentValues) {
    if environment.isIdentical(to: self.environment) { return }
    self.environment = environment
    node?.refresh(changed)
    structureChanged()
  }

  override func appendElements(to elements: inout [Element]) {
    node?.appendElements(to: &elements)
  }

  override var children: [_Node] { node.map { [$0] } ?? [] }
}

extension Element {
  /// What the element, or what it alone wraps, says of its row.
  var listRowTraits: ListRowTraits {
    var element = self
    while true {
      let traits = element.environment.listRowTraits
      if !traits.isEmpty { return traits }
      guard let modifier = element as? ModifierElement else { return traits }
      element = modifier.child
    }
  }
}
