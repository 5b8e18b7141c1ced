import Foundation

/// What a list draws around a row, a header or a footer.
struct ListRow: View {
  let content: Element
  let place: ListRowPlace
  let traits: ListRowTraits
  let form: ListForm
  let isEditing: Bool
  let edits: RowEdits
  let isSelected: Bool
  let select: (() -> Void)?
  /// Whether a mark shows whether the row is selected.
  let showsSelection: Bool
  @Environment(\.defaultMinListRowHeight) private var minHeight
  @State private var isPressed = false

  var body: some View {
    ListMargins(form: form, top: gapAbove, bottom: gapBelow) {
      if place.role == nil { row } else { title }
    }
  }

  // MARK: Titles

  private var gapAbove: CGFloat {
    guard form.isGrouped, place.startsSection else { return 0 }
    return place.startsList ? 2 * ListMetrics.sectionGap : ListMetrics.sectionGap
  }

  private var gapBelow: CGFloat {
    form.isGrouped && place.endsSection ? ListMetrics.sectionGap : 0
  }

  private var title: some View {
    let gap = form.isGrouped ? ListMetrics.titleGap : ListMetrics.plainTitleGap
    let isHeader = place.role == .header
    let usual = EdgeInsets(
      top: form.isGrouped && isHeader ? 0 : gap, leading: ListMetrics.insets.leading,
      bottom: form.isGrouped && !isHeader ? 0 : gap, trailing: ListMetrics.insets.trailing)
    return HostedContent(element: content)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(traits.insets ?? usual)
      .background { if let background = traits.background { background } }
  }

  // MARK: Rows

  @ViewBuilder private var row: some View {
    if form == .insetGrouped {
      swiped.clipShape(corners)
    } else {
      swiped
    }
  }

  private var corners: UnevenRoundedRectangle {
    let top = place.isFirst ? ListMetrics.cornerRadius : 0
    let bottom = place.isLast ? ListMetrics.cornerRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top, style: .continuous)
  }

  private var swiped: some View {
    SwipedRow(
      content: cell, leading: traits.leadingActions, trailing: traits.trailingActions,
      delete: traits.isDeleteDisabled || traits.trailingActions != nil ? nil : edits.delete)
  }

  private var insets: EdgeInsets { traits.insets ?? ListMetrics.insets }

  private var cell: some View {
    HStack(spacing: 0) {
      if showsSelection { SelectionMark(isSelected: isSelected) }
      if isEditing, !showsSelection, edits.delete != nil, !traits.isDeleteDisabled {
        DeletionMark()
      }
      HostedContent(element: content)
        .frame(maxWidth: .infinity, alignment: .leading)
      if let badge = content.layoutValue(BadgeKey.self)?.text {
        badge.foregroundStyle(Color(UIColor.secondaryLabel)).padding(.leading, 8)
      }
      if isEditing, let move = edits.move, !traits.isMoveDisabled { MoveHandle(move: move) }
    }
    .padding(insets)
    .frame(minHeight: minHeight)
    .background { background }
    .overlay(alignment: .bottom) { separator }
    .modifier(_RowPressModifier(pressing: { isPressed = $0 }, action: select))
  }

  @ViewBuilder private var background: some View {
    if isPressed || isSelected {
      Color(UIColor.systemGray4)
    } else if let background = traits.background {
      background
    } else if form.isGrouped {
      Color(UIColor.secondarySystemGroupedBackground)
    } else {
      Color.clear
    }
  }

  @ViewBuilder private var separator: some View {
    if traits.bottomSeparator != .hidden, !place.isLast || !form.isGrouped {
      ListSeparator(color: traits.bottomTint).padding(.leading, insets.leading)
    }
  }
}

/// A line as thin as the display allows.
struct ListSeparator: View {
  let color: Color?
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Rectangle().fill(color ?? Color(UIColor.separator)).frame(height: pixel)
  }
}

/// Shows whether a row is selected in edit mode.
struct SelectionMark: View {
  let isSelected: Bool

  var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .font(.system(size: 22))
      .foregroundStyle(Color(isSelected ? UIColor.systemBlue : UIColor.tertiaryLabel))
      .frame(height: 20)
      .padding(.trailing, 14)
  }
}
