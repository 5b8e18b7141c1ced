/// Views that are shown below a label, or hidden, by a tap on the label.
public struct DisclosureGroup<Label, Content> {
  /// Nil where the group itself keeps whether it is open.
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOpen = false

  private nonisolated init(
    _ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// The group as the style around it shows it.
  public var body: some View {
    StyledControl(
      \.disclosureGroupStyles,
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init { AnyView(content()) },
        isExpanded: isExpanded ?? $isOpen))
  }

  /// A group with a label made of views.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content)
  }

  /// A group with a label made of views, which a binding opens and closes.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label(), content)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// A group with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(titleKey), content)
  }

  /// A group with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, Text(title), content)
  }

  /// A group with a title, which a binding opens and closes.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(titleKey), content)
  }

  /// A group with a title that is shown as it is, which a binding opens and closes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, Text(title), content)
  }
}
