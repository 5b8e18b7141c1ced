import Combine
import Foundation
import Geometry
import Raster
import Scene

/// The root of a tree of views: flushes changes, lays out, and lists what is to be drawn.
@MainActor
package final class ViewGraph {
  /// Fonts, pictures and other things that views draw with.
  package let resources: RenderResources
  /// The environment that the root view sees.
  package private(set) var environment: EnvironmentValues

  /// Nodes alive, for tests and benchmarks.
  package internal(set) var nodeCount = 0
  /// Bodies evaluated since the start, for tests and benchmarks.
  package internal(set) var evaluatedNodes = 0

  /// Called when something changed from outside an update: the host schedules a frame.
  package var onNeedsUpdate: (() -> Void)?
  /// Receives each run-time warning once.
  package var onWarning: (String) -> Void = { RuntimeWarning.write($0) }

  private var root: _Node?
  private var container: RootElement?
  private var batches: [Batch] = []
  private var due = DueNodes()
  private var evaluationStack: [_Node] = []
  private var warnings: Set<String> = []
  private(set) var isUpdating = false

  /// Changes of state made together, shown with one transaction.
  private struct Batch {
    let transaction: Transaction
    var changes: [() -> Void]
    /// Where the change of something that changes as a whole stands.
    var places: [ObjectIdentifier: Int] = [:]
    /// Whether it belongs to an update that was made.
    var continues = false
  }
  private var animating: [ObjectIdentifier: Participant] = [:]
  private struct Participant { weak var object: (any AnimationParticipant)? }
  private var appearances: [() -> Void] = []
  /// Waits for the ends of motions.
  let completions = CompletionQueue()
  /// Views that share their frames.
  let matchedGeometry = MatchedGeometry()
  /// Nodes whose views were removed and are still shown.
  var leavingNodes = 0
  /// Nodes below those that were due.
  private var withheld: [ObjectIdentifier: _Node] = [:]

  /// The date at the start, which the host tells.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// Seconds from the start to the step that state has reached.
  package private(set) var time = 0.0
  /// Seconds from the start to the moment at which the frame under way will be seen.
  package private(set) var drawTime = 0.0
  /// Counts flushes: what changes in one of them is shown with one transaction.
  private(set) var updateNumber = 0
  /// The transaction of the flush under way.
  private var transaction = Transaction()

  package init(resources: RenderResources, environment: EnvironmentValues = EnvironmentValues()) {
    self.resources = resources
    self.environment = environment
    agenda.date = { [weak self] in self?.date ?? Date() }
  }

  private var date: Date { startDate + Double(agenda.step) / Double(Agenda.rate) }

  /// Shows a view; one of the type shown before keeps its state.
  package func setRoot<V: View>(_ view: V) {
    updating {
      if let node = root as? RootNode<V> {
        node.update(view, environment: shown)
      } else {
        root?.detach()
        let place = _NodePlace(graph: self, parent: nil, environment: shown, depth: 0)
        let node = RootNode(view, in: place)
        root = node
        container = node.element
        node.element.safeArea = safeArea
        layers.root = node.element
      }
    }
    onNeedsUpdate?()
  }

  /// Changes what the root view sees, and everything that depends on it.
  package func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    refreshShown()
    onNeedsUpdate?()
  }

  /// The environment with the appearance that the views want: what the root view sees.
  private(set) lazy var shown = environment
  private var preferred: ColorScheme?

  /// The appearance of the whole window, its ground included.
  package var colorScheme: ColorScheme { shown.colorScheme }

  /// Takes the appearance that the views want for the window, nil for none; whether it is another one
  /// than before.
  func prefer(_ colorScheme: ColorScheme?) -> Bool {
    if colorScheme == preferred { return false }
    preferred = colorScheme
    refreshShown()
    return true
  }

  private func refreshShown() {
    shown = environment
    if let preferred { shown.colorScheme = preferred }
    updating {
      root?.refresh(shown)
      focus.keyboard.refresh(shown)
    }
  }

  /// What is kept free at the sides of the display.
  package var safeArea = SafeArea() {
    didSet {
      if safeArea == oldValue { return }
      usesSafeAreas = true
      container?.safeArea = safeArea
      ScreenFacts.change { $0.insets = safeArea.container }
      onNeedsUpdate?()
    }
  }

  /// What lies above the root view.
  let layers = DisplayLayers()

  /// Whether anything keeps sides free; as long as nothing does, nobody looks.
  var usesSafeAreas = false

  // MARK: Changes

  /// Queues a change of state; it is seen by bodies from the next flush on. It takes the place of
  /// the latest one for the same object, if both are shown together.
  func enqueue(for object: AnyObject, _ change: @escaping () -> Void) {
    let transaction = Transaction.current
    if batches.last?.transaction.isSame(as: transaction) != true {
      batches.append(Batch(transaction: transaction, changes: []))
      completions.expect(transaction.completions)
    }
    let last = batches.count - 1
    let key = ObjectIdentifier(object)
    if let place = batches[last].places[key] {
      batches[last].changes[place] = change
    } else {
      batches[last].places[key] = batches[last].changes.count
      batches[last].changes.append(change)
    }
    if !isUpdating { onNeedsUpdate?() }
  }

  /// Makes a change in an update right after the one under way, with the transaction of a place in it.
  func continueUpdate(with transaction: Transaction, _ change: @escaping () -> Void) {
    if let first = batches.first, first.continues, first.transaction.isSame(as: transaction) {
      batches[0].changes.append(change)
    } else {
      batches.insert(
        Batch(transaction: transaction, changes: [change], continues: true), at: 0)
      completions.expect(transaction.completions)
    }
  }

  /// Has a node evaluated again in the flush under way, or the next.
  func invalidate(_ node: _Node) {
    guard node.isAttached else { return }
    due.insert(node)
    if !isUpdating { onNeedsUpdate?() }
  }

  private var serial = 0

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  /// Has a node evaluated in the next flush without asking for one.
  func invalidateQuietly(_ node: _Node) {
    guard node.isAttached else { return }
    due.insert(node)
  }

  func nodeDetached(_ node: _Node) {
    nodeCount -= 1
    due.remove(node)
    withheld[ObjectIdentifier(node)] = nil
  }

  /// Whether a flush would do anything.
  package var hasChanges: Bool { !batches.isEmpty || !due.isEmpty }

  func updating(_ body: () -> Void) {
    let was = isUpdating
    isUpdating = true
    body()
    isUpdating = was
  }

  /// Applies the oldest batch of changes and evaluates what depends on it, from the top down.
  package func flush() {
    endUpdate()
    updateNumber += 1
    if !batches.isEmpty {
      let batch = batches.removeFirst()
      transaction = batch.transaction
      completions.begin(transaction.completions)
      for change in batch.changes { change() }
    }
    evaluateDue()
  }

  /// Evaluates what is due, from the top down.
  private func evaluateDue() {
    if due.isEmpty { return }
    updating {
      var evaluations = 0
      while let node = due.popFirst() {
        if node.isBelowLeaving, animating[ObjectIdentifier(node)] == nil {
          withheld[ObjectIdentifier(node)] = node
          continue
        }
        node.reevaluate()
        evaluations += 1
        if evaluations > 100_000 {
          warn("views change each other without end: stopped after \(evaluations) evaluations")
          due.removeAll()
        }
      }
    }
  }

  /// Ends the update under way: what is done from here on is not part of it.
  private func endUpdate() {
    completions.endUpdate()
    transaction = Transaction()
  }

  /// Evaluates what was due below views that were removed and came back.
  func releaseWithheld() {
    for node in withheld.values { invalidateQuietly(node) }
    withheld.removeAll()
  }

  /// Has something done when the layout under way, or the next, is complete.
  func afterLayout(_ action: @escaping () -> Void) { appearances.append(action) }

  // MARK: Animation

  /// What the change under way is shown with at a place of the tree.
  func transaction(in environment: EnvironmentValues) -> Transaction {
    var transaction = self.transaction
    environment.transactionScope?.apply(to: &transaction, update: updateNumber)
    return transaction
  }

  /// Has something run on until it says that nothing moves.
  func animate(_ participant: any AnimationParticipant) {
    animating[ObjectIdentifier(participant)] = Participant(object: participant)
    if !isUpdating { onNeedsUpdate?() }
  }

  /// Has a node evaluated again at a time in seconds from the start.
  func wake(_ node: _Node, at time: Double) {
    wakes[ObjectIdentifier(node)] = Wake(node: node, time: time)
  }

  private var wakes: [ObjectIdentifier: Wake] = [:]
  private struct Wake {
    weak var node: _Node?
    let time: Double
  }

  /// When something is to be evaluated next though nothing moves, in seconds from the start.
  package var nextWake: Double? { wakes.values.map(\.time).min() }

  /// Whether anything moves.
  package var isAnimating: Bool { !animating.isEmpty }

  /// Runs state on to a time in seconds from the start, which only goes on.
  package func advance(to time: Double) {
    agenda.advance(to: UInt64((time * Double(Agenda.rate)).rounded()))
    guard time > self.time else { return }
    self.time = time
    drawTime = max(drawTime, time)
    for (key, wake) in wakes where wake.time <= time {
      wakes[key] = nil
      if let node = wake.node { invalidate(node) }
    }
    for (key, participant) in animating where participant.object?.advance(to: time) != true {
      animating[key] = nil
    }
    if completions.settle() { onNeedsUpdate?() }
  }

  // MARK: Dependencies

  /// Runs a body; what it reads registers the node as its reader. A part of an evaluation leaves
  /// what the parts before it read registered.
  func evaluating<T>(_ node: _Node, isPart: Bool = false, _ body: () -> T) -> T {
    // What made it due is taken in now.
    due.remove(node)
    if !isPart { node.observations.end() }
    evaluationStack.append(node)
    defer { evaluationStack.removeLast() }
    let bell = node.observations.begin(for: node)
    return Observations.tracking(node, bell, body)
  }

  /// The node whose body is being evaluated.
  var evaluatedNode: _Node? { evaluationStack.last }

  // MARK: Input

  private(set) lazy var touches = TouchRouter(graph: self)

  /// Passes a contact to the views: a point of the root's space, and a time in seconds on the step
  /// clock (nil for the step that state has reached).
  package func touch(
    contact: Int, _ phase: TouchPhase, at point: CGPoint, time: Double? = nil
  ) {
    agenda.running {
      touches.touch(contact, phase, at: point, time ?? self.time, in: container)
    }
  }

  /// The size of the display in points.
  var displaySize: CGSize { container?.size ?? .zero }

  /// The node above the root view.
  var rootNode: _Node? { root }

  /// Which view takes what is typed.
  private(set) lazy var focus = FocusCenter(graph: self)

  /// Passes a key on to the view that takes what is typed; false when none takes it.
  package func key(_ key: Key) -> Bool { focus.key(key) }

  /// Ends typing, and puts the keyboard away.
  package func endEditing() { focus.focus(nil) }

  // MARK: Layout and drawing

  /// What timers, delays and sleeps of the views wait for.
  package let agenda = Agenda()

  /// Flushes changes and lays out the root in a rectangle of `size` points at the origin, for a frame
  /// that will be seen at a time in seconds from the start.
  package func layout(in size: CGSize, seenAt drawTime: Double? = nil) {
    agenda.running { layOut(in: size, seenAt: drawTime) }
  }

  private func layOut(in size: CGSize, seenAt drawTime: Double?) {
    self.drawTime = max(drawTime ?? time, time)
    for participant in animating.values { participant.object?.prepareDrawing(at: self.drawTime) }
    guard let container else { return flush() }
    layoutNumber += 1
    var rounds = 0
    var again = false
    repeat {
      flush()
      // What follows from where things are belongs to the same update.
      var passes = 0
      repeat {
        evaluateDue()
        updating {
          container.layout(in: size)
          again = followers.settle()
        }
        passes += 1
      } while (again || followers.isWaiting || !due.isEmpty) && passes < 8
      updating {
        matchedGeometry.update()
        container.commitFrames(from: .zero)
      }
      endUpdate()
      let appeared = appearances
      appearances.removeAll()
      for action in appeared { action() }
      if completions.settle() { again = true }
      rounds += 1
    } while (again || hasChanges || !appearances.isEmpty || followers.isWaiting) && rounds < 32
    if again || hasChanges {
      warn("layout changes state in every pass: stopped after \(rounds) rounds")
    }
  }

  /// Elements that have something to do after a layout.
  let followers = LayoutFollowers()
  /// What the window keeps under keys.
  var windowValues = WindowValues()
  /// Counts layouts.
  private(set) var layoutNumber = 0

  /// Lists what is to be drawn, in points.
  package func draw(into list: inout DisplayList) {
    container?.draw(into: &list)
  }

  /// Lists the frames of all elements as text, for tests and diagnosis.
  package func describeFrames() -> String {
    guard let container else { return "" }
    var lines: [String] = []
    container.describe(into: &lines, indent: 0)
    return lines.joined(separator: "\n")
  }

  package var rootElement: Element? { container }

  func warn(_ message: String) {
    if warnings.insert(message).inserted { onWarning(message) }
  }
}
