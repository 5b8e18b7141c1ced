import Foundation

/// For what a shape given to a view is used.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each use.
  public let rawValue: Int

  /// The uses with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen of the view while it is dragged; nothing here uses it.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen of the view beside its menu; nothing here uses it.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The look of the view under a pointer; nothing here uses it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline for assistive technology; nothing here uses it.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The shape in which a view is touched.
public struct _ContentShapeModifier<ContentShape: Shape> {
  let shape: ContentShape
  let isEvenOdd: Bool
  let kinds: ContentShapeKinds
}

extension _ContentShapeModifier: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _ContentShapeModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> ContentShapeElement {
    ContentShapeElement(child, in: place)
  }
  func update(_ element: ContentShapeElement, environment: EnvironmentValues) {
    let (shape, isEvenOdd) = (shape, isEvenOdd)
    element.contains =
      kinds.contains(.interaction)
      ? {
        shape.path(in: CGRect(origin: .zero, size: $1)).contains($0, eoFill: isEvenOdd)
      } : nil
  }
}

/// Is touched within a shape, whatever is drawn there, and not outside of it.
final class ContentShapeElement: ModifierElement {
  var contains: ((CGPoint, CGSize) -> Bool)?

  override var label: String { "contentShape" }

  override func hitTest(_ point: CGPoint) -> [Element] {
    guard let contains else { return super.hitTest(point) }
    guard contains(point, size) else { return [] }
    let inner = super.hitTest(point)
    return inner.isEmpty ? [self] : inner
  }
}

/// Whether a view is touched at all.
public struct _AllowsHitTestingModifier { let isAllowed: Bool }

extension _AllowsHitTestingModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> HitTestingElement {
    HitTestingElement(child, in: place)
  }
  func update(_ element: HitTestingElement, environment: EnvironmentValues) {
    element.isAllowed = isAllowed
  }
}

final class HitTestingElement: ModifierElement {
  var isAllowed = true

  override var label: String { "allowsHitTesting" }

  override func hitTest(_ point: CGPoint) -> [Element] {
    isAllowed ? super.hitTest(point) : []
  }
}

extension View {
  /// The shape in which the view is touched, whatever it draws there.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// The shape of the view for some uses; of these, only where it is touched matters here.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: kind))
  }

  /// Whether the view is touched; what lies behind it is touched instead when it is not.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}
