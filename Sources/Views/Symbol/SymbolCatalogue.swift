import Geometry
import Typesetting

/// Finds a symbol's design by name: drawn for that name, or derived from what its name says.
struct SymbolCatalogue {
  /// Sets the characters of symbols like `1.circle`; without one they are squares.
  let typesetter: Typesetter?
  /// On OpenType's scale, for characters.
  let weight: Int

  /// The design for a name; nil when there is none.
  func design(_ name: String) -> SymbolDesign? { design(name, depth: 0) }

  private func design(_ name: String, depth: Int) -> SymbolDesign? {
    // No name has more parts than this.
    guard depth < 12, !name.isEmpty else { return nil }
    func inner(_ name: String) -> SymbolDesign? { design(name, depth: depth + 1) }
    if let text = SymbolArtwork.text(name) {
      var reader = SymbolReader(text, design: inner)
      return reader.read()
    }
    if let base = name.without(".fill") {
      if SymbolArtwork.text(base) == nil, let frame = SymbolFrame.named(base),
        let content = content(frame.base, depth)
      {
        return frame.frame.filled(around: content)
      }
      if let plain = base.without(".slash") { return inner(plain)?.filled.slashed }
      guard let design = inner(base), design.isFillable else { return nil }
      return design.filled
    }
    if let frame = SymbolFrame.named(name), let content = content(frame.base, depth) {
      return frame.frame.outlined(around: content)
    }
    if let base = name.without(".slash") { return inner(base)?.slashed }
    if let base = name.without(".badge") { return inner(base)?.dotted }
    if let (base, sign) = name.splitBadge, let mark = inner(sign) {
      return inner(base)?.badged(with: mark)
    }
    return nil
  }

  /// What a frame encloses: a symbol, or one or two characters.
  private func content(_ name: String, _ depth: Int) -> SymbolDesign? {
    if let design = design(name, depth: depth + 1) { return design }
    guard name.count <= 2, name.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) }) else {
      return nil
    }
    let isNumber = name.allSatisfy(\.isNumber)
    guard isNumber || name.count == 1 else { return nil }
    return characters(name.uppercased())
  }

  private func characters(_ text: String) -> SymbolDesign? {
    guard let typesetter else {
      let square = Geometry.Path(rect: Rect(-20, -35, 40, 70))
      return SymbolDesign(parts: [SymbolPart(path: square, pen: 0, isFilled: true)])
    }
    let run = TextRun(text: text, font: FontDescriptor(size: 100, weight: weight))
    let layout = typesetter.layout([run], style: ParagraphStyle(), width: nil, height: nil)
    var path = Geometry.Path()
    for run in layout.lines.flatMap(\.runs) {
      for (glyph, position) in zip(run.glyphs, run.positions) {
        path.append(
          run.face.path(glyph: glyph, size: run.size)
            .applying(.translation(position.x, position.y)))
      }
    }
    guard !path.isEmpty else { return nil }
    return SymbolDesign(parts: [SymbolPart(path: path, pen: 0, isFilled: true)])
  }
}

extension String {
  /// The name before an ending; nil when it ends otherwise.
  fileprivate func without(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }

  /// The name before ".badge." and the sign after it.
  fileprivate var splitBadge: (base: String, sign: String)? {
    let words = split(separator: ".")
    guard let place = words.lastIndex(of: "badge"), place > 0, place < words.count - 1 else {
      return nil
    }
    return (
      words[..<place].joined(separator: "."), words[(place + 1)...].joined(separator: ".")
    )
  }
}
