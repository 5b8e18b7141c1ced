import Geometry
import RasterKernels

/// Draws a range of a frame's operations into one region.
struct BandRenderer {
  let frame: FrameView
  /// Filtered groups that have been drawn, by group number.
  let filtered: [FilteredGroup?]
  let scratch: Scratch
  var target: Target
  var region: PixelRect
  var clip: ClipMask?
  var saved: [State] = []
  /// The first occluder that may come after the operation at hand; none count where groups are drawn
  /// on their own.
  var nextOccluder = 0
  let occludes: Bool

  struct State {
    var target: Target
    var region: PixelRect
    var clip: ClipMask?
  }

  init(
    frame: FrameView, filtered: [FilteredGroup?], scratch: Scratch, target: Target,
    region: PixelRect, occludes: Bool
  ) {
    self.occludes = occludes
    self.frame = frame
    self.filtered = filtered
    self.scratch = scratch
    self.target = target
    self.region = region
    scratch.reserve(region.width)
  }

  /// Draws operations, given by their numbers in order.
  mutating func run(_ numbers: UnsafeBufferPointer<Int32>) {
    var k = 0
    while k < numbers.count {
      let i = Int(numbers[k])
      k += 1
      let operation = frame.operations.baseAddress.unsafelyUnwrapped + i
      let area = operation.pointee.bounds.intersection(region)
      let kind = operation.pointee.kind
      switch kind {
      case .endClip: restore()
      case .endGroup: endGroup(operation.pointee)
      case .beginClip, .beginGroup:
        if area.isEmpty || (saved.isEmpty && isHidden(operation.pointee, area))
          || begin(operation.pointee, area)
        {
          while k < numbers.count, Int(numbers[k]) <= operation.pointee.end { k += 1 }
        }
      case .fill, .rect, .glyphs, .shadow:
        if area.isEmpty { continue }
        if saved.isEmpty {
          visible(operation.pointee, i, area)
        } else {
          draw(operation.pointee, area)
        }
      }
    }
  }

  /// Whether what the operation begins was drawn already and is to be skipped.
  private mutating func begin(_ operation: Operation, _ area: PixelRect) -> Bool {
    if operation.kind == .beginGroup { return beginGroup(operation, area) }
    beginClip(operation, area)
    return false
  }

  func draw(_ operation: Operation, _ area: PixelRect) {
    switch operation.kind {
    case .fill: fill(operation, area)
    case .rect: rect(operation, area)
    case .glyphs: glyphs(operation, area)
    default: shadow(operation, area)
    }
  }

  private mutating func save() {
    saved.append(State(target: target, region: region, clip: clip))
  }

  private mutating func restore() {
    guard let state = saved.popLast() else { return }
    target = state.target
    region = state.region
    clip = state.clip
  }

  func painter(_ operation: Operation) -> SpanPainter {
    SpanPainter(
      frame.paints.baseAddress.unsafelyUnwrapped + operation.paint, blend: operation.blend,
      target: target, clip: clip, scratch: scratch)
  }

  private func fill(_ operation: Operation, _ area: PixelRect) {
    var painter = painter(operation)
    scratch.cells.reset(to: area)
    scratch.cells.accumulate(
      frame.edges.baseAddress.unsafelyUnwrapped + operation.first, operation.count)
    scratch.cells.sweep(evenOdd: operation.evenOdd, scratch: scratch.mask, into: &painter)
  }

  private func rect(_ operation: Operation, _ area: PixelRect) {
    let painter = painter(operation)
    let box = operation.box
    // The columns at either side may be covered in part, those between are covered whole.
    let first = Int(box.x0 >> 8)
    let last = Int((box.x1 &- 1) >> 8)
    let left = first == last ? box.x1 &- box.x0 : 256 &- (box.x0 & 255)
    let right = ((box.x1 &- 1) & 255) &+ 1
    let x0 = max(left == 256 ? first : first &+ 1, area.x0)
    let x1 = min(right == 256 ? last &+ 1 : last, area.x1)
    // Rows that are covered over their whole height look alike.
    let full =
      max(
        area.y0, Fixed.ceilPixel(box.y0))..<max(
        area.y0, Fixed.ceilPixel(box.y0), min(area.y1, Fixed.floorPixel(box.y1)))
    let alike = painter.paintsRows && !full.isEmpty
    if alike {
      if left != 256 || first == last, first >= area.x0, first < area.x1 {
        painter.rows(first, full, 1, Kernels.coverage(left &* 512, evenOdd: false))
      }
      if first != last {
        painter.rows(x0, full, x1 &- x0, 255)
        if right != 256, last >= area.x0, last < area.x1 {
          painter.rows(last, full, 1, Kernels.coverage(right &* 512, evenOdd: false))
        }
      }
    }
    for y in area.y0..<area.y1 where !(alike && full.contains(y)) {
      let top = max(box.y0, Int32(truncatingIfNeeded: y << 8))
      let bottom = min(box.y1, Int32(truncatingIfNeeded: (y &+ 1) << 8))
      let height = bottom &- top
      guard height > 0 else { continue }
      if left != 256 || first == last, first >= area.x0, first < area.x1 {
        let alpha = Kernels.coverage(left &* height &* 2, evenOdd: false)
        if alpha != 0 { painter.span(first, y, 1, alpha) }
      }
      if first == last { continue }
      let alpha = Kernels.coverage(512 &* height, evenOdd: false)
      if x1 > x0, alpha != 0 { painter.span(x0, y, x1 &- x0, alpha) }
      if right != 256, last >= area.x0, last < area.x1 {
        let alpha = Kernels.coverage(right &* height &* 2, evenOdd: false)
        if alpha != 0 { painter.span(last, y, 1, alpha) }
      }
    }
  }

