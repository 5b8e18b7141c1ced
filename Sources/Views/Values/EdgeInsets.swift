import Foundation

/// Distances in points from the sides of a rectangle inwards.
public struct EdgeInsets: Equatable, Sendable {
  /// Distance from the top.
  public var top: CGFloat
  /// Distance from the leading side.
  public var leading: CGFloat
  /// Distance from the bottom.
  public var bottom: CGFloat
  /// Distance from the trailing side.
  public var trailing: CGFloat

  /// Insets of the four given distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The same inset on the sides in `edges`, 0 on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// What both horizontal insets take away from a width.
  package var horizontal: CGFloat { leading + trailing }
  /// What both vertical insets take away from a height.
  package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
  /// The four distances.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
