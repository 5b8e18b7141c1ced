import Foundation
import Raster
import Scene

/// Shows of a view what others, laid over it, cover.
public struct _MaskModifier<Mask> {
  let mask: Mask
  let alignment: Alignment
}

extension _MaskModifier: ViewModifier where Mask: View {
  /// Never evaluated.
  public typealias Body = Never
}

extension _MaskModifier: ElementModifier where Mask: View {
  func makeElement(_ child: Element, in place: _NodePlace) -> MaskElement {
    let node = SecondaryNode(mask, in: place)
    return MaskElement(child, node, layers: node.element, in: place)
  }

  func update(_ element: MaskElement, environment: EnvironmentValues) {
    guard let node = element.secondary as? SecondaryNode<Mask> else { return }
    node.update(mask, environment: environment)
    if node.element.alignment != alignment {
      node.element.alignment = alignment
      element.invalidateLayout()
    }
  }
}

final class MaskElement: ModifierElement {
  let secondary: _Node
  private let layers: SecondaryElement

  init(_ child: Element, _ node: _Node, layers: SecondaryElement, in place: _NodePlace) {
    secondary = node
    self.layers = layers
    super.init(child, in: place)
    adopt(layers)
  }

  override var label: String { "mask" }

  override var children: [Element] { [child, layers] }

  override func placeChildren() {
    child.place(at: .zero, proposal: proposal)
    layers.place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func drawContent(into list: inout DisplayList) {
    list.withGroup(GroupEffect()) { list in
      child.draw(into: &list)
      list.withMask { layers.draw(into: &$0) }
    }
  }

  /// The mask itself is not touched.
  override var drawingOrder: [Element] { [child] }

  override func detach() { secondary.detach() }
}

extension View {
  /// Shows of the view what the mask covers, by the mask's alpha.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows of the view what the mask covers, by the mask's alpha.
  @_disfavoredOverload
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }

  /// Draws a line along the inside of the view's frame.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