  private func glyphs(_ operation: Operation, _ area: PixelRect) {
    let painter = painter(operation)
    let plain = clip == nil && operation.blend == .sourceOver
    let word = painter.word
    // Groups of eight columns may reach past the region, but never past the row's memory.
    let edge = target.x + target.stride
    let first = frame.glyphs.baseAddress.unsafelyUnwrapped + operation.first
    for k in 0..<operation.count {
      let glyph = first[k]
      let x = Int(glyph.x)
      let y = Int(glyph.y)
      let stride = Int(glyph.stride)
      let y0 = max(y, area.y0)
      let y1 = min(y &+ Int(glyph.height), area.y1)
      if y0 >= y1 || x >= area.x1 || x &+ Int(glyph.width) <= area.x0 { continue }
      let bytes = glyph.bytes + (y0 &- y) &* stride
      if plain, x >= area.x0, x &+ Int(glyph.width) <= area.x1, x &+ stride <= edge {
        Kernels.solidBlock(
          target.at(x, y0), target.stride, bytes, groups: stride &>> 3, rows: y1 &- y0, word)
        continue
      }
      let x0 = max(x, area.x0)
      let x1 = min(x &+ Int(glyph.width), area.x1)
      for row in y0..<y1 {
        painter.mask(x0, row, x1 &- x0, bytes + ((row &- y0) &* stride &+ (x0 &- x)))
      }
    }
  }

  private mutating func beginClip(_ operation: Operation, _ area: PixelRect) {
    save()
    region = area
    guard operation.count > 0 else { return }
    let buffer = scratch.maskBuffer(saved.count)
    let stride = (area.width + 15) & ~7
    buffer.reset(stride * area.height)
    scratch.cells.reset(to: area)
    scratch.cells.accumulate(
      frame.edges.baseAddress.unsafelyUnwrapped + operation.first, operation.count)
    var writer = MaskWriter(bytes: buffer.bytes, stride: stride, x: area.x0, y: area.y0)
    scratch.cells.sweep(evenOdd: operation.evenOdd, scratch: scratch.mask, into: &writer)
    if let outer = clip {
      for y in area.y0..<area.y1 {
        let row = buffer.bytes + (y - area.y0) * stride
        Kernels.multiply(row, row, outer.at(area.x0, y), area.width)
      }
    }
    clip = ClipMask(bytes: buffer.bytes, stride: stride, x: area.x0, y: area.y0)
  }

  /// Whether the group was drawn already and its content is to be skipped.
  private mutating func beginGroup(_ operation: Operation, _ area: PixelRect) -> Bool {
    let group = frame.groups.baseAddress.unsafelyUnwrapped + operation.first
    if group.pointee.isFiltered {
      if let picture = filtered[operation.first] {
        let part = area.intersection(picture.region)
        let source = Target(
          words: picture.surface.words, stride: picture.surface.stride, x: picture.region.x0,
          y: picture.region.y0)
        compose(source, part, group.pointee.alpha, operation.blend)
      }
      return true
    }
    save()
    let buffer = scratch.layerBuffer(saved.count)
    let stride = (area.width + 15) & ~7
    buffer.reset(stride * area.height)
    target = Target(words: buffer.words, stride: stride, x: area.x0, y: area.y0)
    region = area
    clip = nil
    return false
  }

  private mutating func endGroup(_ operation: Operation) {
    let layer = target
    let area = region
    restore()
    let begin = frame.operations[operation.first]
    let group = frame.groups.baseAddress.unsafelyUnwrapped + begin.first
    if let matrix = group.pointee.effect.colorMatrix {
      for y in area.y0..<area.y1 {
        ColorMatrix.apply(matrix, layer.at(area.x0, y), area.width)
      }
    }
    compose(layer, area, group.pointee.alpha, begin.blend)
  }

  /// Draws a picture on the target, through the clip.
  private func compose(_ source: Target, _ area: PixelRect, _ alpha: UInt32, _ blend: BlendMode) {
    guard !area.isEmpty, alpha > 0 || blend == .copy else { return }
    let count = area.width
    let mode = BlendKernel(rawValue: blend.rawValue) ?? .sourceOver
    for y in area.y0..<area.y1 {
      let d = target.at(area.x0, y)
      let s = UnsafePointer(source.at(area.x0, y))
      if blend == .sourceOver, clip == nil {
        if alpha == 255 {
          Kernels.over(d, s, count)
        } else {
          Kernels.over(d, s, count, alpha: alpha)
        }
        continue
      }
      var picture = s
      if alpha != 255 {
        scratch.row.update(from: s, count: count)
        Kernels.scale(scratch.row, count, alpha: alpha)
        picture = UnsafePointer(scratch.row)
      }
      if blend == .sourceOver, let clip {
        Kernels.over(d, picture, clip.at(area.x0, y), count)
      } else {
        Kernels.blend(d, picture, clip?.at(area.x0, y), count, mode)
      }
    }
  }
}
