/// A space that frames and points can be asked for in.
public enum CoordinateSpace: Hashable {
  /// The space of the display.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest view above with that name; the display's where there is none.
  case named(AnyHashable)

  /// Whether this is the display's space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space of the nearest view above with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension NamedCoordinateSpace: @unchecked Sendable {}

/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// A view's own space.
  public init() {}

  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the display.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the display.
  public init() {}

  /// The display's space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view above with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the display.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Names the space of a view.
public struct _CoordinateSpaceModifier { let name: AnyHashable }

extension _CoordinateSpaceModifier: ElementModifier {
  func makeElement(_ child: Element, in place: _NodePlace) -> CoordinateSpaceElement {
    CoordinateSpaceElement(child, in: place)
  }
  func update(_ element: CoordinateSpaceElement, environment: EnvironmentValues) {
    element.name = name
  }
}

final class CoordinateSpaceElement: ModifierElement {
  var name: AnyHashable?

  override var label: String { "coordinateSpace" }
  override var spaceName: AnyHashable? { name }
}

extension View {
  /// Names the view's space, for views below to ask for frames in.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Names the view's space, for views below to ask for frames in.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}
