import Geometry
import Raster
import Typesetting

/// Keeps a RAM frame up to date with a sequence of pictures, drawing only what changed.
package final class Painter {
  /// The frame.
  package let frame: Surface
  let glyphs: GlyphCache
  private let workers: Int
  /// What lies under the picture.
  private let ground: UInt32
  private var shown: DisplayList?

  /// A frame of `width` × `height` device pixels, drawn by `workers` threads on a ground of
  /// premultiplied components, opaque black unless said otherwise.
  package init(
    width: Int, height: Int, glyphs: GlyphCache, workers: Int = 1, ground: UInt32 = 0xFF00_0000
  ) {
    frame = Surface(width: width, height: height)
    self.glyphs = glyphs
    self.workers = workers
    self.ground = ground
  }

  /// Draws the next picture and returns the rectangles of the frame that may have changed: none when
  /// it equals the last one, all of it the first time.
  package func paint(_ list: DisplayList) -> [PixelRect] {
    let rects: [PixelRect]
    if let shown {
      rects = Damage.between(shown, list).rects
    } else {
      rects = [frame.bounds]
    }
    shown = list
    guard let reach = rects.first.map({ rects.dropFirst().reduce($0) { $0.union($1) } }) else {
      return []
    }
    var canvas = Canvas(width: frame.width, height: frame.height, clip: reach)
    // Inside a group that spreads its content, what lies outside the damage counts as well.
    var spreading = 0
    // Scopes that the damage does not touch are left out with all they hold.
    var skipping = 0
    for entry in list.entries {
      if skipping > 0 || (spreading == 0 && skips(entry, rects)) {
        skipping += entry.command.nesting
        continue
      }
      record(entry.command, on: &canvas)
      switch entry.command {
      case .beginGroup(let effect):
        if spreading > 0 || effect.spreads { spreading += 1 }
      case .beginClip: if spreading > 0 { spreading += 1 }
      case .endGroup, .endClip: if spreading > 0 { spreading -= 1 }
      default: break
      }
    }
    for rect in rects { clear(rect) }
    canvas.render(into: frame, rects: rects, workers: workers)
    return rects
  }

  private func clear(_ rect: PixelRect) {
    let rect = rect.intersection(frame.bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y0..<rect.y1 {
      frame.withUnsafeRow(y) { $0[rect.x0..<rect.x1].update(repeating: ground) }
    }
  }

  /// Forgets what is shown: the next picture is drawn whole.
  package func invalidate() { shown = nil }

  /// Overwrites every pixel and forgets what was shown.
  package func wipe() {
    frame.fill(ground)
    shown = nil
  }

  private func skips(_ entry: DisplayList.Entry, _ rects: [PixelRect]) -> Bool {
    // The ends of scopes go with their beginnings, whose bounds they share.
    !rects.contains { !$0.intersection(entry.bounds).isEmpty }
  }

  private func record(_ command: DisplayCommand, on canvas: inout Canvas) {
    switch command {
    case .fill(let path, let rule, let paint, let opacity, let transform):
      canvas.fill(path, rule: rule, transform: transform, paint: paint, opacity: opacity)
    case .roundedRect(let rect, let radius, let style, let paint, let opacity, let transform):
      canvas.fillRoundedRect(
        rect, cornerRadius: radius, style: style, transform: transform, paint: paint,
        opacity: opacity)
    case .image(let image, let rect, let filter, let opacity, let transform):
      canvas.drawImage(
        image, in: rect, transform: transform, filter: filter, opacity: opacity)
    case .template(let image, let rect, let filter, let color, let transform):
      let tint = [
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
        0, 0, 0, color.alpha, 0,
      ]
      canvas.beginGroup(GroupEffect(colorMatrix: tint))
      canvas.drawImage(image, in: rect, transform: transform, filter: filter, opacity: 1)
      canvas.endGroup()
    case .glyphs(let text, let origin, let colors, let transform):
      draw(text, at: origin, colors, transform, on: &canvas)
    case .shadow(let rect, let radius, let sigma, let color, let transform):
      guard let affine = transform.affine else { return }
      canvas.drawShadow(
        roundedRect: rect, cornerRadius: radius, sigma: sigma, color: color, transform: affine)
    case .beginClip(let path, let rule, let transform):
      canvas.beginClip(path, rule: rule, transform: transform)
    case .endClip: canvas.endClip()
    case .beginGroup(let effect): canvas.beginGroup(effect)
    case .endGroup: canvas.endGroup()
    }
  }
}
