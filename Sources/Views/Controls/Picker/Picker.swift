/// Chooses one of several values. Each choice is a view with the value as its tag.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
  @Environment(\.pickerLook) private var look

  private nonisolated init(
    _ label: Label, _ selection: Binding<SelectionValue>, _ content: Content
  ) {
    self.selection = selection
    self.content = content
    self.label = label
  }
}

extension Picker: View where Label: View, Content: View {
  /// The choices as the style around the picker shows them.
  @ViewBuilder public var body: some View {
    let options = PickerOptions(
      content: content, chosen: AnyHashable(selection.wrappedValue), choose: { choose($0) })
    switch look.kind {
    case .menu: LabeledControl(label) { MenuPicker(options: options) }
    case .segmented: SegmentedPicker(options: options)
    case .wheel: WheelPicker(options: options)
    case .inline: OptionRows(options: options, markSide: .trailing)
    }
  }

  @MainActor private func choose(_ tag: AnyHashable) {
    guard let value = tag.base as? SelectionValue, value != selection.wrappedValue else { return }
    selection.wrappedValue = value
  }

  /// A picker with a label made of views.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, content())
  }

  /// A picker with a label.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label, selection, content())
  }
}

/// The choices of a picker, and the one that is made.
struct PickerOptions<Content> {
  let content: Content
  let chosen: AnyHashable
  let choose: (AnyHashable) -> Void
}

extension Picker where Label == Text, Content: View {
  /// A picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), selection, content())
  }

  /// A picker with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), selection, content())
  }
}

extension Picker where Label == Views.Label<Text, Image>, Content: View {
  /// A picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Views.Label(titleKey, systemImage: systemImage), selection, content())
  }

  /// A picker with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Views.Label(title, systemImage: systemImage), selection, content())
  }
}
