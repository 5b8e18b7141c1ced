import Foundation

/// Buttons of an alert or a dialog: each does its own and puts the dialog away.
struct DialogButtonStyle: PrimitiveButtonStyle {
  let presentation: Presentation

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration, presentation: presentation)
      .layoutValue(key: DialogRoleKey.self, value: configuration.role)
  }
}

struct DialogRoleKey: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let presentation: Presentation
  @State private var isPressed = false

  var body: some View {
    configuration.label
      .font(configuration.role == .cancel ? .headline : .body)
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: DialogMetrics.buttonHeight, maxHeight: .infinity)
      .background { Color(UIColor.systemFill).opacity(isPressed ? 1 : 0) }
      .overlay(alignment: .top) { DialogLine(axis: .horizontal) }
      .overlay(alignment: .leading) { DialogLine(axis: .vertical) }
      .contentShape(Rectangle())
      .modifier(
        _PressModifier(
          pressing: { isPressed = $0 },
          action: {
            configuration.trigger()
            presentation.dismiss()
          }))
  }
}

/// A thin line at a button's edge.
private struct DialogLine: View {
  let axis: Axis

  var body: some View {
    Color(UIColor.separator)
      .frame(width: axis == .vertical ? 0.5 : nil, height: axis == .horizontal ? 0.5 : nil)
      .offset(x: axis == .vertical ? -0.5 : 0)
  }
}

/// Lengths of alerts and dialogs in points: UIKit's, from published measurements; not verified
/// against a device.
enum DialogMetrics {
  static let alertWidth: CGFloat = 270
  static let alertRadius: CGFloat = 14
  static let buttonHeight: CGFloat = 44
  static let dialogButtonHeight: CGFloat = 57
  static let dialogMargin: CGFloat = 8
  static let dialogWidth: CGFloat = 400
  static let animation = Animation.spring(response: 0.35, dampingFraction: 0.9)
}

/// Two buttons that fit lie side by side, the one that cancels first; others below each other, the
/// one that cancels last.
struct DialogButtonsLayout: Layout {
  private func areBeside(_ subviews: Subviews, _ width: CGFloat) -> Bool {
    subviews.count == 2
      && subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
  }

  private func height(_ view: LayoutSubview, _ width: CGFloat) -> CGFloat {
    view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? DialogMetrics.alertWidth
    let isBeside = areBeside(subviews, width)
    let heights = subviews.map { height($0, isBeside ? width / 2 : width) }
    return CGSize(
      width: width, height: isBeside ? heights.max() ?? 0 : heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let isBeside = areBeside(subviews, bounds.width)
    let cancels = subviews.filter { $0[DialogRoleKey.self] == .cancel }
    let others = subviews.filter { $0[DialogRoleKey.self] != .cancel }
    let width = isBeside ? bounds.width / 2 : bounds.width
    var corner = bounds.origin
    for view in isBeside ? cancels + others : others + cancels {
      let own = isBeside ? bounds.height : height(view, width)
      view.place(at: corner, proposal: ProposedViewSize(width: width, height: own))
      if isBeside { corner.x += width } else { corner.y += own }
    }
  }
}
