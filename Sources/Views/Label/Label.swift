/// A title with an icon; how both are shown is the style's choice.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// A title and an icon of any kind.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The title and the icon as the style shows them.
  public var body: some View {
    StyledControl(
      \.labelStyles,
      LabelStyleConfiguration(
        title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title in the language of the views, and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title as it is, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title in the language of the views, and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title as it is, and a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to show, for styles that change another one.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
