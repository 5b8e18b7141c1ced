import Foundation

/// Rows below one another, which scroll; only those in or near sight are made.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
  let selection: ListSelection?
  @Environment(\.listForm) private var form
  @Environment(\.contentBackground) private var ground
  @Environment(\.editMode) private var editMode

  nonisolated init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View where Content: View {
  /// The rows, in a scroll view.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    return ScrollView {
      ListRows(
        content:
          content
          .environment(\.isInListRow, true)
          .environment(\.sectionForm, form)
          .environment(\.listRowTraits, ListRowTraits()),
        options: ListOptions(form: form, isEditing: isEditing, selection: selection))
    }
    .background {
      if ground != .hidden {
        Color(form.isGrouped ? UIColor.systemGroupedBackground : UIColor.systemBackground)
          .ignoresSafeArea()
      }
    }
  }
}

/// What a list says to its rows.
struct ListOptions {
  var form: ListForm
  var isEditing: Bool
  var selection: ListSelection?
}

/// Which rows of a list are selected.
struct ListSelection {
  /// Whether the row of a value is.
  let isSelected: (AnyHashable) -> Bool
  /// A row was tapped.
  let tap: (AnyHashable) -> Void
  /// Whether rows are selected in edit mode alone.
  let needsEditMode: Bool

  /// One row at most.
  static func one<Value: Hashable>(_ binding: Binding<Value?>) -> ListSelection {
    ListSelection(
      isSelected: { ($0.base as? Value).map { $0 == binding.wrappedValue } ?? false },
      tap: { if let value = $0.base as? Value { binding.wrappedValue = value } },
      needsEditMode: false)
  }

  /// Any number of rows.
  static func many<Value: Hashable>(_ binding: Binding<Set<Value>>) -> ListSelection {
    ListSelection(
      isSelected: { ($0.base as? Value).map { binding.wrappedValue.contains($0) } ?? false },
      tap: {
        guard let value = $0.base as? Value else { return }
        var values = binding.wrappedValue
        if values.remove(value) == nil { values.insert(value) }
        binding.wrappedValue = values
      }, needsEditMode: true)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Rows one by one.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension List where Content: View {
  /// Rows one by one, of which users may select one.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { .one($0) }, content())
  }

  /// Rows one by one, of which users may select some in edit mode.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { .many($0) }, content())
  }
}
