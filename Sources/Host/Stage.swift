import Foundation
import Geometry
import Raster
import Scene
import Views

/// A view on a picture of a given size: takes events, keeps the RAM frame up to date.
@MainActor
package final class Stage {
  /// The tree of views.
  package let graph: ViewGraph
  /// Whether something changed since the last frame.
  package private(set) var needsFrame = true
  /// Called once when a frame becomes necessary.
  package var onNeedsFrame: (() -> Void)?

  /// Whether frames are painted; those that are not count as changed at a pixel, so that a display paces
  /// them all the same, and what changed in them is painted with the next one that is.
  package var paints = true

  private var painter: Painter?
  /// Device pixels per point; nil to derive it from the size of the picture.
  private let fixedScale: Double?
  private let workers: Int

  /// `scale` is in device pixels per point.
  package init(
    resources: RenderResources, scale: Double? = nil, workers: Int = 1,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    graph = ViewGraph(resources: resources, environment: environment)
    fixedScale = scale
    self.workers = workers
    graph.onNeedsUpdate = { [unowned self] in setNeedsFrame() }
  }

  /// Shows a view; one of the same type as before keeps its state.
  package func show<V: View>(_ view: V) { graph.setRoot(view) }

  private func setNeedsFrame() {
    if needsFrame { return }
    needsFrame = true
    onNeedsFrame?()
  }

  // MARK: Picture

  /// Device pixels per point.
  package private(set) var scale = 1.0

  /// The frame's size in device pixels; the next frame is drawn whole.
  package func resize(width: Int, height: Int) {
    scale = fixedScale ?? 1
    painter = Painter(
      width: width, height: height, glyphs: graph.resources.glyphs, workers: workers)
    var environment = graph.environment
    environment.displayScale = CGFloat(scale)
    let points = CGSize(
      width: CGFloat(width) / CGFloat(scale), height: CGFloat(height) / CGFloat(scale))
    environment.horizontalSizeClass = .horizontal(points.width)
    environment.verticalSizeClass = .vertical(points.height)
    ScreenFacts.change {
      $0.size = points
      $0.scale = CGFloat(environment.displayScale)
    }
    graph.setEnvironment(environment)
    setNeedsFrame()
  }

  /// The size of the picture in points.
  package var size: CGSize {
    guard let painter else { return .zero }
    return CGSize(
      width: Double(painter.frame.width) / scale, height: Double(painter.frame.height) / scale)
  }

  /// The RAM frame.
  package var frame: Surface? { painter?.frame }

  /// Tells the views where the program stands, at once: nothing may be drawn for long from now on.
  package func setPhase(_ phase: ScenePhase) {
    var environment = graph.environment
    if environment.scenePhase == phase { return }
    environment.scenePhase = phase
    graph.setEnvironment(environment)
    UIApplication.shared.enter(phase)
    graph.layout(in: size)
  }

  /// Runs state on to a time in seconds from the start.
  package func advance(to time: Double) { graph.advance(to: time) }

  /// Draws what changed for a frame that will be seen at a time in seconds from the start (nil: now),
  /// and returns the rectangles of the RAM frame that may differ from before.
  package func draw(seenAt time: Double? = nil) -> [PixelRect] {
    guard let painter else { return [] }
    graph.layout(in: size, seenAt: time)
    // What moves asks for the next frame.
    needsFrame = graph.isAnimating
    guard paints else { return [PixelRect(x0: 0, y0: 0, x1: 1, y1: 1)] }
    var list = DisplayList(bounds: painter.frame.bounds, transform: .scale(scale, scale))
    // What a window shows where its views draw nothing: the system's background.
    let isDark = graph.colorScheme == .dark
    ScreenFacts.change { $0.isDark = isDark }
    let ground: RGBA = isDark ? .black : .white
    let whole = Rect(0, 0, Double(size.width), Double(size.height))
    list.fill(Geometry.Path(rect: whole), paint: .solid(ground))
    graph.draw(into: &list)
    return painter.paint(list)
  }

  /// Has the next frame drawn whole.
  package func invalidate() {
    painter?.invalidate()
    setNeedsFrame()
  }

  /// Overwrites the RAM frame.
  package func wipe() { painter?.wipe() }

  // MARK: Events

  /// Passes a touch to the views; `time` is in seconds from the start, nil for the present step.
  package func touch(_ event: TouchEvent, at time: Double? = nil) {
    let size = self.size
    let point = CGPoint(
      x: event.position.x * Double(size.width), y: event.position.y * Double(size.height))
    let phase: TouchPhase =
      switch event.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    graph.touch(contact: event.contact, phase, at: point, time: time)
  }
}
