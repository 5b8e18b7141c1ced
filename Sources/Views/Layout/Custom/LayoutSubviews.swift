import Foundation

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// A part of them.
  public typealias SubSequence = LayoutSubviews
  /// One of them.
  public typealias Element = LayoutSubview
  /// A position among them.
  public typealias Index = Int
  /// The positions.
  public typealias Indices = Range<Int>

  private let subviews: [LayoutSubview]
  private let places: LayoutPlaces
  /// Positions in `subviews`, so that a part keeps the whole's positions.
  private let range: Range<Int>
  /// The direction in which leading and trailing lie.
  public var layoutDirection: LayoutDirection

  init(_ elements: [Views.Element], places: LayoutPlaces, direction: LayoutDirection) {
    subviews = elements.map { LayoutSubview(element: $0, places: places) }
    self.places = places
    range = 0..<elements.count
    layoutDirection = direction
  }

  private init(
    _ subviews: [LayoutSubview], _ range: Range<Int>, places: LayoutPlaces,
    direction: LayoutDirection
  ) {
    self.subviews = subviews
    self.range = range
    self.places = places
    layoutDirection = direction
  }

  /// The first position.
  public var startIndex: Int { range.lowerBound }
  /// The position after the last.
  public var endIndex: Int { range.upperBound }

  /// One of the views.
  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "there is no subview \(index)")
    return subviews[index]
  }

  /// Some of the views, which keep their positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound,
      "there are no subviews \(bounds)")
    return LayoutSubviews(subviews, bounds, places: places, direction: layoutDirection)
  }

  /// The views from a position on, which keep their positions.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.lowerBound..<range.upperBound]
  }

  /// The views at some positions; their own positions start at 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.map { self[$0] }
    return LayoutSubviews(
      chosen, 0..<chosen.count, places: places, direction: layoutDirection)
  }

  /// Whether both are the same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.range == b.range && a.subviews == b.subviews && a.layoutDirection == b.layoutDirection
  }

  var elements: [Views.Element] { map(\.element) }

  /// A guide of the whole, from those of the views where `place` puts them.
  func merged(_ key: AlignmentKey, place: () -> Void) -> CGFloat? {
    let kept = places.replace(with: [:])
    place()
    let placed = places.replace(with: kept)
    var values: [CGFloat] = []
    for subview in self {
      guard let place = placed[ObjectIdentifier(subview.element)],
        let value = subview.dimensions(in: place.proposal).explicit(key)
      else { continue }
      values.append(value + (key.axis == .horizontal ? place.origin.x : place.origin.y))
    }
    return key.combine(values)
  }
}

/// Where a layout puts views, until all are placed. Used on the main thread alone.
final class LayoutPlaces: @unchecked Sendable {
  struct Place {
    let origin: CGPoint
    let proposal: ProposedViewSize
  }
  private(set) var places: [ObjectIdentifier: Place] = [:]

  func put(_ element: Element, _ place: Place) { places[ObjectIdentifier(element)] = place }

  func replace(with places: [ObjectIdentifier: Place]) -> [ObjectIdentifier: Place] {
    let old = self.places
    self.places = places
    return old
  }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let element: Element
  let places: LayoutPlaces

  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  /// What the view says for a key of the layout's.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    let value = MainActor.assumeIsolated { Carried(value: element.layoutValue(for: id)) }.value
    return value as? K.Value ?? K.defaultValue
  }

  private struct Carried: @unchecked Sendable { let value: Any? }

  /// Which of several views is offered space first.
  public var priority: Double { MainActor.assumeIsolated { element.layoutPriority } }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { element.spacing } }

  /// The size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.size(for: proposal) }
  }

  /// The size that the view takes for a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { element.dimensions(for: proposal) }
  }

  /// Puts a point of the view, in fractions of its size, at a point of the container.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    places.put(element, LayoutPlaces.Place(origin: origin, proposal: proposal))
  }
}
