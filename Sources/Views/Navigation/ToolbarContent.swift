/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what the items are made of.
  associatedtype Body: ToolbarContent
  /// What the items are made of.
  @ToolbarContentBuilder var body: Body { get }
  /// The items, in order.
  var _entries: [_ToolbarEntries] { get }
}

/// Items of bars as the library keeps them.
public struct _ToolbarEntries {
  let entry: ToolbarEntry
}

extension Never: ToolbarContent {
  /// Never evaluated.
  public var _entries: [_ToolbarEntries] { [] }
}

extension ToolbarContent {
  /// Those of the body.
  public var _entries: [_ToolbarEntries] { body._entries }
}

/// Items that are made of nothing else.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// Never evaluated.
  public var body: Never { preconditionFailure("items of bars of this type have no body") }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent, _PrimitiveToolbarContent where Content: View {
  /// An item with a view.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.init(placement: placement, content: content())
  }

  /// An item with a name and a view.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {
    self.init(placement: placement, content: content())
  }

  /// The item itself.
  public var _entries: [_ToolbarEntries] {
    [_ToolbarEntries(entry: ToolbarEntry(placement: placement, view: AnyView(content)))]
  }
}

/// Views that go to the same place of a bar.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent, _PrimitiveToolbarContent where Content: View {
  /// Views for a place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content())
  }

  /// The views together.
  public var _entries: [_ToolbarEntries] {
    [_ToolbarEntries(entry: ToolbarEntry(placement: placement, view: AnyView(content)))]
  }
}

/// Several items of bars.
public struct _ToolbarContentList {
  let parts: [any ToolbarContent]
}

extension _ToolbarContentList: _PrimitiveToolbarContent {
  /// The items, in order.
  public var _entries: [_ToolbarEntries] { parts.flatMap { $0._entries } }
}

/// Items of bars that may be left out.
public struct _OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension _OptionalToolbarContent: _PrimitiveToolbarContent {
  /// The items, or none.
  public var _entries: [_ToolbarEntries] { content?._entries ?? [] }
}

/// Makes items of bars out of statements.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Items one after the other.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C)
    -> _ToolbarContentList
  {
    var parts: [any ToolbarContent] = []
    repeat parts.append(each content)
    return _ToolbarContentList(parts: parts)
  }

  /// A view stands for an item with it.
  public static func buildExpression<V: View>(_ view: V) -> ToolbarItem<(), V> {
    ToolbarItem(placement: .automatic, content: view)
  }

  /// An item as it is.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  /// Items that may be left out.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbarContent<C> {
    _OptionalToolbarContent(content: content)
  }

  /// The first of two.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarContentList {
    _ToolbarContentList(parts: [first])
  }

  /// The second of two.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarContentList {
    _ToolbarContentList(parts: [second])
  }

  /// Items that need a newer system.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C)
    -> _ToolbarContentList
  {
    _ToolbarContentList(parts: [content])
  }
}
