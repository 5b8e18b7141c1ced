import Foundation

extension List {
  /// A row for each element, identified by itself; users may select one.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .one($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each element, identified by what the key path leads to; users may select one.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number; users may select one.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, content: rowContent))
  }

  /// A row that may change its element for each element; users may select one.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable
  {
    self.init(selection.map { .one($0) }, ForEach(data, content: rowContent))
  }

  /// A row that may change its element for each element, identified by what the key path leads to; users may select one.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection.map { .one($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, identified by itself; users may select some in edit mode.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .many($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each element, identified by what the key path leads to; users may select some in edit mode.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .many($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number; users may select some in edit mode.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection.map { .many($0) }, ForEach(data, content: rowContent))
  }

  /// A row that may change its element for each element; users may select some in edit mode.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable
  {
    self.init(selection.map { .many($0) }, ForEach(data, content: rowContent))
  }

  /// A row that may change its element for each element, identified by what the key path leads to; users may select some in edit mode.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection.map { .many($0) }, ForEach(data, id: id, content: rowContent))
  }
}
