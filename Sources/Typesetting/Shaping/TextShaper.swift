/// From text to shaped text: cut into clusters, find directions, scripts and faces, then shape.
final class TextShaper {
  let library: FontLibrary
  let glyphShaper: GlyphShaper
  /// How many stretches HarfBuzz has shaped so far.
  private(set) var shapedItems = 0

  init?(library: FontLibrary) {
    guard let shaper = GlyphShaper() else { return nil }
    self.library = library
    glyphShaper = shaper
  }

  func shape(_ input: ShapingInput) -> ShapedText {
    let analysis = TextAnalysis(input.runs, language: input.language)
    var building = Building(scalars: analysis.scalars)
    for range in analysis.paragraphs {
      add(Array(analysis.clusters[range]), of: input, to: &building)
    }
    return ShapedText(
      scalars: building.scalars, units: building.units, items: building.items,
      glyphs: building.glyphs, paragraphs: building.paragraphs, isCut: analysis.isCut)
  }

  /// Glyphs for a part of an item that a line shows alone.
  func reshape(
    _ text: ShapedText, item: TextItem, units: Range<Int>, run: ShapingRun, language: String
  ) -> [GlyphShaper.Output] {
    guard let first = text.units[units].first, let last = text.units[units].last else { return [] }
    let range = first.scalars.lowerBound..<last.scalars.upperBound
    shapedItems += 1
    return glyphShaper.shape(
      text.scalars, range: range, context: range, face: item.face, level: item.level,
      script: item.script, language: language, features: GlyphShaper.features(of: run))
  }

  /// A shaped text while it grows.
  private struct Building {
    var scalars: [UInt32]
    var units: [TextUnit] = []
    var items: [TextItem] = []
    var glyphs: [ShapedGlyph] = []
    var paragraphs: [TextParagraph] = []
  }

  private func add(
    _ clusters: [TextAnalysis.Cluster], of input: ShapingInput, to building: inout Building
  ) {
    let firstUnit = building.units.count
    let start = clusters.first?.scalars.lowerBound ?? building.scalars.count
    let end = clusters.last?.scalars.upperBound ?? start
    let scalars = Array(building.scalars[start..<end])
    let (levels, base) = BidiLevels.levels(
      scalars, rightToLeft: input.rightToLeft, fromText: input.directionFromText)
    let visible = clusters.last?.kind == .newline ? clusters.dropLast() : clusters[...]
    let scripts = scripts(of: visible, in: building.scalars)
    let faces = faces(of: visible, in: &building.scalars, input: input)
    let context = start..<(visible.last?.scalars.upperBound ?? start)
    var from = 0
    while from < visible.count {
      let cluster = visible[from]
      let level = levels[cluster.scalars.lowerBound - start]
      var to = from + 1
      while to < visible.count, visible[to].run == cluster.run,
        levels[visible[to].scalars.lowerBound - start] == level, scripts[to] == scripts[from],
        faces[to] == faces[from]
      { to += 1 }
      if let face = faces[from] {
        let item = TextItem(
          units: 0..<0, run: cluster.run, level: level, script: scripts[from], face: face)
        add(visible[from..<to], as: item, context: context, input: input, to: &building)
      }
      from = to
    }
    if let newline = clusters.last, newline.kind == .newline {
      building.units.append(
        TextUnit(
          scalars: newline.scalars, run: newline.run, kind: .newline, breakAfter: .allowed))
    }
    building.paragraphs.append(
      TextParagraph(units: firstUnit..<building.units.count, level: base))
  }

  /// Shapes one item and adds its units and glyphs.
  private func add(
    _ clusters: ArraySlice<TextAnalysis.Cluster>, as item: TextItem, context: Range<Int>,
    input: ShapingInput, to building: inout Building
  ) {
    guard let first = clusters.first, let last = clusters.last else { return }
    let range = first.scalars.lowerBound..<last.scalars.upperBound
    shapedItems += 1
    let output = glyphShaper.shape(
      building.scalars, range: range, context: context, face: item.face, level: item.level,
      script: item.script, language: input.language,
      features: GlyphShaper.features(of: input.runs[item.run]))
    var starts = [Bool](repeating: false, count: range.count)
    for glyph in output where range.contains(glyph.cluster) {
      starts[glyph.cluster - range.lowerBound] = true
    }
    let firstUnit = building.units.count
    var tabs: [Int] = []
    for cluster in clusters {
      let isStart = starts[cluster.scalars.lowerBound - range.lowerBound]
      if building.units.count > firstUnit, !isStart {
        let index = building.units.count - 1
        let start = building.units[index].scalars.lowerBound
        building.units[index].scalars = start..<cluster.scalars.upperBound
        building.units[index].breakAfter = cluster.breakAfter
        if cluster.kind == .text { building.units[index].kind = .text }
      } else {
        if cluster.isTab { tabs.append(building.units.count) }
        building.units.append(
          TextUnit(
            scalars: cluster.scalars, run: cluster.run, item: building.items.count,
            kind: cluster.kind, breakAfter: cluster.breakAfter))
      }
    }
    var item = item
    item.units = firstUnit..<building.units.count
    assign(output, to: item, building: &building)
    // A tab is as wide as four spaces.
    for index in tabs { building.units[index].advance *= 4 }
    building.items.append(item)
  }

  /// Gives each unit of an item its glyphs, width and safety.
  private func assign(
    _ output: [GlyphShaper.Output], to item: TextItem, building: inout Building
  ) {
    let base = building.glyphs.count
    building.glyphs.append(contentsOf: output.map(\.glyph))
    let reversed = item.level & 1 == 1
    var unit = item.units.lowerBound
    var next = 0
    // Walk in logical order; the glyphs of right-to-left text lie in visual order.
    for step in output.indices {
      let index = reversed ? output.count - 1 - step : step
      let glyph = output[index]
      while unit + 1 < item.units.upperBound,
        glyph.cluster >= building.units[unit + 1].scalars.lowerBound
      {
        unit += 1
        next = step
      }
      let count = step - next + 1
      let lower = reversed ? index : index - count + 1
      building.units[unit].glyphs = (base + lower)..<(base + lower + count)
      building.units[unit].advance += Double(glyph.glyph.advance) / item.face.unitsPerEm
      if glyph.unsafeBefore, glyph.cluster == building.units[unit].scalars.lowerBound {
        building.units[unit].unsafeBefore = true
      }
    }
  }
}
