import Foundation

/// Where scrolled content is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is to be seen, in its own points.
  public var rect: CGRect
  /// The point of the part that matters; nil for any.
  public var anchor: UnitPoint?

  /// A part of the content.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Feeds the part and the point.
  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}

/// What is known when the finger is lifted.
public struct ScrollTargetBehaviorContext {
  /// What was to be seen when the finger went down.
  public let originalTarget: ScrollTarget
  /// How the offset moves, in points a second.
  public let velocity: CGVector
  /// The content's size.
  public let contentSize: CGSize
  /// The scroll view's size.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  /// Where the views lie that may be aligned, in the content's space.
  var places: [CGRect] = []
}

/// Settles where scrolled content comes to rest.
public protocol ScrollTargetBehavior {
  /// What is known when the finger is lifted.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content is to come to rest: at first where it would glide to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Content that comes to rest at multiples of the scroll view's size, one at most from where it was.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Multiples of the scroll view's size.
  public init() {}

  /// Points a second at which a finger turns the page however little it has moved.
  static let turningSpeed: CGFloat = 100

  /// The page that the finger moves to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ origin: CGFloat, _ goal: CGFloat, _ velocity: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      guard length > 0 else { return goal }
      let first = (origin / length).rounded()
      // What is left without the glide says which page is nearer; a flick turns the page.
      let here = goal / length
      var next = here.rounded()
      if abs(velocity) >= Self.turningSpeed { next = velocity > 0 ? first + 1 : first - 1 }
      return min(max(next, first - 1), first + 1) * length
    }
    let old = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        old.minX, target.rect.minX, context.velocity.dx, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        old.minY, target.rect.minY, context.velocity.dy, context.containerSize.height)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Multiples of the scroll view's size, one at most from where the content was.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
