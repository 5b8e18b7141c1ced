import Foundation
import Raster
import Views

/// Runs a view without any display, on time of its own, through the same loop as on one: the same
/// touches at the same times give the same pictures.
@MainActor
package final class HeadlessRun {
  /// Refreshes per second of the display that is stood in for.
  package static let refreshRate = 60.0

  package let stage: Stage
  /// Touches and keys to come, at nanoseconds from the start.
  package let input = ScriptedInput()

  private let timeline = VirtualTimeline()
  private let loop: FrameLoop

  /// A run in a picture of `width` × `height` device pixels, `scale` of them to a point.
  package init(resources: RenderResources, width: Int, height: Int, scale: Double = 1) {
    stage = Stage(resources: resources, scale: scale)
    let mode = DisplayMode(
      width: width, height: height, refreshRate: Self.refreshRate, hasVerticalBlanks: true)
    let display = SimulatedDisplay(mode: mode, timeline: timeline)
    display.kept = 0
    loop = FrameLoop(stage: stage, display: display, inputs: [input], timeline: timeline)
    // A picture is of a moment, its touches included.
    stage.graph.touchLag = 0
  }

  /// Runs on to a time in seconds from the start. Frames on the way are laid out but not painted; nor is
  /// the last one where nobody will look at the picture.
  package func run(to seconds: Double, painting isSeen: Bool = true) {
    stage.paints = false
    loop.run(until: UInt64(max(0, seconds) * 1e9))
    stage.paints = isSeen
    // The state at this very time, be a refresh due or not.
    stage.advance(to: seconds)
    _ = stage.draw(seenAt: seconds)
  }

  /// The picture at the time that was run to.
  package var picture: Surface? { stage.frame }

  /// The frames of the view's elements as text, at the time that was run to.
  package var frames: String { stage.graph.describeFrames() }
}
