import Foundation
import Testing

/// Compares a text, line by line, with `Golden/<name>.txt` beside the test's source file and records
/// an issue that names the first line that differs.
///
/// With GATEFRAME_RECORD_GOLDEN=1 the text becomes the golden one instead.
package func expectGoldenText(
  _ text: String, _ name: String, in file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Golden")
  let golden = folder.appendingPathComponent(name + ".txt")
  do {
    if ProcessInfo.processInfo.environment["GATEFRAME_RECORD_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: golden, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    if expected == text { return }
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset
    let place = line ?? min(found.count, wanted.count)
    Issue.record(
      """
      \(name): line \(place + 1) is "\(place < found.count ? found[place] : "")", expected \
      "\(place < wanted.count ? wanted[place] : "")"
      """, sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(name): no golden text \(golden.path)", sourceLocation: sourceLocation)
  }
}
