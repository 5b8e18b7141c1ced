import Foundation
import Imaging
import Raster
import Testing

/// A program made of a document's listing, run without a display.
struct DocumentProgram {
  /// The listing's name.
  let name: String
  /// Size of the picture in pixels.
  let size: String
  /// Pixels for a point.
  var scale = 1
  /// The number from which the program's random numbers follow.
  var seed = 1
  /// The time of day, in seconds since 1970: 15 June 2023, noon.
  var now = 1_686_830_400

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the program with further arguments and returns what it prints.
  func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("\(name)Document")
    process.arguments = ["--size", size, "--scale", "\(scale)"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["GATEFRAME_SEED"] = "\(seed)"
    environment["GATEFRAME_NOW"] = "\(now)"
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["TZ"] = "UTC"
    environment["LANG"] = "C.UTF-8"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(name)Document ended with \(process.terminationStatus)")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The picture at a time in seconds from the start.
  func picture(at time: Double = 0, _ arguments: [String] = []) throws -> Surface {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try run(["--snapshot", file.path, "--at", "\(time)"] + arguments)
    return try PNG.read(file.path)
  }

  /// The frames of the elements at a time in seconds from the start.
  func frames(at time: Double = 0, _ arguments: [String] = []) throws -> String {
    try run(["--frames", "--at", "\(time)"] + arguments)
  }
}
