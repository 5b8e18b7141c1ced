import Foundation

/// Presents views beside a view while there is content.
struct PopoverModifier<Card: View> {
  let isPresented: Binding<Bool>
  let card: () -> Card
  @State private var presentation = Presentation()
  @State private var probe = FrameProbe()
}

extension PopoverModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    presentation.dismiss = { isPresented.wrappedValue = false }
    return
      content
      .modifier(_FrameProbeModifier(probe: probe))
      .modifier(
        _LayerModifier(
          layer: AnchoredLayer(
            card: isShown ? card() : nil, probe: probe, presentation: presentation),
          isShown: isShown))
  }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Presents views beside this one while the binding is true. The place depends on the room there
  /// is; the anchor and the edge are taken as wishes.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PopoverModifier(isPresented: isPresented, card: content))
  }

  /// Presents views for an item beside this one while there is one. The place depends on the room
  /// there is; the anchor and the edge are taken as wishes.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      PopoverModifier(isPresented: isPresented) { item.wrappedValue.map(content) })
  }
}
