import Foundation
import Geometry
import Scene

/// A part of the picture that is measured, placed and drawn. Coordinates are points, y down; an
/// element's own space has its top left at the origin.
///
/// What is here is what kinds of elements say of themselves; how elements are measured, placed, moved
/// and drawn is in extensions.
@MainActor
package class Element {
  unowned let graph: ViewGraph
  final var environment: EnvironmentValues { didSet { environmentChanged(from: oldValue) } }
  /// Whether what is below is mirrored, since the place reads right to left.
  private(set) final var isMirroring: Bool
  /// The element above, while both are shown.
  private(set) weak var parent: Element?

  /// Top left in the parent's space.
  package internal(set) var origin = CGPoint.zero
  /// The size it took.
  package internal(set) var size = CGSize.zero
  final var proposal = ProposedViewSize.unspecified
  /// Whether it and all below lie as its size and proposal want it.
  final var isPlaced = false

  final var measured = MeasureCache()
  final var motion = FrameMotionState()
  /// What the views from here down say, as far as it was asked for.
  final var preferences = PreferenceCache()

  init(environment: EnvironmentValues, graph: ViewGraph) {
    self.environment = environment
    self.graph = graph
    isMirroring = environment.layoutDirection == .rightToLeft
  }

  private func environmentChanged(from old: EnvironmentValues) {
    if environment.isIdentical(to: old) { return }
    let isMirroring = environment.layoutDirection == .rightToLeft
    if isMirroring == self.isMirroring { return }
    self.isMirroring = isMirroring
    framesChanged()
  }

  // MARK: Tree

  /// The elements below, back to front as written.
  package var children: [Element] { [] }

  /// Elements that were removed and are still drawn where they lay; layout does not know them.
  var leavingChildren: [Element] { [] }

  /// Whether it was removed, and is drawn only until its transition is over.
  var isLeaving: Bool { false }

  /// How it comes and goes, by its own word.
  var transition: AnyTransition? { nil }

  /// Becomes the element above another one.
  final func adopt(_ child: Element) {
    child.parent = self
    if child.motion.isStale { framesChanged() }
  }

  /// Whether it or an element above it is leaving.
  final var isBelowLeaving: Bool {
    guard graph.leavingNodes > 0 else { return false }
    var element: Element? = self
    while let current = element {
      if current.isLeaving { return true }
      element = current.parent
    }
    return false
  }

  // MARK: Measuring

  /// Computes the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The distances it prefers to its neighbours in a stack.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Which of several views in a stack is offered space first.
  var layoutPriority: Double { 0 }

  /// Where a guide lies in its own space when something in it says so; nil for the guide's default.
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// What the view tells the layout above for a key of that layout's.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// Its size as a container that frames below may be relative to; nil when it is none.
  var containerSize: CGSize? { nil }

  /// The axis along which it lines its children up, if it does.
  var contentAxis: Axis? { nil }

  /// What a container tells it from its neighbours by.
  var tag: AnyHashable? { nil }

  // MARK: Placing

  /// Places the children for the size and the proposal that the element has now.
  func placeChildren() {}

  /// Whether its size, guides and distances are the same whatever is below.
  var hidesContent: Bool { false }

  /// Drops what an element remembers of its layout beside sizes.
  func forgetLayout() {}

  /// A geometric effect in its own space, for its size, at a time in seconds or, with nil, where it
  /// is going; layout knows nothing of it.
  func effectTransform(_ size: CGSize, at time: Double?) -> Projective? { nil }

  /// Whether views below know its own space by a name.
  func hasSpace(named name: AnyHashable) -> Bool { false }

  /// What it keeps free at the sides of something below it, within its own bounds.
  func safeArea(for element: Element) -> SafeArea? { nil }

  // MARK: Preferences

  /// What the views from here down say for a key; nil when none says anything.
  func findPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combine(children, key) }

  /// What is said below may be another value now for a key, or with nil for any.
  func preferenceForgotten(_ key: ObjectIdentifier?) {}

  // MARK: Motion

  /// How its frame is drawn while it is on its way.
  var frameMotion: FrameMotion { .none }

  /// What waits for motions below that belong to its removal.
  var removal: AnimationCompletion? { nil }

  /// Whether it moves what is below by laying it out anew for each frame.
  var placesEachFrame: Bool { false }

  /// Whether an effect of its own moves what it draws.
  var isContentMoving: Bool { false }

  /// Runs further motions of the element on; false when none moves.
  func advanceContent(to time: Double) -> Bool { false }

  /// Takes up values of further motions for a frame, before it is laid out.
  func prepareContent(at time: Double) {}

  // MARK: Drawing

  /// Draws in its own space.
  func drawContent(into list: inout DisplayList) {
    for child in drawingOrder { child.draw(into: &list) }
  }

  /// The children back to front; those that leave lie behind others with the same index.
  var drawingOrder: [Element] {
    let leaving = leavingChildren
    let children = leaving.isEmpty ? self.children : leaving + self.children
    guard children.count > 1, children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// Drawn above siblings with a smaller value.
  var zIndex: Double { 0 }

  // MARK: Touching

  /// The front-most elements at a point of its own space, outermost last.
  func hitTest(_ point: CGPoint) -> [Element] {
    for child in drawingOrder.reversed() where !child.isLeaving {
      guard let local = child.transformToParent.inverse?.apply(Point(point)) else { continue }
      let hits = child.hitTest(CGPoint(local))
      if !hits.isEmpty { return hits + [self] }
    }
    return containsHit(point) ? [self] : []
  }

  /// A gesture that it follows for contacts on itself and what is below.
  var gesture: GestureAttachment? { nil }

  /// Whether it is itself touched at a point of its own space: drawn leaves are.
  func containsHit(_ point: CGPoint) -> Bool { false }

  // MARK: Diagnosis

  /// What it is called in listings of frames.
  var label: String { String(describing: type(of: self)) }
}
