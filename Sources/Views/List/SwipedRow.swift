import Foundation

/// A row that a swipe moves aside, which uncovers buttons.
struct SwipedRow<Content: View>: View {
  let content: Content
  let leading: ListRowTraits.SwipeActions?
  let trailing: ListRowTraits.SwipeActions?
  /// What the usual button at the trailing edge does; nil for none.
  let delete: (() -> Void)?
  @State private var offset: CGFloat = 0
  @State private var start: CGFloat?
  @State private var probe = FrameProbe()

  var body: some View {
    if leading == nil, trailing == nil, delete == nil {
      content
    } else {
      content
        .environment(\.openSwipe, RowSwipe { [width] in settle(-width(.trailing)) })
        .offset(x: offset)
        .background { buttons }
        .simultaneousGesture(drag)
    }
  }

  @ViewBuilder private var buttons: some View {
    ZStack {
      if offset < 0 {
        SwipeButtons(edge: .trailing) {
          if let trailing {
            trailing.buttons
          } else if let delete {
            Button("Delete", role: .destructive, action: { delete() })
          }
        }
      } else if offset > 0, let leading {
        SwipeButtons(edge: .leading) { leading.buttons }
      }
    }
    .buttonStyle(SwipeButtonStyle(close: { settle(0) }))
    .modifier(_FrameProbeModifier(probe: probe))
  }

  private func width(_ edge: HorizontalEdge) -> CGFloat {
    let count = probe.element?.presses.count ?? 1
    return SwipeMetrics.buttonWidth * CGFloat(max(1, count))
  }

  private func settle(_ goal: CGFloat) {
    withAnimation(.spring(response: 0.35, dampingFraction: 1)) { offset = goal }
  }

  private var drag: some Gesture {
    HorizontalDrag()
      .onChanged { value in
        let first = start ?? offset
        start = first
        offset = limit(first + value.translation)
      }
      .onEnded { value in
        start = nil
        let edge: HorizontalEdge = offset < 0 ? .trailing : .leading
        let row = probe.element?.size.width ?? 0
        let allows =
          edge == .trailing ? trailing?.allowsFullSwipe ?? true : leading?.allowsFullSwipe
        if allows == true, abs(offset) > row * SwipeMetrics.fullShare {
          if edge == .trailing, let delete, trailing == nil { delete() } else { runFirst() }
          return settle(0)
        }
        let width = width(edge)
        let end = offset + value.velocity * 0.1
        let isOpen = abs(end) > width / 2 && (end < 0) == (offset < 0)
        settle(isOpen ? (offset < 0 ? -width : width) : 0)
      }
  }

  private func runFirst() { probe.element?.firstPress?.tracker.action() }

  private func limit(_ wanted: CGFloat) -> CGFloat {
    if wanted < 0, trailing == nil, delete == nil { return 0 }
    if wanted > 0, leading == nil { return 0 }
    return wanted
  }
}

/// Lengths of what a swipe uncovers: UIKit's, by published measurements; not verified against a device.
enum SwipeMetrics {
  static let buttonWidth: CGFloat = 74
  /// The share of a row's width beyond which a swipe does what the first button does.
  static let fullShare: CGFloat = 0.6
}

extension Element {
  /// The buttons at or below the element.
  var presses: [PressElement] {
    if let press = self as? PressElement { return [press] }
    return children.flatMap(\.presses)
  }
}

/// Opens a row's buttons from within.
struct RowSwipe {
  let open: () -> Void
  init(_ open: @escaping () -> Void) { self.open = open }
}

private struct OpenSwipeKey: EnvironmentKey { static var defaultValue: RowSwipe? { nil } }

extension EnvironmentValues {
  var openSwipe: RowSwipe? {
    get { self[OpenSwipeKey.self] }
    set { self[OpenSwipeKey.self] = newValue }
  }
}
