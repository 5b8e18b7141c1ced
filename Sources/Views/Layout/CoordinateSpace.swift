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

/// The names of the spaces of scroll views: of any, or of those that scroll along an axis.
enum ScrollSpace: Hashable {
  case any
  case along(Axis)
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view above: of what shows there, not of its content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.any))
  }

  /// The space of the nearest scroll view above that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.along(axis)))
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
  override func hasSpace(named name: AnyHashable) -> Bool { name == self.name }
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
