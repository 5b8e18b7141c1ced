/// A rectangle of whole pixels that an operation paints opaque: what was recorded before it need not
/// be drawn there.
struct Occluder {
  var operation: Int
  var area: PixelRect
}

extension Canvas {
  /// More are not looked at: the test must cost less than what it saves.
  private static let mostOccluders = 32
  /// A rectangle smaller than this, in pixels to a side, hides too little.
  private static let smallestOccluder = 24

  /// What hides earlier operations, in order. Operations inside clips and groups are left out, because
  /// they may not reach the frame as they are.
  func occluders() -> [Occluder] {
    var result: [Occluder] = []
    var i = 0
    while i < operations.count {
      let kind = operations[i].kind
      if kind == .beginClip || kind == .beginGroup {
        i = operations[i].end + 1
        continue
      }
      if kind == .rect, let area = opaqueArea(operations[i]) {
        result.append(Occluder(operation: i, area: area))
      }
      i += 1
    }
    guard result.count > Canvas.mostOccluders else { return result }
    let sizes = result.map { $0.area.width * $0.area.height }
    let least = sizes.sorted(by: >)[Canvas.mostOccluders - 1]
    return Array(
      zip(result, sizes).filter { $0.1 >= least }.map(\.0).suffix(Canvas.mostOccluders))
  }

  private func opaqueArea(_ operation: Operation) -> PixelRect? {
    guard operation.blend == .sourceOver, paints[operation.paint].opaque else { return nil }
    let area = operation.box.inner.intersection(operation.bounds)
    let side = Canvas.smallestOccluder
    return area.width >= side && area.height >= side ? area : nil
  }
}
