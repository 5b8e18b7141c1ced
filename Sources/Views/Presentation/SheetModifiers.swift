import Foundation

/// Presents views above everything while a binding says so.
struct SheetModifier<Sheet: View> {
  let isPresented: Binding<Bool>
  let form: SheetForm
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
  @State private var presentation = Presentation()
}

extension SheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    presentation.dismiss = { isPresented.wrappedValue = false }
    return content.modifier(
      _LayerModifier(
        layer: SheetLayer(
          sheet: isShown ? sheet() : nil, form: form, presentation: presentation),
        isShown: isShown)
    )
    .onChange(of: isShown) { was, _ in if was { onDismiss?() } }
  }
}

/// Presents views made from an item above everything while there is one.
struct ItemSheetModifier<Item: Identifiable, Sheet: View> {
  let item: Binding<Item?>
  let form: SheetForm
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  @State private var presentation = Presentation()
}

extension ItemSheetModifier: ViewModifier {
  func body(content: Content) -> some View {
    let item = item.wrappedValue
    presentation.dismiss = { self.item.wrappedValue = nil }
    return content.modifier(
      _LayerModifier(
        layer: SheetLayer(
          sheet: item.map { sheet($0).id($0.id) }, form: form, presentation: presentation),
        isShown: item != nil)
    )
    .onChange(of: item?.id) { old, new in if old != nil, new == nil { onDismiss?() } }
  }
}

extension View {
  /// Presents a sheet while the binding is true; `onDismiss` is called when it was put away.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, form: .sheet, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet for an item while there is one; `onDismiss` is called when it was put away.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, form: .sheet, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the display while the binding is true; `onDismiss` is called when that ended.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, form: .cover, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the display for an item while there is one; `onDismiss` is called when that ended.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, form: .cover, onDismiss: onDismiss, sheet: content))
  }
}
