import CLinux
import Configuration
import Foundation
import Host
import Input
import KMS
import Remote
import Seat
import Typesetting
import Views

/// Runs the kiosk on what its surroundings offer: a seat's display, or a viewer over a connection.
@MainActor
package struct KioskProgram {
  package let settings: KioskSettings
  /// A pass to show at the start.
  package let pass: [UInt8]?
  /// The size of pictures for a viewer, in pixels.
  package let remoteSize: (width: Int, height: Int)

  package init(
    settings: KioskSettings, pass: [UInt8]?, remoteSize: (width: Int, height: Int) = (1280, 720)
  ) {
    self.settings = settings
    self.pass = pass
    self.remoteSize = remoteSize
  }

  /// Runs until asked to end. Returns one of `ExitCode`.
  package func run() -> Int32 {
    do {
      let resources = RenderResources(fonts: try settings.fonts())
      if let socket = try RemoteSocket.inherited() {
        return try runForViewer(socket, resources)
      }
      return try runOnSeat(resources)
    } catch let error as FontError {
      return fail("\(error)", ExitCode.unavailable)
    } catch let problem as DisplayProblem {
      return fail("\(problem)", problem.exitCode)
    } catch let error as SeatError {
      let isDenied = [EACCES, EPERM].contains(error.code)
      return fail("\(error)", isDenied ? ExitCode.permission : ExitCode.unavailable)
    } catch {
      return fail("\(error)", ExitCode.unavailable)
    }
  }

  private func fail(_ message: String, _ code: Int32) -> Int32 {
    KioskLog.write(message)
    return code
  }

  // MARK: Surroundings

  private func runForViewer(_ socket: RemoteSocket, _ resources: RenderResources) throws -> Int32 {
    let link = RemoteLink(socket: socket)
    let display = try SharedFrameDisplay(
      link: link, width: remoteSize.width, height: remoteSize.height)
    let input = SocketInput(link: link)
    return run(resources, display, [input]) { loop in
      loop.onTurn = { if link.isClosed { loop.stop() } }
    }
  }

  private func runOnSeat(_ resources: RenderResources) throws -> Int32 {
    let seat: any SeatConnection =
      try SeatLink.inherited() ?? SeatChoice.automatic.open(log: KioskLog.write)
    let display = try KMSDisplay(
      seat: seat, options: settings.displayOptions, log: KioskLog.write)
    KioskLog.write("display: \(display.summary)")
    let input = try LibinputSource(
      seat: seat, options: settings.inputOptions, log: KioskLog.write)
    return run(resources, display, [input]) { loop in
      loop.watch({ seat.descriptors }) { seat.dispatch() }
      loop.onTurn = { input.follow(display) }
    }
  }

  // MARK: The loop

  private func run(
    _ resources: RenderResources, _ display: any Display, _ inputs: [any InputSource],
    _ prepare: (FrameLoop) -> Void
  ) -> Int32 {
    let timeline = SystemTimeline()
    let stage = Stage(resources: resources)
    let loop = FrameLoop(stage: stage, display: display, inputs: inputs, timeline: timeline)
    let controller = KioskController(
      stage: stage, settings: settings, clock: { timeline.now }, log: KioskLog.write)
    loop.delegate = controller
    controller.onSessionEndChanged = { [unowned loop] in loop.alarm = $0 }
    loop.onAlarm = { controller.checkTime() }
    loop.onTouch = { controller.touched() }
    prepare(loop)
    let ends = [SIGTERM, SIGINT, SIGHUP]
    let signals = gateframe_signal_descriptor(ends, ends.count)
    if signals >= 0 {
      loop.watch({ [signals] }) { if gateframe_signal_next(signals) > 0 { loop.stop() } }
    }
    if let pass { controller.read(pass) }
    loop.run()
    // Nothing of a session stays on the glass, where the picture remains until the next kiosk.
    controller.end()
    loop.run(until: timeline.now + 250_000_000)
    stage.wipe()
    if signals >= 0 { close(signals) }
    return ExitCode.success
  }
}
