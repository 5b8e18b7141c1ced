import Foundation

/// Content that comes to rest at one of the views that a `scrollTargetLayout` marks.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one flick may go.
  public struct LimitBehavior: Sendable {
    enum Kind: Sendable { case automatic, always, never }
    let kind: Kind

    /// By the content: here as far as it glides.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// To the next view at most.
    public static let always = LimitBehavior(kind: .always)
    /// As far as it glides.
    public static let never = LimitBehavior(kind: .never)
    /// As `always`.
    public static let alwaysByOne = LimitBehavior(kind: .always)
  }

  let limit: LimitBehavior

  /// Views, with a limit for one flick.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// The view nearest to where the content would glide to.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let places = context.places
    guard !places.isEmpty else { return }
    let old = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = aligned(
        places.map(\.minX), from: old.minX, to: target.rect.minX, context.velocity.dx)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(
        places.map(\.minY), from: old.minY, to: target.rect.minY, context.velocity.dy)
    }
  }

  private func aligned(
    _ starts: [CGFloat], from old: CGFloat, to goal: CGFloat, _ velocity: CGFloat
  ) -> CGFloat {
    let starts = Set(starts).sorted()
    func nearest(_ offset: CGFloat) -> Int {
      starts.indices.min { abs(starts[$0] - offset) < abs(starts[$1] - offset) } ?? 0
    }
    var chosen = nearest(goal)
    if limit.kind == .always {
      let first = nearest(old)
      if abs(velocity) >= PagingScrollTargetBehavior.turningSpeed {
        chosen = velocity > 0 ? first + 1 : first - 1
      }
      chosen = min(max(chosen, first - 1), first + 1)
      chosen = min(max(chosen, 0), starts.count - 1)
    }
    return starts[chosen]
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The views that a `scrollTargetLayout` marks.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// The views that a `scrollTargetLayout` marks, with a limit for one flick.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
