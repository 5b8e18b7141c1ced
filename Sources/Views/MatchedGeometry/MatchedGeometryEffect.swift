import Foundation

/// Which parts of a frame views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32

  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the view lies.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that the view is offered.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Shares the frame of one view with others of the same identity.
public struct _MatchedGeometryEffect<ID: Hashable> {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension _MatchedGeometryEffect: ViewModifier {
  /// Never evaluated.
  public typealias Body = Never
}

extension _MatchedGeometryEffect: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> MatchedGeometryElement {
    MatchedGeometryElement(child, in: place)
  }

  func update(_ element: MatchedGeometryElement, environment: EnvironmentValues) {
    element.properties = properties
    element.anchor = anchor
    element.isSource = isSource
    element.join(MatchedGeometryKey(id: AnyHashable(id), namespace: namespace))
  }
}

extension View {
  /// Shares the frame of one view, the source, with others of the same id in a namespace: they are
  /// offered its size and lie where their anchors coincide. When another view becomes the source in
  /// an animated change, all of them move from the frame of the one to that of the other.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
