import Geometry
import Raster
import Typesetting

/// How heavy the pen of symbols is.
enum SymbolWeight {
  /// The pen of the regular weight in hundredths of an em.
  static let regularPen = 8.0

  private static let pens: [(weight: Double, pen: Double)] = [
    (100, 2.4), (200, 3.8), (300, 5.8), (400, regularPen), (500, 9.4), (600, 11), (700, 12.6),
    (800, 14.4), (900, 16.2),
  ]

  /// The pen for a weight on OpenType's scale.
  static func pen(_ weight: Int) -> Double {
    let weight = min(max(Double(weight), 100), 900)
    var below = pens[0]
    for entry in pens {
      if entry.weight >= weight {
        guard entry.weight > below.weight else { return entry.pen }
        let share = (weight - below.weight) / (entry.weight - below.weight)
        return below.pen + (entry.pen - below.pen) * share
      }
      below = entry
    }
    return below.pen
  }
}

/// A symbol in one weight: paths to be filled in order. Lengths are hundredths of an em from the
/// middle of a capital letter's height, y down.
package final class SymbolPicture: Sendable {
  struct Step: Sendable {
    var path: Geometry.Path
    var erases: Bool
    var erasesInLayers: Bool
    var level: Int
    var color: RGBA?
  }

  let steps: [Step]
  /// What is covered.
  let ink: Rect
  let margins: (x: Double, y: Double)
  /// Whether something is taken out again of what is drawn.
  let hasErasure: Bool

  init?(_ design: SymbolDesign, weight: Int) {
    let pen = SymbolWeight.pen(weight)
    guard let ink = design.ink(pen: pen), !ink.isEmpty else { return nil }
    self.ink = ink
    margins = design.margins
    var steps: [Step] = []
    for part in design.parts {
      func add(_ path: Geometry.Path) {
        guard !path.isEmpty else { return }
        steps.append(
          Step(
            path: path, erases: part.erases, erasesInLayers: part.erasesInLayers,
            level: part.level, color: part.color))
      }
      if part.isFilled { add(part.path) }
      if part.pen > 0 {
        // Gaps are as wide as the pen, so that heavy symbols keep them.
        let style = Geometry.StrokeStyle(width: part.pen * pen, cap: .round, join: .round)
        add(part.path.stroked(style, tolerance: 0.01))
      }
    }
    self.steps = steps
    hasErasure = steps.contains { $0.erases || $0.erasesInLayers }
  }
}

/// Keeps symbols as they are drawn.
@MainActor
package final class SymbolLibrary {
  private struct Key: Hashable {
    let name: String
    let weight: Int
  }

  private let typesetter: Typesetter
  private var pictures: [Key: SymbolPicture?] = [:]
  /// More symbols than any screen shows; past it all are forgotten.
  private static let limit = 1024

  package init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// A symbol in a weight on OpenType's scale; nil when there is none of that name.
  package func picture(_ name: String, weight: Int) -> SymbolPicture? {
    let key = Key(name: name, weight: weight)
    if let known = pictures[key] { return known }
    let catalogue = SymbolCatalogue(typesetter: typesetter, weight: weight)
    let picture = catalogue.design(name).flatMap { SymbolPicture($0, weight: weight) }
    if pictures.count >= Self.limit { pictures.removeAll() }
    pictures[key] = .some(picture)
    return picture
  }
}
