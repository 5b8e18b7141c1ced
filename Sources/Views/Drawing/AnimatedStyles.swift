/// The styles that the parts of a view are drawn in, each moving to what it is set to.
struct AnimatedStyles {
  private var styles: [AnimatedAttribute<ResolvedStyle>] = []

  /// The styles that are moved to.
  var targets: [ResolvedStyle] { styles.map(\.target) }

  /// Sets new styles, reached as the transaction says; parts that come or go change at once.
  /// Returns whether something moves now.
  @MainActor
  mutating func set(
    _ targets: [ResolvedStyle], _ graph: ViewGraph, _ environment: EnvironmentValues
  ) -> Bool {
    guard targets.count == styles.count else {
      styles = targets.map { AnimatedAttribute($0) }
      return false
    }
    var isMoving = false
    for index in targets.indices where styles[index].move(to: targets[index], graph, environment) {
      isMoving = true
    }
    return isMoving
  }

  /// Runs on to a time in seconds; false when nothing moves any more.
  mutating func advance(to time: Double) -> Bool {
    var isMoving = false
    for index in styles.indices where styles[index].advance(to: time) { isMoving = true }
    return isMoving
  }

  /// The styles at a time in seconds.
  func values(at time: Double) -> [ResolvedStyle] { styles.map { $0.value(at: time) } }
}

extension AnimatedAttribute where Value == ResolvedStyle {
  /// Sets a new style, reached as the transaction says where both have a common form and at once
  /// where they have none. Returns whether something moves now.
  @MainActor
  mutating func move(
    to style: ResolvedStyle, _ graph: ViewGraph, _ environment: EnvironmentValues
  ) -> Bool {
    guard let start = target.alike(style), let end = style.alike(target) else {
      jump(style)
      return false
    }
    if start != target { jump(start) }
    return set(end, graph, environment)
  }
}
