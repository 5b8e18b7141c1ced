import Foundation

/// A button that offers something to other programs. A bare display has none: the button is shown, and
/// nothing comes of a tap.
public struct ShareLink<Label> { let label: Label }

/// How something that is offered is to be shown.
public struct SharePreview<Image, Icon> {
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// A title that is shown as it is and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  /// A title.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// A title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
}

/// The label of a button that offers something, where the program gives none.
public struct DefaultShareLinkLabel {
  let title: Text?
}

extension DefaultShareLinkLabel: View {
  /// A title beside an arrow out of a box.
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink: View where Label: View {
  /// The label as a button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }

  /// Offers something, with a label made of views.
  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  /// Offers something, with a label made of views.
  public nonisolated init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Offers something.
  public nonisolated init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: nil))
  }

  /// Offers something.
  public nonisolated init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(label: DefaultShareLinkLabel(title: nil)) }

  /// Offers something, with a title.
  public nonisolated init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(title: Text(titleKey))) }

  /// Offers something, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(label: DefaultShareLinkLabel(title: Text(title))) }

  /// Offers something, with a title.
  public nonisolated init<Item, I, J>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) { self.init(label: DefaultShareLinkLabel(title: Text(titleKey))) }
}
