import Foundation
import Geometry
import Host
import Imaging
import KMS
import Seat
import Typesetting
import Views

/// Runs the program that an `App` describes.
@MainActor
struct AppProgram {
  let name: String

  /// Does what the arguments ask for. Returns one of `ExitCode`.
  func run<Content: App>(_ arguments: [String], _ make: () -> Content) -> Int32 {
    ProcessSafety.ignoreStraySignals()
    do {
      let options = try AppOptions(arguments)
      if options.isHelp {
        print("usage: \(name) [OPTION]...\n\n\(AppOptions.usage)")
        return ExitCode.success
      }
      if options.isOverVNC { return showOverVNC(options) }
      let resources = RenderResources(
        fonts: try FontLibrary(), assets: AssetStore(catalogs: AppAssets.catalogs(log: log)))
      if options.isHeadless {
        try runHeadless(make, options, resources)
      } else {
        try runOnDisplay(make, options, resources)
      }
      return ExitCode.success
    } catch let mistake as AppOptions.Mistake {
      log("\(mistake)\n\(AppOptions.usage)")
      return ExitCode.usage
    } catch {
      log("\(error)")
      return DisplayProgram.exitCode(of: error)
    }
  }

  private func log(_ message: String) {
    // Whoever read it may be gone, which must not end the program.
    try? FileHandle.standardError.write(contentsOf: Data("\(name): \(message)\n".utf8))
  }

  private func runOnDisplay<Content: App>(
    _ make: () -> Content, _ options: AppOptions, _ resources: RenderResources
  ) throws {
    var program = DisplayProgram(resources: resources, log: log)
    if let size = options.size { program.remoteSize = size }
    var stage: Stage?
    try program.run { loop, _ in
      begin(make, on: loop.stage)
      stage = loop.stage
    } end: {
      stage?.show(EmptyView())
    }
  }

  /// Makes the program when its display is there, which it may ask for, and shows it.
  private func begin<Content: App>(_ make: () -> Content, on stage: Stage) {
    let app = make()
    UIApplication.shared.finishLaunching()
    stage.show(AppBody(app))
  }

  private func runHeadless<Content: App>(
    _ make: () -> Content, _ options: AppOptions, _ resources: RenderResources
  ) throws {
    let size = options.size ?? (1280, 720)
    let run = HeadlessRun(
      resources: resources, width: size.width, height: size.height, scale: options.scale)
    begin(make, on: run.stage)
    options.touches.play(
      on: run.input,
      in: Size(Double(size.width) / options.scale, Double(size.height) / options.scale))
    for (index, time) in options.times.enumerated() {
      run.run(to: time, painting: options.snapshots.indices.contains(index))
      if options.printsFrames {
        if options.times.count > 1 { print("at \(time)") }
        print(run.frames)
      }
      if options.snapshots.indices.contains(index), let picture = run.picture {
        try PNG.write(picture, options.snapshots[index])
      }
    }
  }

  /// Goes on as `gateframe-vnc`, which starts this program again with a viewer.
  private func showOverVNC(_ options: AppOptions) -> Int32 {
    let own = AppAssets.executable
    let beside = own.deletingLastPathComponent().appendingPathComponent("gateframe-vnc").path
    let isBeside = FileManager.default.isExecutableFile(atPath: beside)
    let viewer = isBeside ? beside : "gateframe-vnc"
    var list = ([viewer, "session", own.path] + options.passedOn).map { strdup($0) }
    list.append(nil)
    defer { for text in list { free(text) } }
    execvp(viewer, &list)
    log("\(viewer) cannot be started: \(String(cString: strerror(errno)))")
    return ExitCode.unavailable
  }
}
