import Foundation
import Geometry

extension Path: LosslessStringConvertible {
  /// The path that a description means: numbers followed by m, l, q, c or h. Nil when it means
  /// none.
  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        guard numbers.count < 6 else { return nil }
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(numbers[$0], numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): geometry.move(to: points[0])
      case ("l", 2) where !isEmpty: geometry.line(to: points[0])
      case ("q", 4) where !isEmpty: geometry.quad(to: points[1], control: points[0])
      case ("c", 6) where !isEmpty:
        geometry.curve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): geometry.close()
      default: return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
  }

  /// The elements in order, coordinates before the letter: m moves, l draws a line, q and c curves
  /// with their control points first, h closes.
  public var description: String {
    geometry.elements.map { element in
      switch element {
      case .move(let p): Self.text("m", p)
      case .line(let p): Self.text("l", p)
      case .quad(let control, let p): Self.text("q", control, p)
      case .curve(let control1, let control2, let p): Self.text("c", control1, control2, p)
      case .close: "h"
      }
    }
    .joined(separator: " ")
  }

  private static func text(_ letter: String, _ points: Point...) -> String {
    points.map { "\(text($0.x)) \(text($0.y)) " }.joined() + letter
  }

  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
