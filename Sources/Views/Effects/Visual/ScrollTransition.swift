import Foundation

extension View {
  /// Changes the view's picture as it comes into sight of the scroll view around it and leaves it,
  /// by default along the axis in which that scrolls.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view's picture as it comes into sight of the scroll view around it and leaves it,
  /// in different ways at both ends.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier(effect: { proxy in
        let (before, after) = proxy.hiddenShares(along: axis)
        let isBefore = before >= after
        let configuration = isBefore ? topLeading : bottomTrailing
        let progress = configuration.progress(hidden: isBefore ? before : after)
        func steps(_ phase: ScrollTransitionPhase) -> MovingVisualSteps {
          MovingVisualSteps(steps: transition(EmptyVisualEffect(), phase)._steps)
        }
        var result = steps(.identity)
        if progress > 0 {
          let end = steps(isBefore ? .topLeading : .bottomTrailing)
          result.animatableData = result.animatableData.interpolated(
            towards: end.animatableData, amount: progress)
        }
        return VisualEffectTarget(steps: result.steps, animation: configuration.animation)
      }))
  }
}

extension GeometryProxy {
  /// Which shares of the view lie beyond both ends of the scroll view around it, 0…1.
  fileprivate nonisolated func hiddenShares(along axis: Axis?) -> (before: Double, after: Double) {
    func shares(_ axis: Axis) -> (before: Double, after: Double)? {
      guard let seen = bounds(of: .scrollView(axis: axis)) else { return nil }
      let length = Double(axis == .horizontal ? size.width : size.height)
      let start = Double(axis == .horizontal ? seen.minX : seen.minY)
      let end = Double(axis == .horizontal ? seen.maxX : seen.maxY)
      guard length > 0 else { return (0, 0) }
      func share(_ part: Double) -> Double { min(max(part / length, 0), 1) }
      return (share(start), share(length - end))
    }
    if let axis { return shares(axis) ?? (0, 0) }
    return shares(.vertical) ?? shares(.horizontal) ?? (0, 0)
  }
}
