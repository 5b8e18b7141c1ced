import Geometry
import Synchronization

/// Lays text out in lines.
///
/// May be used from several threads, one at a time inside. Layouts are remembered by everything
/// they depend on and shaped text apart from size and width, both within limits.
package final class Typesetter: Sendable {
  package let library: FontLibrary
  private let state: Mutex<TypesetterState?>

  /// - Parameters:
  ///   - layoutLimit: How many characters the remembered layouts may hold together.
  ///   - shapeLimit: How many characters the remembered shaped texts may hold together.
  package init(library: FontLibrary, layoutLimit: Int = 120_000, shapeLimit: Int = 60_000) {
    self.library = library
    state = Mutex(
      TypesetterState(library: library, layoutLimit: layoutLimit, shapeLimit: shapeLimit))
  }

  /// The runs as lines in a width and a height in points; nil or infinity for no limit.
  ///
  /// The empty text is one empty line high, no runs take no space. Text beyond 100,000 characters
  /// is left out.
  package func layout(
    _ runs: [TextRun], style: ParagraphStyle, width: Double?, height: Double?
  ) -> TextLayout {
    let input = LayoutInput(
      runs: runs, style: style, width: LayoutInput.limit(width),
      height: LayoutInput.limit(height))
    return state.withLock { $0?.layout(input) }
      ?? TextLayout(
        size: .zero, lines: [], isTruncated: !runs.isEmpty, scale: 1)
  }

  /// Forgets remembered text, so that nothing of it stays in memory.
  package func forget() {
    state.withLock { $0?.forget() }
  }

  /// How much work was done and what is remembered.
  package var statistics: TypesetterStatistics {
    state.withLock { $0?.statistics } ?? TypesetterStatistics()
  }
}

/// How much work a typesetter has done and what it remembers.
package struct TypesetterStatistics: Hashable, Sendable {
  /// Stretches shaped so far.
  package var shapedItems = 0
  /// Layouts made so far.
  package var layouts = 0
  /// Layouts remembered.
  package var rememberedLayouts = 0
  /// Characters that remembered layouts hold.
  package var layoutCost = 0
  /// Characters that remembered shaped texts hold.
  package var shapeCost = 0
}

/// Everything that a layout depends on.
struct LayoutInput: Hashable {
  var runs: [TextRun]
  var style: ParagraphStyle
  /// Infinite for no limit.
  var width: Double
  /// Infinite for no limit.
  var height: Double

  /// A limit in points from what a caller gave.
  static func limit(_ value: Double?) -> Double {
    guard let value, !value.isNaN else { return .infinity }
    return max(value, 0)
  }

  var shaping: ShapingInput {
    ShapingInput(
      runs: runs.map(\.shaping), language: style.language, rightToLeft: style.rightToLeft,
      directionFromText: style.directionFromText)
  }

  /// Bytes of text, a measure of what keeping the layout costs.
  var cost: Int { runs.reduce(32) { $0 + $1.text.utf8.count } }
}
