import Geometry
import Raster
import Typesetting

/// A picture as operations in device space, each with the pixels that it can reach.
package struct DisplayList {
  /// One operation and the device pixels that it, or everything it encloses, can change.
  package struct Entry: Equatable {
    package var command: DisplayCommand
    package var bounds: PixelRect
    /// The index of the innermost scope's beginning that encloses the entry; −1 for none.
    var scope = -1

    /// Compares what is drawn; the scope is an index, compared apart.
    package static func == (a: Entry, b: Entry) -> Bool {
      a.bounds == b.bounds && a.command == b.command
    }
  }

  package private(set) var entries: [Entry] = []
  /// Maps the current space to device pixels.
  package private(set) var transform: Projective
  /// All device pixels of the picture.
  package let bounds: PixelRect
  /// Whether edges of frames are to lie on whole pixels: they are while nothing moves them.
  package private(set) var alignsToPixels = true

  private struct Scope {
    let entry: Int
    let kind: Kind
    var content = PixelRect.empty
    enum Kind {
      case clip(PixelRect)
      case group(GroupEffect)
    }

    var isMask: Bool {
      if case .group(let effect) = kind { effect.blend == .destinationIn } else { false }
    }
  }
  private var scopes: [Scope] = []

  /// An empty picture of `bounds`, whose space is mapped to pixels by `transform`.
  package init(bounds: PixelRect, transform: Projective) {
    self.bounds = bounds
    self.transform = transform
  }

  // MARK: Space

  /// Draws in a space that `map` takes to the present one.
  package mutating func withTransform(
    _ map: Projective, _ draw: (inout DisplayList) throws -> Void
  ) rethrows {
    let outer = transform
    transform = map.then(outer)
    defer { transform = outer }
    try draw(&self)
  }

  /// A space that was left for another one.
  package struct Space {
    fileprivate let transform: Projective
    fileprivate let alignsToPixels: Bool
  }

  /// Goes to a space that `map` takes to the present one, where edges lie wherever they are if it is
  /// moving. `leave` goes back.
  package mutating func enter(_ map: Projective, isMoving: Bool) -> Space {
    let outer = Space(transform: transform, alignsToPixels: alignsToPixels)
    transform = map.then(transform)
    if isMoving { alignsToPixels = false }
    return outer
  }

  /// Goes back to the space that was left.
  package mutating func leave(_ outer: Space) {
    transform = outer.transform
    alignsToPixels = outer.alignsToPixels
  }

  /// Draws what is moving: its edges lie wherever they are.
  package mutating func whileMoving(_ isMoving: Bool, _ draw: (inout DisplayList) -> Void) {
    let outer = alignsToPixels
    if isMoving { alignsToPixels = false }
    draw(&self)
    alignsToPixels = outer
  }

  /// Device pixels per unit of the present space, where it is a scale without skew; else nil.
  package var uniformScale: Double? {
    guard let t = transform.affine, t.b == 0, t.c == 0, t.a == t.d, t.a > 0 else { return nil }
    return t.a
  }

  // MARK: Drawing

  package mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, paint: Paint, opacity: Double = 1
  ) {
    guard !path.isEmpty, opacity > 0 else { return }
    append(.fill(path, rule, paint, opacity: opacity, transform), reaching: path.bounds)
  }

  package mutating func fill(
    roundedRect rect: Rect, cornerRadius: Double, style: CornerStyle, paint: Paint,
    opacity: Double = 1
  ) {
    guard !rect.isEmpty, opacity > 0 else { return }
    append(
      .roundedRect(rect, cornerRadius: cornerRadius, style, paint, opacity: opacity, transform),
      reaching: rect)
  }

  package mutating func draw(
    _ image: Surface, in rect: Rect, filter: ImageFilter, opacity: Double = 1
  ) {
    guard !rect.isEmpty, opacity > 0 else { return }
    append(.image(image, rect, filter, opacity: opacity, transform), reaching: rect)
  }

  /// Fills an image's alpha with a colour.
  package mutating func draw(
    template image: Surface, in rect: Rect, filter: ImageFilter, color: RGBA
  ) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    append(.template(image, rect, filter, color, transform), reaching: rect)
  }

  /// Draws a laid out text; a run's tag chooses its colour.
  package mutating func draw(_ text: TextLayout, at origin: Point, colors: [RGBA]) {
    // Letters may reach beyond their line box: by less than half its height in any script.
    let reach = text.lines.reduce(0) { max($0, $1.ascent + $1.descent) }
    append(
      .glyphs(text, at: origin, colors, transform),
      reaching: Rect(origin: origin, size: text.size).inset(dx: -reach / 2, dy: -reach / 2))
  }

  /// Draws the shadow of a rounded rectangle; `sigma` is in the present space.
  package mutating func drawShadow(
    roundedRect rect: Rect, cornerRadius: Double, sigma: Double, color: RGBA
  ) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    append(
      .shadow(rect, cornerRadius: cornerRadius, sigma: sigma, color, transform),
      reaching: rect.inset(dx: -3 * sigma, dy: -3 * sigma))
  }

  // MARK: Scopes

  /// Draws within a path of the present space.
  package mutating func withClip(
    _ path: Path, rule: FillRule = .nonZero, _ draw: (inout DisplayList) throws -> Void
  ) rethrows {
    let reach = pixels(of: path.bounds)
    scopes.append(Scope(entry: entries.count, kind: .clip(reach)))
    entries.append(
      Entry(command: .beginClip(path, rule, transform), bounds: reach, scope: outerScope(1)))
    defer { endScope(.endClip) }
    try draw(&self)
  }

  /// Draws as one picture that an effect is applied to. Lengths of the effect are device pixels.
  package mutating func withGroup(
    _ effect: GroupEffect, _ draw: (inout DisplayList) throws -> Void
  ) rethrows {
    let effect = effect.held
    scopes.append(Scope(entry: entries.count, kind: .group(effect)))
    entries.append(Entry(command: .beginGroup(effect), bounds: .empty, scope: outerScope(1)))
    defer { endScope(.endGroup) }
    try draw(&self)
  }

  private mutating func endScope(_ end: DisplayCommand) {
    guard let scope = scopes.popLast() else { return }
    if entries.count == scope.entry + 1, !scope.isMask {
      entries.removeLast()
      return
    }
    var content = scope.content
    switch scope.kind {
    case .clip(let clip): content = content.intersection(clip)
    case .group(let effect):
      content = effect.reach(of: content)
      // A mask takes away what is beside it, too.
      if scope.isMask { content = scopes.last?.content ?? bounds }
      // An effect around this one may bring in what lies outside the picture.
      if !isInGroup { content = content.intersection(bounds) }
    }
    entries[scope.entry].bounds = content
    entries.append(Entry(command: end, bounds: content, scope: entries[scope.entry].scope))
    if !scopes.isEmpty {
      scopes[scopes.count - 1].content = scopes[scopes.count - 1].content.union(content)
    }
  }

  private var isInGroup: Bool {
    scopes.contains { if case .group = $0.kind { true } else { false } }
  }

  /// The beginning of the innermost scope but for the `newest` ones.
  private func outerScope(_ newest: Int) -> Int {
    scopes.count > newest ? scopes[scopes.count - 1 - newest].entry : -1
  }

  /// The pixels of the picture that an entry can change, through all that encloses it.
  func reach(of index: Int) -> PixelRect {
    var reach = entries[index].bounds
    var scope = entries[index].scope
    while scope >= 0 {
      let outer = entries[scope]
      if case .beginGroup(let effect) = outer.command { reach = effect.reach(of: reach) }
      reach = reach.intersection(outer.bounds)
      scope = outer.scope
    }
    return reach.intersection(bounds)
  }

  private mutating func append(_ command: DisplayCommand, reaching rect: Rect) {
    let reach = pixels(of: rect)
    // Nothing outside the picture can show, unless an effect moves or spreads it inwards.
    if reach.isEmpty { return }
    entries.append(Entry(command: command, bounds: reach, scope: outerScope(0)))
    if !scopes.isEmpty {
      scopes[scopes.count - 1].content = scopes[scopes.count - 1].content.union(reach)
    }
  }

  /// The device pixels that a rectangle of the present space touches, anti-aliased edges included.
  private func pixels(of rect: Rect) -> PixelRect {
    guard let device = transform.bounds(of: rect) else { return bounds }
    let reach = PixelRect(enclosing: device.inset(dx: -1, dy: -1))
    return isInGroup ? reach : reach.intersection(bounds)
  }
}
