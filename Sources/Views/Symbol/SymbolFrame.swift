import Geometry
import Raster

/// A shape that encloses another symbol, as in `star.circle`.
enum SymbolFrame: String, CaseIterable {
  case circle, square, rectangle, diamond, triangle, app, hexagon, octagon, shield, seal

  /// The frame that a name ends with, and the name of what is inside.
  static func named(_ name: String) -> (frame: SymbolFrame, base: String)? {
    for frame in allCases where name.hasSuffix("." + frame.rawValue) {
      return (frame, String(name.dropLast(frame.rawValue.count + 1)))
    }
    return nil
  }

  /// Half the diagonal, and half the longer side, that the content may have.
  private var room: (diagonal: Double, side: Double) {
    switch self {
    case .circle: (33, 27.5)
    case .square, .app: (37, 29)
    case .rectangle: (38, 27)
    case .diamond, .hexagon, .octagon, .seal: (30, 25)
    case .shield: (29, 25)
    case .triangle: (27, 26)
    }
  }

  /// Where the content's middle lies, down from the frame's.
  private var shift: Double { self == .triangle ? 10 : self == .shield ? -2 : 0 }

  private var shell: [SymbolPart] {
    guard let text = SymbolArtwork.text(rawValue) else { return [] }
    var reader = SymbolReader(text) { _ in nil }
    var parts = reader.read()?.parts ?? []
    for i in parts.indices { parts[i].level = 1 }
    return parts
  }

  private func fitted(_ content: SymbolDesign) -> [SymbolPart] {
    let parts = content.isFillable ? content.filled.parts : content.parts
    let design = SymbolDesign(parts: parts)
    guard let ink = design.ink(pen: SymbolWeight.regularPen), !ink.isEmpty else { return [] }
    let (width, height) = (ink.width / 2, ink.height / 2)
    let diagonal = (width * width + height * height).squareRoot()
    let scale = min(room.diagonal / diagonal, room.side / max(width, height), 1)
    let map = Affine.translation(-ink.center.x, -ink.center.y).then(.scale(scale, scale))
      .then(.translation(0, shift))
    // Thinner pens than the shell's, but not as thin as the scale would make them.
    let pen = min(1, max(0.6, scale * 1.55))
    return parts.map {
      var part = $0.applying(map, pen: pen)
      part.level = 0
      return part
    }
  }

  /// The outline around a symbol.
  func outlined(around content: SymbolDesign) -> SymbolDesign {
    SymbolDesign(parts: shell + fitted(content))
  }

  /// The filled frame with the symbol left out of it.
  func filled(around content: SymbolDesign) -> SymbolDesign {
    let inside = fitted(content).map { part in
      var part = part
      part.erasesInLayers = part.erases
      part.erases.toggle()
      // What the content leaves out shows the frame again.
      if part.erasesInLayers { part.level = 1 }
      return part
    }
    return SymbolDesign(parts: shell.map(\.filled) + inside)
  }
}

extension SymbolDesign {
  /// The symbol crossed out.
  var slashed: SymbolDesign {
    var result = self
    var gap = SymbolPart(pen: 1.2, erases: true, erasesInLayers: true)
    gap.path.move(to: Point(-35.5, -48.5))
    gap.path.line(to: Point(48.5, 39.5))
    var line = SymbolPart()
    line.path.move(to: Point(-42, -44))
    line.path.line(to: Point(42, 44))
    result.parts += [gap, line]
    return result
  }

  /// The symbol with a dot at its upper right.
  var dotted: SymbolDesign {
    guard let ink = ink(pen: SymbolWeight.regularPen) else { return self }
    return adding(badgeAt: Point(ink.maxX - 10, ink.minY + 12), radius: 15, sign: nil)
  }

  /// The symbol with a sign in a disc at its lower right.
  func badged(with sign: SymbolDesign) -> SymbolDesign {
    guard let ink = ink(pen: SymbolWeight.regularPen) else { return self }
    return adding(badgeAt: Point(ink.maxX - 8, ink.maxY - 13), radius: 22, sign: sign)
  }

  private func adding(badgeAt center: Point, radius: Double, sign: SymbolDesign?) -> SymbolDesign {
    func disc(_ radius: Double) -> Geometry.Path {
      Geometry.Path(ellipseIn: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
    }
    var result = self
    for i in result.parts.indices { result.parts[i].level = 1 }
    result.parts.append(
      SymbolPart(
        path: disc(radius + 6), pen: 0, isFilled: true, erases: true, erasesInLayers: true))
    result.parts.append(SymbolPart(path: disc(radius), pen: 0, isFilled: true))
    guard let sign, let ink = sign.ink(pen: SymbolWeight.regularPen) else { return result }
    let scale = radius * 1.06 / max(ink.width, ink.height)
    let map = Affine.translation(-ink.center.x, -ink.center.y).then(.scale(scale, scale))
      .then(.translation(center.x, center.y))
    for part in sign.parts {
      var part = part.applying(map, pen: 0.8)
      part.erases.toggle()
      part.erasesInLayers = part.erases
      result.parts.append(part)
    }
    return result
  }
}
