import Foundation
import Geometry
import Scene

/// A part of the picture that is measured, placed and drawn. Coordinates are points, y down; an
/// element's own space has its top left at the origin.
@MainActor
package class Element {
  unowned let graph: ViewGraph
  var environment: EnvironmentValues
  /// The element above, while both are shown.
  private(set) weak var parent: Element?

  /// Top left in the parent's space.
  package private(set) var origin = CGPoint.zero
  /// The size it took.
  package private(set) var size = CGSize.zero
  private(set) var proposal = ProposedViewSize.unspecified

  /// Its drawn frame in the nearest space that moves as a whole, on its way to where layout put it.
  private var frame: AnimatedAttribute<CGRect>?
  /// Its drawn top left in that space, in the last layout.
  private var position = CGPoint.zero

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  private var isPlaced = false
  /// What the views from here down say, as far as it was asked for.
  var preferences = PreferenceCache()

  init(environment: EnvironmentValues, graph: ViewGraph) {
    self.environment = environment
    self.graph = graph
  }

  /// The elements below, back to front as written.
  package var children: [Element] { [] }

  /// Elements that were removed and are still drawn where they lay; layout does not know them.
  var leavingChildren: [Element] { [] }

  /// Whether it was removed, and is drawn only until its transition is over.
  var isLeaving: Bool { false }

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

  /// How it comes and goes, by its own word.
  var transition: AnyTransition? { nil }

  final func adopt(_ child: Element) { child.parent = self }

  // MARK: Measuring

  /// The size this element takes for a proposal; remembered until its layout is invalidated.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    if sizes.count >= 6 { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// Computes the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The distances it prefers to its neighbours in a stack.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Which of several views in a stack is offered space first.
  var layoutPriority: Double { 0 }

  /// Drawn above siblings with a smaller value.
  var zIndex: Double { 0 }

  /// What a container tells it from its neighbours by.
  var tag: AnyHashable? { nil }

  /// Where a guide lies in its own space when something in it says so; nil for the guide's default.
  func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// What `explicitGuide` gives; remembered until the layout is invalidated.
  final func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let proposal = dimensions.proposal
    for known in guides where known.key == key && known.proposal == proposal { return known.value }
    let value = explicitGuide(key, in: dimensions)
    if guides.count >= 12 { guides.removeFirst() }
    guides.append((key, proposal, value))
    return value
  }

  /// Whether views below know its own space by a name.
  func hasSpace(named name: AnyHashable) -> Bool { false }

  /// What it keeps free at the sides of something below it, within its own bounds.
  func safeArea(for element: Element) -> SafeArea? { nil }

  /// Its size as a container that frames below may be relative to; nil when it is none.
  var containerSize: CGSize? { nil }

  /// The axis along which it lines its children up, if it does.
  var contentAxis: Axis? { nil }

  /// What the view tells the layout above for a key of that layout's.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// What the views from here down say for a key; nil when none says anything.
  func findPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combine(children, key) }

  /// What is said below may be another value now for a key, or with nil for any.
  func preferenceForgotten(_ key: ObjectIdentifier?) {}

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: self, size: size(for: proposal), proposal: proposal)
  }

  // MARK: Placing

  /// Puts the element at a point of its parent's space and gives it a proposal.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    let size = self.size(for: proposal)
    if isPlaced, size == self.size, proposal == self.proposal { return }
    self.size = size
    self.proposal = proposal
    placeChildren()
    // What was built meanwhile is placed as well.
    isPlaced = true
    for child in leavingChildren { child.place(at: child.origin, proposal: child.proposal) }
  }

  /// Moves the element within its parent's space: nothing is laid out again.
  final func move(to origin: CGPoint) { self.origin = origin }

  /// Places the children for the size and the proposal that the element has now.
  func placeChildren() {}

  /// Sizes below may have changed: forgets them here and in everything above that depends on them,
  /// and has all of it placed again.
  final func invalidateLayout() {
    var element: Element? = self
    var sizesMayChange = true
    while let current = element {
      if sizesMayChange {
        current.sizes.removeAll(keepingCapacity: true)
        current.guides.removeAll(keepingCapacity: true)
        current.forgetLayout()
      }
      current.isPlaced = false
      if current.hidesContent { sizesMayChange = false }
      element = current.parent
    }
  }

  /// Whether its size, guides and distances are the same whatever is below.
  var hidesContent: Bool { false }

  /// Drops what an element remembers of its layout beside sizes.
  func forgetLayout() {}

  /// The top left in the parent's space as drawn: mirrored where the parent reads right to left.
  final var drawnOrigin: CGPoint {
    guard let parent, parent.environment.layoutDirection == .rightToLeft else { return origin }
    return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
  }

  /// The map from its own space to its parent's, by layout and effects, with nothing on its way.
  final var transformToParent: Projective {
    let origin = drawnOrigin
    let position = Projective.translation(Double(origin.x), Double(origin.y))
    return effectTransform(size, at: nil).map { $0.then(position) } ?? position
  }

  /// A geometric effect in its own space, for its size, at a time in seconds or, with nil, where it
  /// is going; layout knows nothing of it.
  func effectTransform(_ size: CGSize, at time: Double?) -> Projective? { nil }

  // MARK: Motion

  /// How an element's frame is drawn while it is on its way.
  enum FrameMotion {
    /// It draws nothing of its own.
    case none
    /// It draws in its frame, which moves; what is below moves by itself.
    case own
    /// It moves with all that is below.
    case whole
    /// It draws nothing of its own and is at once where it is put; what is below moves within it.
    case space
  }

  var frameMotion: FrameMotion { .none }

  /// Whether it moves what is below by laying it out anew for each frame.
  var placesEachFrame: Bool { false }

  /// Takes the frames of a layout as targets of motion, down the tree; `still` for those that are
  /// there at once.
  final func commitFrames(from origin: CGPoint, still: Bool = false) {
    let drawn = drawnOrigin
    let position = CGPoint(x: origin.x + drawn.x, y: origin.y + drawn.y)
    self.position = position
    if frameMotion == .own || frameMotion == .whole {
      let target = CGRect(origin: position, size: size)
      if frame == nil {
        frame = AnimatedAttribute(target)
      } else if still {
        frame?.jump(target)
      } else if frame?.target != target, frame?.set(target, graph, environment) == true {
        graph.animate(self)
      }
    }
    let inner = frameMotion == .whole || frameMotion == .space ? .zero : position
    let still = still || placesEachFrame
    for child in children { child.commitFrames(from: inner, still: still) }
    for child in leavingChildren {
      child.stay(in: self, at: inner)
      child.commitFrames(from: inner, still: still)
    }
  }

  /// Keeps the place where the element lay when it was removed, wherever its parent goes.
  private func stay(in parent: Element, at parentPosition: CGPoint) {
    let x = position.x - parentPosition.x
    let isMirrored = parent.environment.layoutDirection == .rightToLeft
    origin = CGPoint(
      x: isMirrored ? parent.size.width - x - size.width : x,
      y: position.y - parentPosition.y)
  }

  /// The frame that it draws in, in its own space: away from the origin while it is on its way.
  final var drawnFrame: CGRect {
    guard let frame, frame.isAnimating else { return CGRect(origin: .zero, size: size) }
    let shown = frame.value(at: graph.drawTime)
    return CGRect(
      x: shown.minX - frame.target.minX, y: shown.minY - frame.target.minY,
      width: max(0, shown.width), height: max(0, shown.height))
  }

  /// Whether an effect of its own moves what it draws.
  var isContentMoving: Bool { false }

  /// Runs further motions of the element on; false when none moves.
  func advanceContent(to time: Double) -> Bool { false }

  /// Takes up values of further motions for a frame, before it is laid out.
  func prepareContent(at time: Double) {}

  // MARK: Drawing

  /// Draws in its parent's space.
  final func draw(into list: inout DisplayList) {
    var origin = drawnOrigin
    var effect: Projective?
    if frameMotion == .whole {
      let frame = drawnFrame
      origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
      effect = effectTransform(frame.size, at: graph.drawTime)
    }
    let position = Projective.translation(Double(origin.x), Double(origin.y))
    list.withTransform(effect.map { $0.then(position) } ?? position) {
      $0.whileMoving(frame?.isAnimating == true || isContentMoving) { drawContent(into: &$0) }
    }
  }

  /// Draws in its own space.
  func drawContent(into list: inout DisplayList) {
    for child in drawingOrder { child.draw(into: &list) }
  }

  /// The children back to front; those that leave lie behind others with the same index.
  var drawingOrder: [Element] {
    let leaving = leavingChildren
    let children = leaving.isEmpty ? self.children : leaving + self.children
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  // MARK: Hit testing

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

extension Element: AnimationParticipant {
  func advance(to time: Double) -> Bool {
    let isMoving = frame?.advance(to: time) == true
    return advanceContent(to: time) || isMoving
  }

  func prepareDrawing(at time: Double) { prepareContent(at: time) }
}
