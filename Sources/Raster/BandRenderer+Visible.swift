extension BandRenderer {
  /// Draws operation number `index` where nothing opaque comes on top of it.
  mutating func visible(_ operation: Operation, _ index: Int, _ area: PixelRect) {
    let occluders = frame.occluders
    guard occludes, !occluders.isEmpty else { return draw(operation, area) }
    while nextOccluder < occluders.count, occluders[nextOccluder].operation <= index {
      nextOccluder += 1
    }
    visible(operation, area, nextOccluder)
  }

  private func visible(_ operation: Operation, _ area: PixelRect, _ first: Int) {
    var k = first
    while k < frame.occluders.count {
      let cut = frame.occluders[k].area.intersection(area)
      k += 1
      if cut.isEmpty { continue }
      if cut == area { return }
      // Text walks its glyphs once for every piece, and what is small is drawn faster than cut.
      if operation.kind == .glyphs || cut.width < 24 || cut.height < 4 { continue }
      var piece = area
      piece.y1 = cut.y0
      if !piece.isEmpty { visible(operation, piece, k) }
      piece.y0 = cut.y1
      piece.y1 = area.y1
      if !piece.isEmpty { visible(operation, piece, k) }
      piece = cut
      piece.x0 = area.x0
      piece.x1 = cut.x0
      if !piece.isEmpty { visible(operation, piece, k) }
      piece.x0 = cut.x1
      piece.x1 = area.x1
      if !piece.isEmpty { visible(operation, piece, k) }
      return
    }
    draw(operation, area)
  }

  /// Whether something opaque comes on top of all that an operation begins.
  func isHidden(_ begin: Operation, _ area: PixelRect) -> Bool {
    occludes
      && frame.occluders.contains {
        $0.operation > begin.end && $0.area.intersection(area) == area
      }
  }
}
