import Foundation

/// Opens a list of actions when the view is pressed long.
struct ContextMenuModifier<Items: View> {
  let items: Items
  @State private var isOpen = false
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
      .modifier(PopoverModifier(isPresented: $isOpen) { MenuCard(content: items) })
  }
}

/// A list of actions as a value.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A list of actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a list of actions when the view is pressed long.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Opens a list of actions when the view is pressed long. The preview is not shown: the view stays
  /// where it is.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Opens a list of actions when the view is pressed long; nil for none.
  @ViewBuilder
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?)
    -> some View
  {
    if let contextMenu { modifier(ContextMenuModifier(items: contextMenu.items)) } else { self }
  }
}
