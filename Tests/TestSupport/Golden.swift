import Foundation
import Imaging
import Raster
import Testing

/// Compares a picture with `Golden/<name>.png` beside the test's source file and records an issue
/// when it is farther away than the tolerance.
///
/// On failure the actual, expected and difference pictures are written to the folder named by
/// GATEFRAME_TEST_OUTPUT (by default `.build/test-output`). With GATEFRAME_RECORD_GOLDEN=1 the
/// picture becomes the golden one instead.
package func expectGolden(
  _ surface: Surface, _ name: String, tolerance: GoldenTolerance = .exact,
  in file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  let golden = folder.appendingPathComponent(name + ".png").path
  do {
    if ProcessInfo.processInfo.environment["GATEFRAME_RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PNG.write(surface, golden)
      return
    }
    guard FileManager.default.fileExists(atPath: golden) else {
      let actual = try write(surface, name, "actual", file)
      Issue.record(
        "no golden picture \(golden); the picture is in \(actual)", sourceLocation: sourceLocation)
      return
    }
    let expected = try PNG.read(golden)
    guard let message = mismatch(surface, expected, tolerance) else { return }
    let actual = try write(surface, name, "actual", file)
    _ = try write(expected, name, "expected", file)
    _ = try write(PictureDifference.picture(surface, expected), name, "difference", file)
    Issue.record("\(name): \(message); see \(actual)", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(name): \(error)", sourceLocation: sourceLocation)
  }
}

/// Why two pictures are not close enough, or nil when they are.
package func mismatch(
  _ actual: Surface, _ expected: Surface, _ tolerance: GoldenTolerance
) -> String? {
  guard let difference = PictureDifference(actual, expected) else {
    return """
      the picture is \(actual.width) by \(actual.height) pixels, expected \(expected.width) by \
      \(expected.height)
      """
  }
  if difference.channel <= tolerance.channel || difference.pixels == 0,
    difference.share <= tolerance.share
  {
    return nil
  }
  let first = difference.first.map { ", first at (\($0.x), \($0.y))" } ?? ""
  return """
    \(difference.pixels) of \(difference.total) pixels differ by up to \(difference.channel)\
    \(first); allowed are a share of \(tolerance.share) by up to \(tolerance.channel)
    """
}

/// Writes a picture to the folder for failures and gives its path.
private func write(
  _ surface: Surface, _ name: String, _ kind: String, _ file: String
) throws -> String {
  let environment = ProcessInfo.processInfo.environment
  let folder = environment["GATEFRAME_TEST_OUTPUT"] ?? ".build/test-output"
  let suite = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let path = "\(folder)/\(suite).\(name).\(kind).png"
  if surface.width > 0, surface.height > 0 { try PNG.write(surface, path) }
  return path
}
