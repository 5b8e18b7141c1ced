import CLinux
import Foundation
import Host
import Input
import KMS
import Remote
import Seat
import Views

/// Runs a stage on what its surroundings offer: a viewer over a connection, or the seat's display.
@MainActor
package struct DisplayProgram {
  package var resources: RenderResources
  package var displayOptions = KMSOptions()
  package var inputOptions = InputOptions()
  /// The size of pictures for a viewer, in pixels.
  package var remoteSize: (width: Int, height: Int) = (1280, 720)
  /// Receives a line about what was found, never personal data.
  package var log: (String) -> Void

  package init(resources: RenderResources, log: @escaping (String) -> Void) {
    self.resources = resources
    self.log = log
  }

  /// Runs until asked to end.
  ///
  /// - Parameters:
  ///   - prepare: puts something on the loop's stage.
  ///   - end: takes what must not stay on the glass off the stage again; the picture is shown before
  ///     the program ends.
  /// - Throws: `DisplayProblem`, `SeatError`, `RemoteError`
  package func run(_ prepare: (FrameLoop, any Timeline) -> Void, end: () -> Void) throws {
    if let socket = try RemoteSocket.inherited() {
      let link = RemoteLink(socket: socket)
      let display = try SharedFrameDisplay(
        link: link, width: remoteSize.width, height: remoteSize.height)
      run(display, [SocketInput(link: link)], prepare, end) { loop in
        loop.onTurn = { if link.isClosed { loop.stop() } }
      }
    } else {
      let seat: any SeatConnection =
        try SeatLink.inherited() ?? SeatChoice.automatic.open(log: log)
      let display = try KMSDisplay(seat: seat, options: displayOptions, log: log)
      log("display: \(display.summary)")
      let input = try LibinputSource(seat: seat, options: inputOptions, log: log)
      run(display, [input], prepare, end) { loop in
        loop.watch({ seat.descriptors }) { seat.dispatch() }
        loop.onTurn = { input.follow(display) }
      }
    }
  }

  private func run(
    _ display: any Display, _ inputs: [any InputSource],
    _ prepare: (FrameLoop, any Timeline) -> Void, _ end: () -> Void,
    connect: (FrameLoop) -> Void
  ) {
    let timeline = SystemTimeline()
    let stage = Stage(resources: resources)
    let loop = FrameLoop(stage: stage, display: display, inputs: inputs, timeline: timeline)
    prepare(loop, timeline)
    connect(loop)
    let ends = [SIGTERM, SIGINT, SIGHUP]
    let signals = gateframe_signal_descriptor(ends, ends.count)
    if signals >= 0 {
      loop.watch({ [signals] }) { if gateframe_signal_next(signals) > 0 { loop.stop() } }
    }
    loop.run()
    // Nothing of a session stays on the glass, where the picture remains until the next program.
    end()
    loop.run(until: timeline.now + 250_000_000)
    stage.wipe()
    if signals >= 0 { close(signals) }
  }

  /// What an error means to whoever started the program.
  package static func exitCode(of error: any Error) -> Int32 {
    switch error {
    case let problem as DisplayProblem: problem.exitCode
    case let error as SeatError: error.exitCode
    default: ExitCode.unavailable
    }
  }
}
