import Geometry
import Raster

/// One line of a scene.
enum SceneStep {
  case clear(RGBA)
  case roundedRect(Rect, Double, RGBA)
  case image(Int, Rect)
  case perspective(Int, Projective)
  case text(Double, Point, RGBA, [(glyph: UInt32, x: Double)])
  case shadow(Rect, Double, Double, RGBA)
  case gradient(Rect, Double, Point, Point, [RGBA])
  case arc(Point, Double, Double, Double, Double, RGBA)
  case dash(Point, Point, Double, [Double], RGBA)
  case path(Int, Point, RGBA)
  case rotate(Point, Double)
  case pop
  case layer(Rect, Double)
  case endLayer
}

/// A scene as text, one step a line; lines that are not understood are reported and skipped.
struct SceneFile {
  private(set) var steps: [SceneStep] = []

  init(_ text: String, name: String) {
    for (number, line) in text.split(separator: "\n").enumerated() {
      let body = line.split(separator: "|", maxSplits: 1).first ?? ""
      let words = body.split(separator: " ").map(String.init)
      guard let operation = words.first else { continue }
      if let step = SceneFile.step(operation, Array(words.dropFirst())) {
        steps.append(step)
      } else {
        print("\(name):\(number + 1): not a step that is known: \(operation)")
      }
    }
  }

  private static func color(_ text: String) -> RGBA {
    let v = UInt32(text, radix: 16) ?? 0
    return RGBA(rgb: v >> 8, alpha: Double(v & 255) / 255)
  }

  private static func step(_ operation: String, _ w: [String]) -> SceneStep? {
    func n(_ i: Int) -> Double { i < w.count ? Double(w[i]) ?? 0 : 0 }
    func rect(_ i: Int) -> Rect { Rect(n(i), n(i + 1), n(i + 2), n(i + 3)) }
    func last() -> RGBA { color(w.last ?? "") }
    switch operation {
    case "CLEAR": return .clear(last())
    case "RRECT": return .roundedRect(rect(0), n(4), last())
    case "IMG": return .image(Int(n(0)), rect(1))
    case "PERSP":
      // Column vectors in the file, row vectors here.
      return .perspective(
        Int(n(0)),
        Projective(
          m11: n(1), m12: n(4), m13: n(7), m21: n(2), m22: n(5), m23: n(8), m31: n(3), m32: n(6),
          m33: n(9)))
    case "TEXT":
      let glyphs = w.dropFirst(5).compactMap { word -> (glyph: UInt32, x: Double)? in
        let parts = word.split(separator: ",")
        guard parts.count == 2, let glyph = UInt32(parts[0]), let x = Double(parts[1]) else {
          return nil
        }
        return (glyph, x)
      }
      return w.count > 4 ? .text(n(0), Point(n(1), n(2)), color(w[3]), glyphs) : nil
    case "SHADOW": return .shadow(rect(0), n(4), n(5), last())
    case "LGRAD":
      return .gradient(
        rect(0), n(4), Point(n(5), n(6)), Point(n(7), n(8)), w.dropFirst(9).map(color))
    case "ARC": return .arc(Point(n(0), n(1)), n(2), n(3), n(4), n(5), last())
    case "DASH":
      return .dash(Point(n(0), n(1)), Point(n(2), n(3)), n(4), [n(5), n(6)], last())
    case "PATH": return .path(Int(n(0)), Point(n(1), n(2)), last())
    case "ROT": return .rotate(Point(n(0), n(1)), n(2))
    case "POP": return .pop
    case "LAYER": return .layer(rect(0), n(4))
    case "ENDLAYER": return .endLayer
    default: return nil
    }
  }

  /// The paths of a file, one a line, in the letters M, L, C and Z.
  static func paths(_ text: String) -> [Path] {
    text.split(separator: "\n").map { line in
      var path = Path()
      var words = line.split(separator: " ")[...]
      func point() -> Point {
        let x = words.popFirst().flatMap { Double($0) } ?? 0
        return Point(x, words.popFirst().flatMap { Double($0) } ?? 0)
      }
      while let letter = words.popFirst() {
        switch letter {
        case "M": path.move(to: point())
        case "L": path.line(to: point())
        case "C":
          let a = point()
          let b = point()
          path.curve(to: point(), control1: a, control2: b)
        default: path.close()
        }
      }
      return path
    }
  }
}
