import Foundation

/// The size and the place of a view, in points.
@MainActor
public struct GeometryProxy {
  /// Not kept alive: what the view shows may well keep its proxy.
  private weak var source: (any GeometrySource)?

  init(source: any GeometrySource) { self.source = source }

  /// The view's size.
  public nonisolated var size: CGSize { MainActor.assumeIsolated { source?.size ?? .zero } }

  /// How far the safe area's outer edge lies beyond each side of the view that touches it.
  public nonisolated var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated {
      let insets = source?.answer(.safeArea) ?? .zero
      return EdgeInsets(
        top: insets.minY, leading: insets.minX, bottom: insets.height, trailing: insets.width)
    }
  }

  /// The view's frame in a coordinate space.
  public nonisolated func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { source?.answer(.frame(coordinateSpace)) ?? .zero }
  }

  /// The view's frame in a coordinate space.
  public nonisolated func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space's view in the view's own space; nil when no view above has the name.
  public nonisolated func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { source?.answer(.bounds(coordinateSpace.name)) }
  }

  /// Where the value of an anchor lies in the view's own space.
  public nonisolated subscript<T>(anchor: Anchor<T>) -> T {
    let origin = anchor.origin
    let parts = anchor.source.parts
    let rects = MainActor.assumeIsolated {
      parts.map { source?.answer(.anchor(origin, $0)) ?? .zero }
    }
    return anchor.source.make(rects)
  }
}

/// Something about an element's place that others can ask for.
enum GeometryQuery: Hashable {
  case frame(CoordinateSpace)
  case bounds(AnyHashable)
  /// Answered by a rectangle of which origin and size are the insets at the start and at the end.
  case safeArea
  case anchor(AnchorOrigin, AnchorPart)
}

/// What an element told about its place.
struct GeometryReadings {
  private var answers: [GeometryQuery: CGRect?] = [:]

  mutating func keep(_ answer: CGRect?, to query: GeometryQuery) { answers[query] = answer }

  mutating func forget() { answers.removeAll(keepingCapacity: true) }

  /// Whether an element would tell something else now.
  @MainActor
  func isOutdated(for element: Element) -> Bool {
    answers.contains { element.geometry($0.key) != $0.value }
  }
}

/// An element whose place is asked for, and which remembers what it told.
@MainActor
protocol GeometrySource: Element {
  var readings: GeometryReadings { get set }
}

extension GeometrySource {
  func answer(_ query: GeometryQuery) -> CGRect? {
    let answer = geometry(query)
    readings.keep(answer, to: query)
    return answer
  }
}
