import Foundation
import Geometry
import Raster

/// Reads the text of a symbol's drawing; see ``SymbolArtwork``.
struct SymbolReader {
  private let words: [Substring]
  private var place = 0
  private let design: (String) -> SymbolDesign?

  private var parts: [SymbolPart] = []
  private var margins = SymbolDesign.usualMargins
  private var part: SymbolPart?
  private var pen = 1.0
  private var level = 0
  private var color: RGBA?
  private var map = Affine.identity
  private var path = Geometry.Path()
  private var current = Point.zero
  private var isOpen = false

  /// `design` finds symbols that the drawing uses.
  init(_ text: String, design: @escaping (String) -> SymbolDesign?) {
    words = text.split(whereSeparator: \.isWhitespace)
    self.design = design
  }

  /// The drawing; nil when the text is none.
  mutating func read() -> SymbolDesign? {
    var command: Substring = ""
    while place < words.count {
      let word = words[place]
      place += 1
      if let begun = begin(word) {
        endPart()
        part = begun
        command = ""
        continue
      }
      if let known = setting(word) {
        guard known else { return nil }
        continue
      }
      if word.count == 1, word >= "A", word <= "Z" {
        command = word
      } else {
        place -= 1
        // What follows a start are lines.
        if command == "M" { command = "L" }
      }
      guard part != nil, draw(command) else { return nil }
    }
    endPart()
    return parts.isEmpty ? nil : SymbolDesign(parts: parts, margins: margins)
  }

  private mutating func endPart() {
    guard var done = part else { return }
    part = nil
    isOpen = false
    guard !path.isEmpty else { return }
    done.path = path.applying(map)
    path = Geometry.Path()
    parts.append(done)
  }

  /// The part that a letter begins.
  private func begin(_ word: Substring) -> SymbolPart? {
    var part = SymbolPart(pen: pen, level: level, color: color)
    switch word {
    case "o": part.inFilledForm = .solid
    case "l": break
    case "d": part.inFilledForm = .erased
    case "f", "e":
      part.pen = 0
      part.isFilled = true
      if word == "e" { part.inFilledForm = .erased }
    case "b": part.isFilled = true
    case "c", "x":
      part.erases = true
      part.erasesInLayers = true
      if word == "x" {
        part.pen = 0
        part.isFilled = true
      }
    default: return nil
    }
    return part
  }

  /// Takes in a setting for what follows: nil when the word is none, false when it is damaged.
  private mutating func setting(_ word: Substring) -> Bool? {
    switch word {
    case "w", "h", "m", "@", "u": break
    default: if !word.hasPrefix("#") { return nil }
    }
    endPart()
    switch word {
    case "w":
      guard let n = numbers(1) else { return false }
      pen = n[0]
    case "h":
      guard let n = numbers(1), let value = Int(exactly: n[0]) else { return false }
      level = value
    case "m":
      guard let n = numbers(2) else { return false }
      margins = (n[0], n[1])
    case "@":
      guard let n = numbers(5) else { return false }
      let (sine, cosine) = Elementary.sineCosine(degrees: n[0])
      map = Affine.scale(n[1], n[2])
        .then(Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: n[3], ty: n[4]))
    case "u":
      guard place < words.count, let used = design(String(words[place])) else { return false }
      place += 1
      parts += used.parts.map {
        var part = $0.applying(map, pen: pen)
        part.color = part.color ?? color
        return part
      }
    default:
      color = UInt32(word.dropFirst(), radix: 16).map { RGBA(rgb: $0, alpha: 1) }
    }
    return true
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    guard place + count <= words.count else { return nil }
    var result: [Double] = []
    for word in words[place..<place + count] {
      guard let number = Double(word), number.isFinite else { return nil }
      result.append(number)
    }
    place += count
    return result
  }

  private mutating func draw(_ command: Substring) -> Bool {
    let counts: [Substring: Int] = [
      "M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "A": 5, "O": 3, "E": 4, "R": 5, "S": 5,
    ]
    guard let count = counts[command], let n = numbers(count) else { return false }
    switch command {
    case "M":
      current = Point(n[0], n[1])
      path.move(to: current)
      isOpen = true
    case "L":
      current = Point(n[0], n[1])
      path.line(to: current)
    case "Q":
      current = Point(n[2], n[3])
      path.quad(to: current, control: Point(n[0], n[1]))
    case "C":
      current = Point(n[4], n[5])
      path.curve(to: current, control1: Point(n[0], n[1]), control2: Point(n[2], n[3]))
    case "Z":
      path.close()
      isOpen = false
    case "A": arc(n)
    case "O": closed(Geometry.Path(ellipseIn: Rect(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2])))
    case "E": closed(Geometry.Path(ellipseIn: Rect(n[0] - n[2], n[1] - n[3], 2 * n[2], 2 * n[3])))
    case "R":
      closed(
        Geometry.Path(
          roundedRect: Rect(n[0], n[1], n[2], n[3]), cornerWidth: n[4], cornerHeight: n[4],
          style: .circular))
    default: star(n)
    }
    return true
  }

  private mutating func closed(_ figure: Geometry.Path) {
    path.append(figure)
    isOpen = false
  }

  private mutating func arc(_ n: [Double]) {
    let radians = Elementary.pi / 180
    let (center, start, delta) = (Point(n[0], n[1]), n[3] * radians, n[4] * radians)
    if isOpen {
      path.addArc(center: center, radius: n[2], start: start, delta: delta)
    } else {
      var arc = Geometry.Path()
      arc.addArc(center: center, radius: n[2], start: start, delta: delta)
      path.append(arc)
    }
    current = path.currentPoint ?? current
    isOpen = true
  }

  private mutating func star(_ n: [Double]) {
    let corners = max(Int(n[4]), 2)
    var star = Geometry.Path()
    for i in 0..<2 * corners {
      let (sine, cosine) = Elementary.sineCosine(degrees: 180 * Double(i) / Double(corners))
      let radius = i % 2 == 0 ? n[2] : n[3]
      let point = Point(n[0] + radius * sine, n[1] - radius * cosine)
      if i == 0 { star.move(to: point) } else { star.line(to: point) }
    }
    star.close()
    closed(star)
  }
}
