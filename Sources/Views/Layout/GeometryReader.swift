import Foundation
import Geometry
import Scene

/// Builds its content from the size and the place that it has.
public struct GeometryReader<Content> {
  /// Builds the content.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  /// Never evaluated.
  public typealias Body = Never

  /// Content that depends on its size and place.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that builds the content when the size is known.
  public static func _makeNode(_ view: Self, in place: _NodePlace) -> _ViewNode<Self> {
    GeometryReaderNode(view, in: place)
  }
}

/// The size and the place of a geometry reader, in points.
@MainActor
public struct GeometryProxy {
  let element: GeometryElement

  /// The reader's size.
  public nonisolated var size: CGSize { MainActor.assumeIsolated { element.offeredSize } }

  /// The reader's frame in a coordinate space.
  public nonisolated func frame(in space: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { element.readFrame(in: space) }
  }
}

/// A space that frames and points can be asked for in.
public enum CoordinateSpace: Hashable {
  /// The space of the display.
  case global
  /// The view's own space.
  case local
  /// The space of the nearest view above with that name.
  case named(AnyHashable)

  /// Whether this is the display's space.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

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
}

extension View {
  /// Names the view's space, for views below to ask for frames in.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

final class GeometryReaderNode<Content: View>: HostingNode<
  GeometryReader<Content>, Content, GeometryElement
>
{
  init(_ view: GeometryReader<Content>, in place: _NodePlace) {
    let element = GeometryElement(environment: place.environment, graph: place.graph)
    super.init(view, in: place, element: element)
    element.build = { [weak self] in self?.reevaluate() }
  }

  override func reevaluate() {
    let proxy = GeometryProxy(element: element)
    element.beginReading()
    show(graph.evaluating(self) { view.content(proxy) })
  }

  override func update(_ view: GeometryReader<Content>, environment: EnvironmentValues) {
    self.view = view
    take(environment)
    // Built again with the next layout, when the size is known.
    element.contentChanged()
  }

  override func appendElements(to elements: inout [Element]) { elements.append(element) }
}

/// Takes all it is offered and builds its content for it; children lie at the top leading corner.
final class GeometryElement: ContainerElement {
  var build: () -> Void = {}
  private(set) var offeredSize = CGSize.zero
  private var builtSize: CGSize?
  private var readings: [CoordinateSpace: CGRect] = [:]

  override var label: String { "GeometryReader" }

  func beginReading() {
    readings.removeAll()
    builtSize = offeredSize
  }

  func contentChanged() {
    builtSize = nil
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    offeredSize = size
    graph.placed(self)
    if builtSize != size || readings.contains(where: { frame(in: $0.key) != $0.value }) { build() }
    placeContent()
  }

  private func placeContent() {
    let proposal = ProposedViewSize(size)
    for child in children { child.place(at: .zero, proposal: proposal) }
  }

  /// Builds again when a frame that the content was built from is another one now.
  func rebuildIfMoved() -> Bool {
    guard readings.contains(where: { frame(in: $0.key) != $0.value }) else { return false }
    build()
    return true
  }

  func readFrame(in space: CoordinateSpace) -> CGRect {
    let frame = frame(in: space)
    readings[space] = frame
    return frame
  }

  private func frame(in space: CoordinateSpace) -> CGRect {
    var map = Projective.identity
    var element: Element = self
    if space == .local { return CGRect(origin: .zero, size: size) }
    while true {
      if case .named(let name) = space, let named = element as? CoordinateSpaceElement,
        named.name == name
      {
        break
      }
      map = map.then(element.transformToParent)
      guard let parent = element.parent else { break }
      element = parent
    }
    let bounds = Rect(0, 0, Double(size.width), Double(size.height))
    return map.bounds(of: bounds).map { CGRect($0) } ?? CGRect(origin: .zero, size: size)
  }
}
