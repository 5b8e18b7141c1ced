import Foundation

/// Keeps the keyboard at the bottom of the display, above everything else.
@MainActor
final class KeyboardHost {
  private unowned let graph: ViewGraph
  private var node: LayerNode<KeyboardLayer>?
  private var options: KeyboardOptions?

  init(graph: ViewGraph) { self.graph = graph }

  /// Whether the keyboard is on the display.
  var isShown: Bool { options != nil }

  /// Shows a keyboard; nil for none.
  func show(_ options: KeyboardOptions?) {
    if options == self.options { return }
    self.options = options
    withAnimation(KeyboardMetrics.animation) {
      graph.enqueue(for: self) { [weak self] in self?.update() }
    }
  }

  private func update() {
    guard let root = graph.rootNode else { return }
    let view = layer(options)
    if node == nil { graph.updating { node = LayerNode(layer(nil), in: root.place) } }
    node?.raise()
    graph.updating { node?.update(view, environment: graph.shown) }
    var area = graph.safeArea
    let height = options.map { KeyboardMetrics.height($0, in: graph.displaySize) } ?? 0
    area.keyboard.bottom = height > 0 ? height + area.container.bottom : 0
    graph.safeArea = area
  }

  private func layer(_ options: KeyboardOptions?) -> KeyboardLayer {
    KeyboardLayer(
      options: options, type: { [weak graph] key in _ = graph?.key(key) },
      isCapital: { [weak graph] in graph?.focus.current?.isCapital() == true })
  }

  /// Passes a changed environment on.
  func refresh(_ environment: EnvironmentValues) { node?.refresh(environment) }
}

/// Lengths in points of the keyboard: a phone's on narrow displays, by published measurements, larger
/// ones on wide displays; not verified against a device.
enum KeyboardMetrics {
  static let animation = Animation.spring(response: 0.35, dampingFraction: 1)

  /// Whether keys have the size of a tablet's.
  static func isLarge(_ width: CGFloat) -> Bool { width >= 700 }

  /// One row of keys with the gap below it.
  static func row(_ width: CGFloat) -> CGFloat { isLarge(width) ? 70 : 54 }

  /// Between keys, from side to side and from top to bottom.
  static func gap(_ width: CGFloat) -> CGSize {
    isLarge(width) ? CGSize(width: 12, height: 12) : CGSize(width: 6, height: 12)
  }

  /// The bar above the keys, with the key that ends typing.
  static let bar: CGFloat = 44

  /// The whole keyboard in a display.
  static func height(_ options: KeyboardOptions, in display: CGSize) -> CGFloat {
    bar + 4 * row(display.width) + 8
  }
}
