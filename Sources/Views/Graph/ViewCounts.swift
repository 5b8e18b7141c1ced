/// How often things were done in a tree of views.
package struct ViewCounts {
  /// Bodies evaluated again.
  package internal(set) var evaluated = 0
  /// Nodes made, their bodies evaluated with them.
  package internal(set) var made = 0
  /// Elements asked for a size that they did not know.
  package internal(set) var measured = 0
  /// Elements that placed what is below.
  package internal(set) var placed = 0
  /// Elements whose frames were taken after a layout.
  package internal(set) var committed = 0
  /// Elements listed for drawing.
  package internal(set) var drawn = 0

  package init() {}

  /// What was done since `earlier`.
  package func since(_ earlier: ViewCounts) -> ViewCounts {
    var counts = self
    counts.evaluated -= earlier.evaluated
    counts.made -= earlier.made
    counts.measured -= earlier.measured
    counts.placed -= earlier.placed
    counts.committed -= earlier.committed
    counts.drawn -= earlier.drawn
    return counts
  }
}
