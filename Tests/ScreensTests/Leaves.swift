import Foundation
import Host
import SwiftUI
import Typesetting
import Views

/// What a view draws, one line a leaf: its name with its place and size in points, counted from the
/// top left of the whole. Containers are left out, so that only what is seen is compared.
@MainActor
struct Leaves {
  struct Leaf {
    let name: String
    let frame: CGRect

    /// What stands between the quotation marks of a text.
    var text: String? {
      guard name.hasPrefix("Text"), let first = name.firstIndex(of: "\""),
        let last = name.lastIndex(of: "\""), first < last
      else { return nil }
      return String(name[name.index(after: first)..<last])
    }
  }

  private(set) var all: [Leaf] = []

  init<V: View>(of view: V, width: Double, height: Double, resources: RenderResources) {
    self.init(Headless.frames(of: view, width: width, height: height, resources: resources))
  }

  /// From the frames of a view's elements as text.
  init(_ frames: String) {
    let lines = frames.split(separator: "\n").map { line -> (depth: Int, words: [String]) in
      (line.prefix { $0 == " " }.count / 2, line.split(separator: " ").map { String($0) })
    }
    var origins: [CGPoint] = []
    for (index, line) in lines.enumerated() where line.words.count > 4 {
      let numbers = line.words.suffix(4).compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      origins.removeLast(max(0, origins.count - line.depth))
      let outer = origins.last ?? .zero
      let origin = CGPoint(x: outer.x + numbers[0], y: outer.y + numbers[1])
      origins.append(origin)
      let isLeaf = index + 1 == lines.count || lines[index + 1].depth <= line.depth
      guard isLeaf, numbers[2] > 0, numbers[3] > 0 else { continue }
      all.append(
        Leaf(
          name: line.words.dropLast(4).joined(separator: " "),
          frame: CGRect(origin: origin, size: CGSize(width: numbers[2], height: numbers[3]))))
    }
  }

  /// The frames of the texts, without those that are blank.
  var texts: [Leaf] { all.filter { $0.text?.isEmpty == false } }

  var description: String {
    all.map { leaf in
      let numbers = [leaf.frame.minX, leaf.frame.minY, leaf.frame.width, leaf.frame.height]
      return "\(leaf.name) "
        + numbers.map { String(format: "%.1f", $0) }.joined(separator: " ")
    }.joined(separator: "\n") + "\n"
  }
}
