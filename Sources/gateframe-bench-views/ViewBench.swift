import Foundation
import Geometry
import Raster
import Scene
import Typesetting
import Views

/// Times the declarative layer alone: what changes is evaluated, laid out and listed for drawing, on
/// one thread. Nothing is painted.
@MainActor
struct ViewBench {
  /// A frame at 60 Hz, in milliseconds.
  private static let frame = 1000.0 / 60

  private let resources: RenderResources
  private let frames: Int
  private let names: [String]
  private let size = CGSize(width: 1920, height: 1080)

  /// Runs the cases with some names, or all when none is given. Throws when there are no fonts.
  init(frames: Int, names: [String]) throws {
    self.names = names
    resources = RenderResources(fonts: try FontLibrary())
    self.frames = frames
  }

  /// Prints a JSON line for each case.
  func run() {
    let model = BenchModel()
    measure("report", BenchReport(model: model)) { _, _ in model.month += 1 }
    measure("list", BenchList()) { graph, frame in
      // A finger that scrolls on, let go and put down again each half second.
      let y = 900 - CGFloat(frame % 30) * 25
      let phase: TouchPhase = frame % 30 == 0 ? .began : frame % 30 == 29 ? .ended : .moved
      graph.touch(contact: 0, phase, at: CGPoint(x: 900, y: y), time: graph.time)
    }
    measure("shapes", BenchShapes()) { _, _ in }
  }

  private func measure<V: View>(
    _ name: String, _ view: V, change: (ViewGraph, Int) -> Void
  ) {
    guard names.isEmpty || names.contains(name) else { return }
    let graph = ViewGraph(resources: resources)
    graph.setRoot(view)
    graph.layout(in: size)
    let bounds = PixelRect(x0: 0, y0: 0, x1: Int(size.width), y1: Int(size.height))
    var times: [Double] = []
    var counts = ViewCounts()
    for frame in 0..<(frames + 10) {
      if frame == 10 { counts = graph.counts }
      let start = ContinuousClock.now
      change(graph, frame)
      graph.advance(to: Double(frame + 1) / 60)
      graph.layout(in: size, seenAt: Double(frame + 1) / 60)
      var list = DisplayList(bounds: bounds, transform: .identity)
      graph.draw(into: &list)
      let taken = (ContinuousClock.now - start).components
      if frame < 10 { continue }
      times.append(Double(taken.seconds) * 1e3 + Double(taken.attoseconds) / 1e15)
    }
    times.sort()
    let all = graph.counts.since(counts)
    func mean(_ count: Int) -> Double { (Double(count) / Double(frames) * 10).rounded() / 10 }
    let median = times[times.count / 2]
    let share = (median / Self.frame * 1000).rounded() / 1000
    print(
      """
      {"views": "\(name)", "n": \(frames), "wall_med": \(median), "wall_min": \(times[0]), \
      "share_of_frame": \(share), "nodes": \(graph.nodeCount), \
      "evaluated": \(mean(all.evaluated)), "made": \(mean(all.made)), \
      "measured": \(mean(all.measured)), "placed": \(mean(all.placed)), \
      "committed": \(mean(all.committed)), "listed": \(mean(all.drawn))}
      """)
  }
}
