import Geometry

/// A group's effect in the units of the device: plain memory but for the colour matrix.
struct GroupRecord: Sendable {
  var effect: GroupEffect
  var alpha: UInt32
  /// How far, in pixels, the group's own pixels reach by blur and shadow.
  var reach: Int
  /// The pixels that the content can touch, before blur and shadow.
  var content = PixelRect.empty
  /// The cull rectangle around the group.
  var outerCull: PixelRect

  /// Whether the group must be drawn as a whole before the frame, because pixels depend on others.
  var isFiltered: Bool { effect.blurSigma > 0.1 || effect.shadow != nil }
}

extension Canvas {
  /// Holds what follows to the inside of a path, anti-aliased, until the matching `endClip`.
  package mutating func beginClip(
    _ path: Path, rule: FillRule = .nonZero, transform: Projective = .identity
  ) {
    var operation =
      shape(path, rule: rule, transform: transform)
      ?? Operation(kind: .beginClip, bounds: .empty)
    operation.kind = .beginClip
    if let box = Canvas.wholeBox(edges[operation.first..<operation.first + operation.count]) {
      operation.box = box
      operation.bounds = operation.bounds.intersection(box.bounds)
      operation.count = 0
    }
    open.append(operations.count)
    operations.append(operation)
  }

  /// The rectangle that edges enclose, if it is one with its edges between pixels.
  private static func wholeBox(_ edges: ArraySlice<Edge>) -> FixedBox? {
    guard edges.count == 2, let a = edges.first, let b = edges.last, a.x0 == a.x1, b.x0 == b.x1,
      a.y0 == b.y0, a.y1 == b.y1, a.winding != b.winding
    else { return nil }
    let box = FixedBox(x0: min(a.x0, b.x0), y0: a.y0, x1: max(a.x0, b.x0), y1: a.y1)
    return box.isWhole ? box : nil
  }

  /// Ends the innermost clip. Without one, or with a group still open in it, nothing happens.
  package mutating func endClip() {
    guard let begin = open.last, operations[begin].kind == .beginClip else { return }
    open.removeLast()
    end(begin, .endClip, reach: 0)
  }

  /// Draws what follows as one picture, until the matching `endGroup`.
  package mutating func beginGroup(_ effect: GroupEffect) {
    var effect = effect
    if effect.colorMatrix?.count != 20 { effect.colorMatrix = nil }
    // In this order a value that is no number becomes the lower bound.
    effect.blurSigma = min(max(0, effect.blurSigma), 512)
    var reach = effect.blurSigma > 0.1 ? Elementary.ceilToInt(3 * effect.blurSigma) + 1 : 0
    if var shadow = effect.shadow {
      shadow.sigma = min(max(0, shadow.sigma), 512)
      let limit = 4096.0
      shadow.offset = Point(
        min(max(-limit, shadow.offset.x), limit), min(max(-limit, shadow.offset.y), limit))
      effect.shadow = shadow
      let far = max(abs(shadow.offset.x), abs(shadow.offset.y))
      // As far as the filter's taps go, one beyond three deviations, and a shift between pixels.
      reach += Elementary.ceilToInt(far) + Elementary.ceilToInt(3 * shadow.sigma) + 2
    }
    let opacity = effect.opacity > 0 ? min(effect.opacity, 1) : 0
    groups.append(
      GroupRecord(
        effect: effect, alpha: UInt32(opacity * 255 + 0.5), reach: reach, outerCull: cull))
    var operation = Operation(kind: .beginGroup, bounds: .empty)
    operation.first = groups.count - 1
    operation.blend = effect.blend
    cull = cull.outset(by: reach)
    if let bounds = effect.bounds { cull = cull.intersection(PixelRect(enclosing: bounds)) }
    open.append(operations.count)
    operations.append(operation)
  }

  /// Ends the innermost group. Without one, or with a clip still open in it, nothing happens.
  package mutating func endGroup() {
    guard let begin = open.last, operations[begin].kind == .beginGroup else { return }
    open.removeLast()
    let group = operations[begin].first
    cull = groups[group].outerCull
    end(begin, .endGroup, reach: groups[group].reach)
  }

  /// Closes what an operation began: its bounds become those of what is inside.
  private mutating func end(_ begin: Int, _ kind: Operation.Kind, reach: Int) {
    var content = PixelRect.empty
    var i = begin + 1
    while i < operations.count {
      content = content.union(operations[i].bounds)
      let kind = operations[i].kind
      i = (kind == .beginClip || kind == .beginGroup ? operations[i].end : i) + 1
    }
    if kind == .endClip { content = content.intersection(operations[begin].bounds) }
    if kind == .endGroup {
      // A mask takes away what is beside it, too.
      if operations[begin].blend == .destinationIn { content = cull }
      groups[operations[begin].first].content = content
    }
    let bounds = content.isEmpty ? .empty : content.outset(by: reach).intersection(cull)
    // Nothing inside can be seen: as if it had not been recorded.
    if bounds.isEmpty {
      operations.removeSubrange(begin...)
      return
    }
    operations[begin].bounds = bounds
    operations[begin].end = operations.count
    var last = Operation(kind: kind, bounds: bounds)
    last.first = begin
    operations.append(last)
  }
}
