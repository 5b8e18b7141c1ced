/// A typesetter's memory and the work behind it; used by one thread at a time.
final class TypesetterState {
  private let library: FontLibrary
  private let shaper: TextShaper
  private var layouts: BoundedCache<LayoutInput, TextLayout>
  private var shapes: BoundedCache<ShapingInput, ShapedText>
  private var made = 0

  init?(library: FontLibrary, layoutLimit: Int, shapeLimit: Int) {
    guard let shaper = TextShaper(library: library) else { return nil }
    self.library = library
    self.shaper = shaper
    layouts = BoundedCache(costLimit: layoutLimit)
    shapes = BoundedCache(costLimit: shapeLimit)
  }

  var statistics: TypesetterStatistics {
    TypesetterStatistics(
      shapedItems: shaper.shapedItems, layouts: made, rememberedLayouts: layouts.count,
      layoutCost: layouts.cost, shapeCost: shapes.cost)
  }

  func forget() {
    layouts.removeAll()
    shapes.removeAll()
  }

  func layout(_ input: LayoutInput) -> TextLayout {
    if let known = layouts.value(input) { return known }
    made += 1
    let layout = make(input)
    layouts.insert(layout, cost: input.cost, for: input)
    return layout
  }

  private func make(_ input: LayoutInput) -> TextLayout {
    guard !input.runs.isEmpty else {
      return TextLayout(size: .zero, lines: [], isTruncated: false, scale: 1)
    }
    let text = shaped(input.shaping, cost: input.cost)
    let metrics = input.runs.map { run in
      var font = run.font
      font.size = run.size
      return library.metrics(font)
    }
    let marks = LayoutPass.MarkWidths(
      ellipses: markWidths("…", input),
      hyphens: text.units.contains { $0.kind == .softHyphen }
        ? markWidths("\u{2010}", input) : [Double](repeating: 0, count: input.runs.count))
    func attempt(_ scale: Double, _ tightening: Double) -> LayoutPass {
      LayoutPass(
        runs: input.runs, text: text, style: input.style, width: input.width,
        height: input.height, scale: scale, tightening: tightening, metrics: metrics,
        marks: marks)
    }
    let pass = Rescue(style: input.style).bestPass(attempt)
    let composer = LineComposer(
      pass: pass, shaper: shaper, language: input.style.language,
      mark: { character, run in self.mark(character, input, run) })
    return composer.compose()
  }

  private func shaped(_ input: ShapingInput, cost: Int) -> ShapedText {
    if let known = shapes.value(input) { return known }
    let text = shaper.shape(input)
    shapes.insert(text, cost: cost, for: input)
    return text
  }

  /// A mark that layout adds, in a run's font.
  private func mark(_ character: String, _ input: LayoutInput, _ run: Int) -> ShapedText {
    var shaping = input.runs[run].shaping
    shaping.text = character
    return shaped(
      ShapingInput(
        runs: [shaping], language: input.style.language, rightToLeft: false,
        directionFromText: false),
      cost: 32)
  }

  private func markWidths(_ character: String, _ input: LayoutInput) -> [Double] {
    input.runs.indices.map { run in
      mark(character, input, run).units.reduce(0) { $0 + $1.advance }
    }
  }
}
