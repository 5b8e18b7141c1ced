import Foundation

/// Presents buttons at the bottom of the display while a binding says so.
struct ConfirmationDialogModifier<Actions: View, Message: View> {
  let title: Text
  let titleVisibility: Visibility
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message
  @State private var presentation = Presentation()
}

extension ConfirmationDialogModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    presentation.dismiss = { isPresented.wrappedValue = false }
    return content.modifier(
      _LayerModifier(
        layer: ConfirmationLayer(
          isShown: isShown, title: titleVisibility == .visible ? title : nil, actions: actions(),
          message: message(), presentation: presentation),
        isShown: isShown))
  }
}

private struct ConfirmationLayer<Actions: View, Message: View>: View {
  let isShown: Bool
  let title: Text?
  let actions: Actions
  let message: Message
  let presentation: Presentation

  var body: some View {
    ZStack {
      if isShown {
        Color.black.opacity(SheetMetrics.dimming)
          .ignoresSafeArea()
          .contentShape(Rectangle())
          .onTapGesture { presentation.dismiss() }
          .transition(.opacity)
        card
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .animation(DialogMetrics.animation, value: isShown)
  }

  private var card: some View {
    VStack(spacing: 0) {
      if title != nil || Message.self != EmptyView.self {
        VStack(spacing: 4) {
          title.font(.footnote.weight(.semibold))
          message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .padding(14)
        .frame(maxWidth: .infinity)
      }
      DialogActions(
        actions: actions, layout: ConfirmationButtonsLayout(), presentation: presentation)
    }
    .frame(maxWidth: DialogMetrics.dialogWidth)
    .background { Color(UIColor.secondarySystemGroupedBackground) }
    .clipShape(RoundedRectangle(cornerRadius: DialogMetrics.alertRadius, style: .continuous))
    .padding(DialogMetrics.dialogMargin)
    .modifier(_PresentedModifier(presentation: presentation))
  }
}

/// Buttons below each other, the one that cancels last.
struct ConfirmationButtonsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(
      width: proposal.width ?? DialogMetrics.dialogWidth,
      height: CGFloat(subviews.count) * DialogMetrics.dialogButtonHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let ordered =
      subviews.filter { $0[DialogRoleKey.self] != .cancel }
      + subviews.filter { $0[DialogRoleKey.self] == .cancel }
    for (index, view) in ordered.enumerated() {
      view.place(
        at: CGPoint(
          x: bounds.minX, y: bounds.minY + CGFloat(index) * DialogMetrics.dialogButtonHeight),
        proposal: ProposedViewSize(
          width: bounds.width, height: DialogMetrics.dialogButtonHeight))
    }
  }
}

extension View {
  /// Presents a choice of buttons while the binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Presents a choice of buttons, with a title shown as it is, while the binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of buttons while the binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a choice of buttons with a message while the binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a choice of buttons with a message while the binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return modifier(
      ConfirmationDialogModifier(
        title: title, titleVisibility: titleVisibility, isPresented: isPresented,
        actions: { actions }, message: { message }))
  }

  /// Presents an action sheet while the binding is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return modifier(
      ConfirmationDialogModifier(
        title: sheet.title, titleVisibility: .visible, isPresented: isPresented,
        actions: { DialogButtonList(buttons: sheet.buttons) }, message: { sheet.message }))
  }
}

/// A choice of buttons as a value.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A title, a message and buttons; one that cancels where none is given.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents actions to choose from, with a title, shown as it is, and a message while the binding is
  /// true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents actions about data while the binding is true and there is some.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let shown = Binding(
      get: { data != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return confirmationDialog(
      Text(titleKey), isPresented: shown, titleVisibility: titleVisibility
    ) { data.map(actions) }
  }

  /// Presents actions about data, with a message, while the binding is true and there is some.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let shown = Binding(
      get: { data != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return confirmationDialog(
      Text(titleKey), isPresented: shown, titleVisibility: titleVisibility
    ) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }
}
