import Foundation

// Runs the declarative layer alone and prints one JSON line for each case:
//   gateframe-bench-views [--frames N]

var frames = 60
var arguments = CommandLine.arguments.dropFirst()[...]
while let argument = arguments.popFirst() {
  guard argument == "--frames", let count = arguments.popFirst().flatMap({ Int($0) }) else {
    print("gateframe-bench-views: \(argument) is not understood; it takes --frames N")
    exit(64)
  }
  frames = max(1, count)
}
do {
  try ViewBench(frames: frames).run()
} catch {
  print("gateframe-bench-views: \(error)")
  exit(69)
}
