import Foundation

/// Keeps, for each row that is shown, what a list draws around it.
@MainActor
final class ListRowKeeper: LazyDecorator {
  var options: ListOptions
  weak var node: _Node?
  private weak var list: LazyElement?
  private var rows: [ObjectIdentifier: Row] = [:]

  private struct Row {
    let node: ListRowNode
    let content: Element
    var place: ListRowPlace
    var id: AnyHashable?
    var edits: RowEdits
    /// What was shown at the trailing edge.
    var badge: Badge?
  }

  init(_ options: ListOptions, list: LazyElement) {
    self.options = options
    self.list = list
  }

  var nodes: [_Node] { ordered.map(\.row.node) }

  /// The rows in the order in which they were made.
  private var ordered: [(key: ObjectIdentifier, row: Row)] {
    rows.map { (key: $0.key, row: $0.value) }.sorted { $0.row.node.serial < $1.row.node.serial }
  }

  func decorate(_ elements: [Element], at index: Int, in items: LazyItems) -> [Element] {
    guard let node else { return elements }
    let origin = items.origin(of: index)
    return elements.enumerated().map { part, element in
      let place = place(of: index, part, elements.count, element, in: items)
      let id = element.tag ?? origin.map { $0.source.id(at: $0.index) }
      let edits = RowEdits(origin?.source.edits ?? CollectionEdits(), at: origin?.index ?? 0)
      let key = ObjectIdentifier(element)
      if var row = rows[key] {
        row.place = place
        row.id = id
        row.edits = edits
        rows[key] = row
        row.node.update(view(of: row), environment: node.environment)
        return row.node.element
      }
      var row = Row(
        node: ListRowNode(in: node.place), content: element, place: place, id: id, edits: edits)
      row.node.update(view(of: row), environment: node.environment)
      row.place = place
      rows[key] = row
      return row.node.element
    }
  }

  private func place(
    of index: Int, _ part: Int, _ parts: Int, _ element: Element, in items: LazyItems
  ) -> ListRowPlace {
    var place = ListRowPlace()
    place.role = element.layoutValue(SectionRoleKey.self)
    guard let number = items.section(at: index) else { return place }
    let section = items.sections[number]
    let (isFirst, isLast) = (part == 0, part == parts - 1)
    place.startsList = number == 0 && index == section.start && isFirst
    place.startsSection = index == section.start && isFirst
    place.endsSection = index == section.end - 1 && isLast
    place.isFirst = index == section.rows.lowerBound && isFirst
    place.isLast = index == section.rows.upperBound - 1 && isLast
    return place
  }

  private func view(of row: Row) -> ListRow {
    let selection = options.selection
    let selects = selection.map { !$0.needsEditMode || options.isEditing } ?? false
    let id = row.id
    return ListRow(
      content: row.content, place: row.place, traits: row.content.listRowTraits,
      form: options.form, isEditing: options.isEditing, edits: row.edits,
      isSelected: selects && id.map { selection?.isSelected($0) == true } ?? false,
      select: selects && row.place.role == nil
        ? id.flatMap { id in selection.map { selection in { selection.tap(id) } } } : nil,
      showsSelection: selects && selection?.needsEditMode == true)
  }

  /// Passes the list's options on to the rows that are there.
  func updateRows() {
    guard let node else { return }
    for (_, row) in ordered {
      row.node.update(view(of: row), environment: node.environment)
    }
  }

  func keepOnly(_ elements: [Element]) {
    let kept = Set(elements.map(ObjectIdentifier.init))
    for (key, row) in ordered where !kept.contains(ObjectIdentifier(row.node.element)) {
      rows[key] = nil
      row.node.detach()
    }
    followBadges()
  }

  /// Badges change without a word to the list.
  private func followBadges() {
    guard let node else { return }
    for (key, row) in ordered {
      let badge = row.content.layoutValue(BadgeKey.self)
      if badge == row.badge { continue }
      rows[key]?.badge = badge
      row.node.update(view(of: row), environment: node.environment)
    }
  }
}

/// Where a row lies in its list.
struct ListRowPlace: Equatable {
  /// Nil for a row between header and footer.
  var role: SectionRole?
  /// Whether it is the first of all.
  var startsList = false
  /// Whether it is the first of its section, headers included.
  var startsSection = false
  /// Whether it is the last of its section, footers included.
  var endsSection = false
  /// Whether it is the first between headers and footers.
  var isFirst = false
  /// Whether it is the last between headers and footers.
  var isLast = false
}

/// How users may change the collection that a row comes from.
struct RowEdits {
  var delete: (() -> Void)?
  /// Moves the row by a number of rows.
  var move: ((Int) -> Void)?

  init(_ edits: CollectionEdits, at index: Int) {
    if let action = edits.delete { delete = { action(IndexSet(integer: index)) } }
    if let action = edits.move {
      move = { action(IndexSet(integer: index), index + $0 + ($0 > 0 ? 1 : 0)) }
    }
  }
}
