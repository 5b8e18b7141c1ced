import Foundation

/// An alert above a veil.
struct AlertLayer<Actions: View, Message: View>: View {
  let isShown: Bool
  let title: Text
  let actions: Actions
  let message: Message
  let presentation: Presentation

  var body: some View {
    ZStack {
      if isShown {
        Color.black.opacity(SheetMetrics.dimming)
          .ignoresSafeArea()
          .contentShape(Rectangle())
          .transition(.opacity)
        AlertCard(
          title: title, actions: actions, message: message, presentation: presentation
        )
        .transition(.scale(scale: 1.1).combined(with: .opacity))
      }
    }
    .animation(DialogMetrics.animation, value: isShown)
  }
}

private struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  let presentation: Presentation

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 20)
      DialogActions(actions: actions, layout: DialogButtonsLayout(), presentation: presentation)
    }
    .frame(width: DialogMetrics.alertWidth)
    .background { Color(UIColor.secondarySystemGroupedBackground) }
    .clipShape(RoundedRectangle(cornerRadius: DialogMetrics.alertRadius, style: .continuous))
    .modifier(_PresentedModifier(presentation: presentation))
  }
}

/// The buttons that a dialog names, or one that puts it away where it names none.
struct DialogActions<Actions: View, Arrangement: Layout>: View {
  let actions: Actions
  let layout: Arrangement
  let presentation: Presentation

  var body: some View {
    layout {
      if Actions.self == EmptyView.self {
        Button("OK", role: .cancel) {}
      } else {
        actions
      }
    }
    .buttonStyle(DialogButtonStyle(presentation: presentation))
  }
}

/// Presents an alert while a binding says so.
struct AlertModifier<Actions: View, Message: View> {
  let title: Text
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message
  @State private var presentation = Presentation()
}

extension AlertModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    presentation.dismiss = { isPresented.wrappedValue = false }
    return content.modifier(
      _LayerModifier(
        layer: AlertLayer(
          isShown: isShown, title: title, actions: actions(), message: message(),
          presentation: presentation),
        isShown: isShown))
  }
}
