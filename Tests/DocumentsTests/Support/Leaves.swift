import Foundation
import Testing

/// What a program shows, without what holds it: texts, pictures and shapes with their rectangles.
struct Leaves {
  struct Leaf {
    var label: String
    /// Left, top, width and height in points; the corner in the space of the picture, but for
    /// rotations and other effects above.
    var rectangle: [Double]

    var line: String {
      label + rectangle.map { " " + String(format: "%g", ($0 * 2).rounded() / 2) }.joined()
    }
  }

  var leaves: [Leaf] = []

  /// Reads the text of `--frames`: an element a line, those inside it indented below it.
  init(_ text: String) {
    var corners: [(x: Double, y: Double)] = []
    let lines = text.split(separator: "\n").map { line -> (depth: Int, words: [Substring]) in
      (line.prefix { $0 == " " }.count / 2, line.split(separator: " "))
    }
    for (index, line) in lines.enumerated() {
      let numbers = line.words.suffix(4).compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      let above = line.depth > 0 ? corners[line.depth - 1] : (x: 0, y: 0)
      corners.removeSubrange(line.depth...)
      corners.append((above.x + numbers[0], above.y + numbers[1]))
      let hasChildren = index + 1 < lines.count && lines[index + 1].depth > line.depth
      let label = line.words.dropLast(4).joined(separator: " ")
      if hasChildren || label == "Spacer" { continue }
      leaves.append(
        Leaf(
          label: label,
          rectangle: [corners[line.depth].x, corners[line.depth].y, numbers[2], numbers[3]]))
    }
  }

  /// The rectangle of the first leaf with a label.
  subscript(label: String) -> [Double]? { leaves.first { $0.label == label }?.rectangle }
}

/// Compares what a program shows with `Frames/<name>.txt`. Letters of another release of the font may
/// be wider by a little: rectangles may lie 1.5 points apart. With GATEFRAME_RECORD_GOLDEN=1 the text
/// becomes the expected one instead.
func expectLeaves(
  _ frames: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let actual = Leaves(frames).leaves
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Frames/\(name).txt")
  if ProcessInfo.processInfo.environment["GATEFRAME_RECORD_GOLDEN"] == "1" {
    let text = actual.map { $0.line + "\n" }.joined()
    try text.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let expected = Leaves(try String(contentsOf: file, encoding: .utf8)).leaves
  #expect(actual.map(\.label) == expected.map(\.label), sourceLocation: sourceLocation)
  for (one, other) in zip(actual, expected) {
    let isNear = zip(one.rectangle, other.rectangle).allSatisfy { abs($0 - $1) <= 1.5 }
    #expect(isNear, "\(one.line) instead of \(other.line)", sourceLocation: sourceLocation)
  }
}
