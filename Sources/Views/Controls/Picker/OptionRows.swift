import Foundation

/// The choices in rows of at least 44 points, a mark at the one that is made.
struct OptionRows<Content: View>: View {
  let options: PickerOptions<Content>
  /// The side of the mark.
  let markSide: HorizontalEdge
  @State private var items: [TaggedItem] = []

  static var markWidth: CGFloat { 24 }

  var body: some View {
    TaggedViews(
      content: options.content
        .padding(.leading, markSide == .leading ? Self.markWidth : 0)
        .padding(.trailing, markSide == .trailing ? Self.markWidth : 0)
        .padding(.vertical, 11),
      layout: .column(minHeight: AnchoredMetrics.rowHeight, alignment: .leading),
      report: { items = $0 }
    )
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay {
      VStack(spacing: 0) {
        ForEach(items) { item in
          OptionCover(
            isChosen: item.tag == options.chosen, isLast: item == items.last,
            markSide: markSide, choose: { options.choose(item.tag) })
        }
      }
    }
  }
}

/// Lies over a row: takes touches, and shows the mark and the line below the row.
private struct OptionCover: View {
  let isChosen: Bool
  let isLast: Bool
  let markSide: HorizontalEdge
  let choose: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Color(source: .system(.fill))
      .opacity(isPressed ? 0.5 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: markSide == .leading ? .leading : .trailing) {
        if isChosen {
          Image(systemName: "checkmark")
            .font(.system(size: 15, weight: .semibold))
            .foregroundStyle(TintShapeStyle())
        }
      }
      .overlay(alignment: .bottom) { if !isLast { Divider() } }
      .contentShape(Rectangle())
      .modifier(_PressModifier(pressing: { isPressed = $0 }, action: { choose() }))
  }
}
