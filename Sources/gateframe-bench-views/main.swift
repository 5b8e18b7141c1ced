import Foundation

// Runs the declarative layer alone and prints one JSON line for each case:
//   gateframe-bench-views [--frames N] [report] [list] [shapes]

let cases = ["report", "list", "shapes"]
var frames = 60
var names: [String] = []
var arguments = CommandLine.arguments.dropFirst()[...]
while let argument = arguments.popFirst() {
  if argument == "--frames", let count = arguments.popFirst().flatMap({ Int($0) }) {
    frames = max(1, count)
  } else if cases.contains(argument) {
    names.append(argument)
  } else {
    print(
      "gateframe-bench-views: \(argument) is not understood; it takes --frames N and the cases "
        + cases.joined(separator: ", "))
    exit(64)
  }
}
do {
  try ViewBench(frames: frames, names: names).run()
} catch {
  print("gateframe-bench-views: \(error)")
  exit(69)
}
