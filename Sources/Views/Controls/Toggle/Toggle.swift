/// A control that is on or off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  let label: Label

  private nonisolated init(_ isOn: Binding<Bool>, isMixed: Bool = false, _ label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

extension Toggle: View where Label: View {
  /// The toggle as the style around it shows it.
  public var body: some View {
    StyledControl(
      \.toggleStyles,
      ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed))
  }

  /// A toggle with a label made of views.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, label())
  }

  /// A toggle that is on where all of several values are, and sets them all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = bindings.map(\.wrappedValue)
    self.init(
      Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: values.contains(true) && values.contains(false), label())
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn, Text(titleKey))
  }

  /// A toggle with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn, Text(title))
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, Views.Label(titleKey, systemImage: systemImage))
  }

  /// A toggle with a title that is shown as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn, Views.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to show.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
  }
}
