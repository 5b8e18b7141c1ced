import Foundation
import Geometry
import Raster

// Draws benchmark scenes, or runs the declarative layer alone, and prints one JSON line for each:
//   gateframe-bench views [--frames N]
//   gateframe-bench [--scenes FOLDER] [--font FILE] [--frames N] [--workers N] [--picture FOLDER] [NAME…]

var folder = "Tests/Bench/scenes"
var font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
var frames = 60
var workers = 1
var pictures: String?
var names: [String] = []
var arguments = CommandLine.arguments.dropFirst()[...]
while let argument = arguments.popFirst() {
  switch argument {
  case "--scenes": folder = arguments.popFirst() ?? folder
  case "--font": font = arguments.popFirst() ?? font
  case "--frames": frames = max(1, arguments.popFirst().flatMap { Int($0) } ?? frames)
  case "--workers": workers = max(1, arguments.popFirst().flatMap { Int($0) } ?? workers)
  case "--picture": pictures = arguments.popFirst()
  default: names.append(argument)
  }
}
if names == ["views"] {
  do {
    try ViewBench(frames: frames).run()
  } catch {
    print("gateframe-bench: \(error)")
    exit(69)
  }
  exit(0)
}
if names.isEmpty {
  names = [
    "S1", "S2", "S3", "S4", "S5", "S6", "S7a", "S7b", "S8a", "S8b", "S9", "S10a", "S10b", "S11",
    "S11n", "S12", "S12n",
  ]
}

/// The text of a file, or an end with a message.
func read(_ path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("gateframe-bench: cannot read \(path)")
    exit(66)
  }
  return text
}

guard let glyphs = GlyphSource(path: font) else {
  print("gateframe-bench: cannot read the font \(font); it is in Debian's fonts-dejavu-core")
  exit(66)
}
let drawing = SceneDrawing(
  images: SceneDrawing.makeImages(), paths: SceneFile.paths(read(folder + "/paths.txt")),
  glyphs: glyphs)
let surface = Surface(width: 1920, height: 1080)

for name in names {
  let scene = SceneFile(read("\(folder)/\(name).txt"), name: name)
  var times: [Double] = []
  surface.fill(0xFFFF_FFFF)
  for frame in 0..<(frames + 5) {
    let start = ContinuousClock.now
    var canvas = Canvas(width: surface.width, height: surface.height)
    drawing.record(scene, into: &canvas)
    canvas.render(into: surface, rects: [surface.bounds], workers: workers)
    let taken = (ContinuousClock.now - start).components
    if frame >= 5 {
      times.append(Double(taken.seconds) * 1e3 + Double(taken.attoseconds) / 1e15)
    }
  }
  times.sort()
  print(
    """
    {"peer": "gateframe", "threads": \(workers), "scene": "\(name)", "n": \(frames), \
    "wall_med": \(times[times.count / 2]), "wall_min": \(times[0])}
    """)
  if let pictures {
    var bytes = Data("P6 \(surface.width) \(surface.height) 255\n".utf8)
    for y in 0..<surface.height {
      surface.withUnsafeRow(y) { row in
        for word in row {
          bytes.append(contentsOf: [
            UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8),
            UInt8(truncatingIfNeeded: word),
          ])
        }
      }
    }
    do {
      try bytes.write(to: URL(fileURLWithPath: "\(pictures)/\(name).ppm"))
    } catch {
      print("gateframe-bench: \(error.localizedDescription)")
    }
  }
}
