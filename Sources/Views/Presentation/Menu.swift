import Foundation

/// A button that opens a list of actions.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  /// What a tap does instead of opening the list, which a long press opens then; nil for none.
  let primaryAction: (() -> Void)?
  @State private var isOpen = false

  private nonisolated init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View where Label: View, Content: View {
  /// The button, and the list above everything.
  public var body: some View {
    Button {
      if let primaryAction { primaryAction() } else { isOpen = true }
    } label: {
      label
    }
    .simultaneousGesture(
      LongPressGesture().onEnded { _ in if primaryAction != nil { isOpen = true } }
    )
    .modifier(PopoverModifier(isPresented: $isOpen) { MenuCard(content: content) })
  }

  /// A menu with a label made of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  /// A menu that acts when tapped, and opens when pressed long.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }
}

extension Menu where Label == Text, Content: View {
  /// A menu with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }

  /// A menu with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }
}

/// The list of a menu's actions.
struct MenuCard<Content: View>: View {
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) { content }
      .frame(width: AnchoredMetrics.menuWidth)
      .buttonStyle(MenuButtonStyle(dismiss: dismiss))
      .labelStyle(MenuLabelStyle())
  }
}

/// A row of a menu: does its own and puts the menu away.
struct MenuButtonStyle: PrimitiveButtonStyle {
  let dismiss: DismissAction

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(configuration: configuration, dismiss: dismiss)
  }
}

private struct MenuRow: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let dismiss: DismissAction
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .font(.body)
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
      .opacity(isEnabled ? 1 : 0.4)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: AnchoredMetrics.rowHeight, alignment: .leading)
      .background { Color(UIColor.systemFill).opacity(isPressed ? 1 : 0) }
      .overlay(alignment: .bottom) { Color(UIColor.separator).frame(height: 0.5) }
      .contentShape(Rectangle())
      .modifier(
        _PressModifier(
          pressing: { isPressed = $0 },
          action: {
            configuration.trigger()
            dismiss()
          }))
  }
}

/// The title first, the icon at the trailing side.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}
