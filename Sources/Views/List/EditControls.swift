import Foundation

/// A red mark before a row in edit mode, which uncovers the row's button for deletion.
struct DeletionMark: View {
  @Environment(\.openSwipe) private var swipe

  var body: some View {
    Button(action: { swipe?.open() }) {
      Image(systemName: "minus.circle.fill")
        .font(.system(size: 22))
        .foregroundStyle(Color.red)
        .frame(height: 20)
    }
    .buttonStyle(.plain)
    .padding(.trailing, 14)
  }
}

/// By which a finger moves a row in edit mode: where it lets go, the row goes.
struct MoveHandle: View {
  /// Moves the row by a number of rows.
  let move: (Int) -> Void
  @State private var probe = FrameProbe()

  var body: some View {
    Image(systemName: "line.3.horizontal")
      .font(.system(size: 17))
      .foregroundStyle(Color(UIColor.tertiaryLabel))
      .frame(height: 20)
      .padding(.leading, 14)
      .contentShape(Rectangle())
      .modifier(_FrameProbeModifier(probe: probe))
      .highPriorityGesture(
        DragGesture(minimumDistance: 2, coordinateSpace: .global).onEnded { value in
          let rows = (value.translation.height / (probe.element?.rowHeight ?? 44)).rounded()
          if rows.isFinite, rows != 0 { move(Int(rows)) }
        })
  }
}

extension Element {
  /// The height of the row of a list around the element.
  fileprivate var rowHeight: CGFloat? {
    var element: Element? = self
    while let current = element {
      if current is ListRowElement { return current.size.height }
      element = current.parent
    }
    return nil
  }
}

/// Turns edit mode on and off.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode around it.
  public nonisolated init() {}
}

extension EditButton: View {
  /// A button with the title "Edit", or "Done" in edit mode.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
