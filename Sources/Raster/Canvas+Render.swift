import Dispatch
import Synchronization

extension Canvas {
  /// Rows that are drawn together; bands start at whole multiples.
  static let bandHeight = 32

  /// Draws the frame over what the surface holds, inside the rectangles. The result has the same bits
  /// for every division into rectangles and every number of workers.
  package func render(into surface: Surface, rects: [PixelRect], workers: Int = 1) {
    var canvas = self
    while let begin = canvas.open.last {
      if canvas.operations[begin].kind == .beginClip { canvas.endClip() } else { canvas.endGroup() }
    }
    let all = clip.intersection(surface.bounds)
    let areas = rects.map(all.intersection).filter { !$0.isEmpty }
    guard !areas.isEmpty, !canvas.operations.isEmpty else { return }
    canvas.noteSize()
    canvas.withFrameView { frame in
      let filtered = canvas.drawFiltered(frame, areas, workers)
      let target = Target(words: surface.words, stride: surface.stride, x: 0, y: 0)
      Canvas.drawBands(
        frame, filtered, target, areas, workers, operations: 0..<frame.operations.count)
    }
    surface.noteChange()
  }

  /// Draws all of the frame.
  package func render(into surface: Surface, workers: Int = 1) {
    render(into: surface, rects: [surface.bounds], workers: workers)
  }

  /// Draws operations into the parts of the areas that lie in each band.
  private static func drawBands(
    _ frame: FrameView, _ filtered: [FilteredGroup?], _ target: Target, _ areas: [PixelRect],
    _ workers: Int, operations: Range<Int>
  ) {
    let union = areas.reduce(PixelRect.empty) { $0.union($1) }
    let first = union.y0 >> 5
    let count = ((union.y1 - 1) >> 5) - first + 1
    let next = BandCounter()
    let shared = SharedTarget(target: target)
    let lists = BandLists(frame.operations, operations, first: first, count: count)
    @Sendable func work() {
      let scratch = ScratchPool.shared.take()
      while let band = next.take(below: count) {
        let top = (first + band) << 5
        for region in Canvas.disjoint(areas, top, top + bandHeight) {
          var renderer = BandRenderer(
            frame: frame, filtered: filtered, scratch: scratch, target: shared.target,
            region: region, occludes: operations.count == frame.operations.count)
          lists.withOperations(of: band) { renderer.run($0) }
        }
      }
      ScratchPool.shared.give(scratch)
    }
    let workers = min(max(workers, 1), count, 16)
    if workers == 1 {
      work()
    } else {
      DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
    }
  }

  private struct SharedTarget: @unchecked Sendable {
    var target: Target
  }

  private final class BandCounter: Sendable {
    private let value = Atomic<Int>(0)

    func take(below count: Int) -> Int? {
      let band = value.add(1, ordering: .relaxed).oldValue
      return band < count ? band : nil
    }
  }

  /// The parts of rectangles between two rows, cut so that none overlap.
  static func disjoint(_ rects: [PixelRect], _ top: Int, _ bottom: Int) -> [PixelRect] {
    let band = rects.compactMap { rect -> PixelRect? in
      var part = rect
      part.y0 = max(part.y0, top)
      part.y1 = min(part.y1, bottom)
      return part.isEmpty ? nil : part
    }
    if band.count < 2 { return band }
    let cuts = Set(band.flatMap { [$0.y0, $0.y1] }).sorted()
    var result: [PixelRect] = []
    for (y0, y1) in zip(cuts, cuts.dropFirst()) {
      let spans = band.filter { $0.y0 <= y0 && $0.y1 >= y1 }.sorted { $0.x0 < $1.x0 }
      var open: PixelRect?
      for span in spans {
        if let current = open, span.x0 <= current.x1 {
          open?.x1 = max(current.x1, span.x1)
        } else {
          if let done = open { result.append(done) }
          open = PixelRect(x0: span.x0, y0: y0, x1: span.x1, y1: y1)
        }
      }
      if let done = open { result.append(done) }
    }
    return result
  }

  /// Draws the groups that need pixels beyond a band, innermost first, each as one picture.
  private func drawFiltered(_ frame: FrameView, _ areas: [PixelRect], _ workers: Int)
    -> [FilteredGroup?]
  {
    var filtered = [FilteredGroup?](repeating: nil, count: groups.count)
    guard groups.contains(where: \.isFiltered) else { return filtered }
    let wanted = wantedRegions(areas)
    // Groups end in order from the inside out.
    for end in operations.indices where operations[end].kind == .endGroup {
      let begin = operations[end].first
      let number = operations[begin].first
      let group = groups[number]
      guard group.isFiltered else { continue }
      let region = wanted[number]
      let content = region.outset(by: group.reach).intersection(group.content)
      guard !region.isEmpty, !content.isEmpty else { continue }
      let picture = Surface(width: content.width, height: content.height)
      let target = Target(
        words: picture.words, stride: picture.stride, x: content.x0, y: content.y0)
      Canvas.drawBands(
        frame, filtered, target, [content], workers, operations: begin + 1..<end)
      filtered[number] = FilteredGroup.make(
        picture, content: content, region: region, effect: group.effect)
    }
    return filtered
  }

  /// The pixels of every filtered group that can be seen, those of inner groups grown by the reach of
  /// the groups around them.
  private func wantedRegions(_ areas: [PixelRect]) -> [PixelRect] {
    let all = areas.reduce(PixelRect.empty) { $0.union($1) }
    var wanted = [PixelRect](repeating: .empty, count: groups.count)
    var stack: [PixelRect] = [all]
    for operation in operations {
      switch operation.kind {
      case .beginGroup:
        let group = groups[operation.first]
        let outer = stack.last ?? all
        wanted[operation.first] = outer.intersection(operation.bounds)
        stack.append(group.isFiltered ? outer.outset(by: group.reach) : outer)
      case .endGroup: stack.removeLast()
      default: break
      }
    }
    return wanted
  }
}
