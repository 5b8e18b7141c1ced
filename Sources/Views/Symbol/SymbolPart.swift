import Geometry
import Raster

/// One stroke or area of a symbol, before its weight is known. Lengths are hundredths of an em.
struct SymbolPart {
  /// What the filled form of the symbol makes of a part.
  enum InFilledForm {
    case same
    /// An outline is filled.
    case solid
    /// A detail is taken out of the area around it.
    case erased
  }

  var path = Geometry.Path()
  /// The pen's width as a multiple of the weight's; 0 draws no line.
  var pen = 1.0
  var isFilled = false
  /// Whether it is taken out of what is drawn before it.
  var erases = false
  /// The same where levels of the symbol have colours of their own.
  var erasesInLayers = false
  /// Level in the hierarchy of colours, 0 for the one that matters most.
  var level = 0
  /// The colour in the multicolour form.
  var color: RGBA?
  var inFilledForm = InFilledForm.same

  /// The part in the filled form of the symbol.
  var filled: SymbolPart {
    var part = self
    part.inFilledForm = .same
    switch inFilledForm {
    case .same: break
    case .solid: part.isFilled = true
    case .erased:
      part.erases = true
      part.erasesInLayers = true
    }
    return part
  }

  /// The part moved by a map, with its pen scaled.
  func applying(_ map: Affine, pen factor: Double = 1) -> SymbolPart {
    var part = self
    part.path = path.applying(map)
    part.pen = pen * factor
    return part
  }
}

/// A symbol's parts, back to front, and the space around what they draw.
struct SymbolDesign {
  var parts: [SymbolPart]
  /// Space on the left and right, and above and below, in hundredths of an em.
  var margins = SymbolDesign.usualMargins

  /// With these the frames of a circle and a star come to those measured for SF Symbols.
  static let usualMargins = (x: 9.0, y: 6.5)

  /// Whether there is a filled form.
  var isFillable: Bool { parts.contains { $0.inFilledForm == .solid } }

  var filled: SymbolDesign { SymbolDesign(parts: parts.map(\.filled), margins: margins) }

  /// What the parts cover with pens of `width`.
  func ink(pen width: Double) -> Rect? {
    var result: Rect?
    for part in parts where !part.erases {
      guard let bounds = part.path.outlineBounds else { continue }
      let reach = part.pen * width / 2
      let covered = bounds.inset(dx: -reach, dy: -reach)
      result = result.map { $0.union(covered) } ?? covered
    }
    return result
  }
}
