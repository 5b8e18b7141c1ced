import Raster

/// A picture that shows at a glance whether the whole panel is there, upright and in the right colours:
/// a white edge, a red corner at the top left, a green one at the top right, and a grey ramp.
@MainActor
enum TestPicture {
  static func draw(on surface: Surface) {
    for y in 0..<surface.height {
      for x in 0..<surface.width { surface[x, y] = color(x, y, surface) }
    }
  }

  private static func color(_ x: Int, _ y: Int, _ surface: Surface) -> UInt32 {
    let (width, height) = (surface.width, surface.height)
    if x == 0 || y == 0 || x == width - 1 || y == height - 1 { return 0xFFFF_FFFF }
    let side = min(width, height) / 8
    if y < side, x < side { return 0xFFFF_0000 }
    if y < side, x >= width - side { return 0xFF00_FF00 }
    if y >= height - side, x < side { return 0xFF00_00FF }
    let grey = UInt32(255 * x / max(1, width - 1))
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }

  /// Moves a bar across the middle; what changed.
  static func move(bar: inout Int, on surface: Surface) -> [PixelRect] {
    let (y0, y1) = (surface.height / 2, surface.height / 2 + surface.height / 16)
    let width = max(1, surface.width / 32)
    let old = PixelRect(x0: bar, y0: y0, x1: min(bar + width, surface.width), y1: y1)
    fill(old, on: surface) { color($0, $1, surface) }
    bar = bar + width >= surface.width ? 0 : bar + max(1, width / 4)
    let new = PixelRect(x0: bar, y0: y0, x1: min(bar + width, surface.width), y1: y1)
    fill(new, on: surface) { _, _ in 0xFFFF_A000 }
    return [old, new]
  }

  private static func fill(
    _ rect: PixelRect, on surface: Surface, _ color: (Int, Int) -> UInt32
  ) {
    for y in rect.y0..<rect.y1 {
      for x in rect.x0..<rect.x1 { surface[x, y] = color(x, y) }
    }
  }
}
