import Host
import SwiftUI
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
      var program = DisplayProgram(resources: resources, log: KioskLog.write)
      program.displayOptions = settings.displayOptions
      program.inputOptions = settings.inputOptions
      program.remoteSize = remoteSize
      var controller: KioskController?
      try program.run({ loop, timeline in controller = control(loop, timeline) }) {
        controller?.end()
      }
      return 0
    } catch {
      KioskLog.write("\(error)")
      return DisplayProgram.exitCode(of: error)
    }
  }

  private func control(_ loop: FrameLoop, _ timeline: any Timeline) -> KioskController {
    let controller = KioskController(
      stage: loop.stage, settings: settings, clock: { timeline.now }, log: KioskLog.write)
    loop.delegate = controller
    controller.onSessionEndChanged = { [unowned loop] in loop.alarm = $0 }
    loop.onAlarm = { [unowned controller] in controller.checkTime() }
    loop.onTouch = { [unowned controller] in controller.touched() }
    // The wake-ups that there are anyway will do for changes of what is stored.
    loop.watch({ [] }, { [unowned controller] in controller.refresh() })
    if let pass { controller.read(pass) }
    return controller
  }
}
