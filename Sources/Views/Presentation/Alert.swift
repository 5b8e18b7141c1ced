import Foundation

/// An alert as a value, with one or two buttons.
public struct Alert {
  /// A button of an alert or of an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button of no special kind.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves without a change.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button named "Cancel" that leaves without a change.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// A button that deletes or breaks off something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which is named "OK" where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .cancel(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The buttons of an alert or an action sheet that is a value.
struct DialogButtonList {
  let buttons: [Alert.Button]
}

extension DialogButtonList: View {
  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }) { button.label }
    }
  }
}

extension View {
  /// Presents an alert while the binding is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return modifier(
      AlertModifier(
        title: alert.title, isPresented: isPresented,
        actions: { DialogButtonList(buttons: alert.buttons) }, message: { alert.message }))
  }

  /// Presents an alert for an item while there is one.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    let isShown = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      AlertModifier(
        title: alert?.title ?? Text(verbatim: ""), isPresented: isShown,
        actions: { DialogButtonList(buttons: alert?.buttons ?? []) },
        message: { alert?.message }))
  }
}
