import Foundation
import Geometry
import Raster

// Draws benchmark scenes through the rasteriser and prints how long they take; see Options.usage.

let options = Options(Array(CommandLine.arguments.dropFirst()))

/// Ends with a message about a file.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("gateframe-bench: \(message)\n".utf8))
  exit(66)
}

func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    fail("cannot read \(path)")
  }
  return text
}

func write(_ body: () throws -> Void) {
  do { try body() } catch { fail(error.localizedDescription) }
}

if let folder = options.writeImages {
  write { try SceneImages.write(to: folder) }
  exit(0)
}
guard let glyphs = GlyphSource(path: options.font) else {
  fail("cannot read the font \(options.font); it is in Debian's fonts-dejavu-core")
}
var drawing = SceneDrawing(
  images: SceneImages.load(options.images ?? options.scenes),
  paths: SceneFile.paths(read(options.scenes + "/paths.txt")), glyphs: glyphs)
drawing.shadowStep = options.shadowStep
let surface = Surface(width: 1920, height: 1080)
let copy = options.json ? 1 : Timing.frameCopy()
if !options.json {
  print("Milliseconds; copying one frame takes \(String(format: "%.3f", copy)).")
  print("scene   median     min   10 %    90 %   × copy")
}

for name in options.names {
  let scene = SceneFile(read("\(options.scenes)/\(name).txt"), name: name)
  func draw(_ frame: Int) {
    var canvas = Canvas(width: surface.width, height: surface.height)
    drawing.record(scene, frame: frame, into: &canvas)
    canvas.render(into: surface, rects: [surface.bounds], workers: options.workers)
  }
  surface.fill(0xFFFF_FFFF)
  for frame in 0..<5 { draw(frame) }
  var timing = Timing()
  for frame in 0..<options.frames { timing.add { draw(frame + 5) } }
  let wall = timing.wall
  let median = Timing.median(wall)
  if options.json {
    func short(_ v: Double?) -> String { String(format: "%.5f", v ?? 0) }
    print(
      """
      {"peer": "gateframe", "ver": "1", "threads": \(options.workers), "scene": "\(name)", \
      "n": \(options.frames), "wall_med": \(short(median)), "wall_min": \(short(wall.min())), \
      "cpu_med": \(short(Timing.median(timing.cpu))), "cpu_min": \(short(timing.cpu.min()))}
      """)
  } else {
    let figures = [median, wall.min() ?? 0, Timing.share(wall, 0.1), Timing.share(wall, 0.9)]
    print(
      name.padding(toLength: 6, withPad: " ", startingAt: 0)
        + figures.map { String(format: "%8.3f", $0) }.joined()
        + String(format: "%9.2f", median / copy))
  }
  if let folder = options.pictures {
    // Once on white, so that what translucent scenes add up to does not depend on the frames drawn.
    surface.fill(0xFFFF_FFFF)
    draw(0)
    write {
      try SceneImages.pixels(surface).write(
        to: URL(fileURLWithPath: "\(folder)/\(name).gateframe.bgra"))
    }
  }
}
