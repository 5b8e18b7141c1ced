import Foundation

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
    let proxy = GeometryProxy(source: element)
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
final class GeometryElement: ContainerElement, GeometrySource, LayoutFollower {
  var build: () -> Void = {}
  var readings = GeometryReadings()
  private var builtSize: CGSize?

  override var label: String { "GeometryReader" }
  override var hidesContent: Bool { true }

  func beginReading() {
    readings.forget()
    builtSize = size
  }

  func contentChanged() {
    builtSize = nil
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    graph.followers.keep(self)
    if builtSize != size || readings.isOutdated(for: self) { build() }
    let proposal = ProposedViewSize(size)
    for child in children { child.place(at: .zero, proposal: proposal) }
  }

  /// Builds again when something that the content was built from is another value now.
  func layoutEnded() -> Bool {
    guard readings.isOutdated(for: self), !isBelowLeaving else { return false }
    build()
    return true
  }
}
