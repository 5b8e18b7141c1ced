import Foundation

/// Views for the elements of a tree; those that have others below open and close.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  /// One view for each element; those that have others below, in a group.
  public var body: some View {
    ForEach(roots, id: id) { element in
      OutlineItem(element: element, id: id, children: children, leaf: leaf)
    }
  }

  /// Views for elements that are identified by what a key path leads to.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), id: id, children: children, leaf: content)
  }

  /// Views for elements that identify themselves.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(roots: Array(data), id: \.id, children: children, leaf: content)
  }

  /// Views for a tree with one root.
  public nonisolated init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: [root], id: id, children: children, leaf: content)
  }

  /// Views for a tree with one root, whose elements identify themselves.
  public nonisolated init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(roots: [root], id: \.id, children: children, leaf: content)
  }
}

/// One element of a tree.
private struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf

  var body: some View {
    if let below = element[keyPath: children] {
      DisclosureGroup {
        // The type would hold itself otherwise.
        AnyView(OutlineGroup(roots: Array(below), id: id, children: children, leaf: leaf))
          .padding(.leading, 16)
      } label: {
        leaf(element)
      }
    } else {
      leaf(element)
    }
  }
}

extension List where SelectionValue == Never {
  /// Rows for the elements of a tree; those that have others below open and close.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows for the elements of a tree, which are identified by what a key path leads to.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
