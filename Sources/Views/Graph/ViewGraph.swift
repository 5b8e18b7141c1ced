import Combine
import Foundation
import Scene

/// The root of a tree of views: takes changes and input, evaluates and lays out what depends on them,
/// and lists what is to be drawn.
@MainActor
package final class ViewGraph {
  /// Fonts, pictures and other things that views draw with.
  package let resources: RenderResources
  /// Called when something changed from outside an update: the host schedules a frame.
  package var onNeedsUpdate: (() -> Void)?
  /// Receives each run-time warning once.
  package var onWarning: (String) -> Void = { RuntimeWarning.write($0) }
  private var warnings: Set<String> = []

  // The tree, and what it sees.
  private var root: _Node?
  private(set) var container: RootElement?
  private var rootEnvironment: RootEnvironment
  /// What lies above the root view.
  let layers = DisplayLayers()
  /// What the window keeps under keys.
  var windowValues = WindowValues()
  /// Whether anything keeps sides free; as long as nothing does, nobody looks.
  var usesSafeAreas = false

  // Time.
  /// The date at the start, which the host tells.
  package var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// Seconds from the start to the step that state has reached.
  package internal(set) var time = 0.0
  /// Seconds from the start to the moment at which the frame under way will be seen.
  package internal(set) var drawTime = 0.0
  /// Seconds from a moment of a contact's movement to the moment at which frames that show it are seen;
  /// 0 shows every movement as soon as it is told.
  package var touchLag = 0.0
  /// What timers, delays and sleeps of the views wait for.
  package let agenda = Agenda()
  let motions = Motions()
  var wakes = Wakes()

  // Updates.
  var changes = ChangeQueue()
  let evaluation = Evaluation()
  var update = ViewUpdate()
  private(set) var isUpdating = false
  /// What is done when the layout under way, or the next, is complete.
  var appearances: [() -> Void] = []
  /// Waits for the ends of motions.
  let completions = CompletionQueue()
  /// Elements that have something to do after a layout.
  let followers = LayoutFollowers()
  /// Views that share their frames.
  let matchedGeometry = MatchedGeometry()
  /// Counts layouts.
  var layoutNumber = 0

  private(set) lazy var input = ViewInput(graph: self)

  // Counts.
  /// Nodes alive, for tests and benchmarks.
  package internal(set) var nodeCount = 0
  /// What was done since the start, for tests and benchmarks.
  package internal(set) var counts = ViewCounts()
  /// Nodes whose views were removed and are still shown.
  var leavingNodes = 0
  private var serial = 0

  package init(resources: RenderResources, environment: EnvironmentValues = EnvironmentValues()) {
    self.resources = resources
    rootEnvironment = RootEnvironment(environment)
    agenda.date = { [weak self] in self?.date ?? Date() }
  }

  private var date: Date { startDate + Double(agenda.step) / Double(Agenda.rate) }

  // MARK: Root

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

  /// The node above the root view.
  var rootNode: _Node? { root }

  package var rootElement: Element? { container }

  /// The size of the display in points.
  var displaySize: CGSize { container?.size ?? .zero }

  // MARK: Environment

  /// What the host tells the root view.
  package var environment: EnvironmentValues { rootEnvironment.given }

  /// The environment with the appearance that the views want: what the root view sees.
  var shown: EnvironmentValues { rootEnvironment.shown }

  /// The appearance of the whole window, its ground included.
  package var colorScheme: ColorScheme { shown.colorScheme }

  /// Changes what the root view sees, and everything that depends on it.
  package func setEnvironment(_ environment: EnvironmentValues) {
    rootEnvironment.given = environment
    refreshShown()
    onNeedsUpdate?()
  }

  /// Takes the appearance that the views want for the window, nil for none; whether it is another one
  /// than before.
  func prefer(_ colorScheme: ColorScheme?) -> Bool {
    if colorScheme == rootEnvironment.preferred { return false }
    rootEnvironment.preferred = colorScheme
    refreshShown()
    return true
  }

  private func refreshShown() {
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

  // MARK: Nodes

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  func nodeDetached(_ node: _Node) {
    nodeCount -= 1
    evaluation.remove(node)
  }

  /// Does something whose changes need no frame asked for: they are part of the one under way.
  func updating(_ body: () -> Void) {
    let was = isUpdating
    isUpdating = true
    body()
    isUpdating = was
  }

  // MARK: Output

  /// Lists what is to be drawn, in points.
  package func draw(into list: inout DisplayList) { container?.draw(into: &list) }

  /// Lists the frames of all elements as text, for tests and diagnosis.
  package func describeFrames() -> String {
    guard let container else { return "" }
    var lines: [String] = []
    container.describe(into: &lines, indent: 0)
    return lines.joined(separator: "\n")
  }

  func warn(_ message: String) {
    if warnings.insert(message).inserted { onWarning(message) }
  }
}
