import Foundation

/// The distances that a view prefers to its neighbours in a stack, in points.
///
/// Between two neighbours the largest distance counts among the categories that both declare, then
/// the larger of their own, then 8.
public struct ViewSpacing: Sendable {
  /// What two facing edges agree on.
  enum Category: Hashable, Sendable {
    /// A text above something that is not a text.
    case edgeBelowText
    /// Something that is not a text above a text.
    case edgeAboveText
    /// A text above a text.
    case textToText
  }

  /// One edge: the distance it wants in general, and by category.
  struct EdgeDistances: Sendable {
    var general: CGFloat?
    var byCategory: [Category: CGFloat] = [:]
    /// A spacer's: nothing is added beside it.
    var isSpacer = false

    func merged(with other: EdgeDistances) -> EdgeDistances {
      var result = self
      if let distance = other.general { result.general = max(general ?? distance, distance) }
      for (category, distance) in other.byCategory {
        result.byCategory[category] = max(byCategory[category] ?? distance, distance)
      }
      result.isSpacer = isSpacer && other.isSpacer
      return result
    }
  }

  var top: EdgeDistances
  var bottom: EdgeDistances
  var leading: EdgeDistances
  var trailing: EdgeDistances

  /// The distance between neighbours that declare nothing.
  static let standard: CGFloat = 8

  /// The distances of a view that is no text.
  public init() {
    top = EdgeDistances(byCategory: [.edgeBelowText: 0])
    bottom = EdgeDistances(byCategory: [.edgeAboveText: 0])
    leading = EdgeDistances()
    trailing = EdgeDistances()
  }

  /// No distance to anything.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = EdgeDistances(general: 0) }
    return spacing
  }()

  subscript(edge: Edge) -> EdgeDistances {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (from, to) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
    if from.isSpacer || to.isSpacer { return 0 }
    var shared: CGFloat?
    for (category, distance) in from.byCategory {
      guard let other = to.byCategory[category] else { continue }
      shared = max(shared ?? 0, distance, other)
    }
    if let shared { return shared }
    switch (from.general, to.general) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil): return a
    case (nil, let b?): return b
    case (nil, nil): return Self.standard
    }
  }

  /// Takes the larger distances of both on the edges named.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = self[edge].merged(with: other[edge])
    }
  }

  /// The larger distances of both on the edges named.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The same with the edges named back at what a plain view declares.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    let plain = ViewSpacing()
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = plain[edge] }
    return result
  }
}
