import Foundation

/// Lines views up along an axis, in one track or several, and makes only those that are in or near
/// the visible part of the scroll view around it; without one around it, all of them.
final class LazyElement: ContainerElement, LayoutFollower {
  /// What the container's view says.
  struct Style: Equatable {
    var axis = Axis.vertical
    var alignment = Alignment.center
    /// Points between lines.
    var gap: CGFloat = 8
    /// The grid's columns or rows; nil for a stack.
    var isGrid = false
  }

  var style = Style() { didSet { if style != oldValue { styleChanged() } } }
  var gridItems: [GridItem] = []
  private(set) lazy var lines = LazyLines(in: self, gap: Double(style.gap))
  /// The length across that tracks and lengths of lines belong to.
  private var across = Breadth.unknown
  /// The lines that are there.
  private var shown = 0..<0
  private var shownElements: [Element] = []

  /// What is offered across: nothing known yet, or a length, nil for what the views take.
  private enum Breadth: Equatable {
    case unknown
    case known(CGFloat?)
  }

  override var label: String { style.axis == .vertical ? "LazyVStack" : "LazyHStack" }
  override var children: [Element] { shownElements }
  override var contentAxis: Axis? { style.axis }

  private func styleChanged() {
    lines.isGrid = style.isGrid
    lines.extents.gap = Double(style.gap)
    itemsChanged()
    invalidateLayout()
  }

  /// Views came, went or changed places.
  func itemsChanged() { lines.forgetItems() }

  /// Forgets the lengths of lines.
  func forgetLengths() {
    across = .unknown
    invalidateLayout()
  }

  var items: LazyItems { lines.items }

  // MARK: Measuring

  /// What is offered to the views in a track.
  private func offer(_ track: LazyTrack) -> ProposedViewSize {
    style.axis.proposal(across: track.length)
  }

  private func length(of line: Int) -> CGFloat {
    // What shows nothing takes no gap either.
    let nothing = style.isGrid ? 0 : -style.gap
    let lengths = zip(lines.elements(of: line), lines.tracks).map { cell, track -> CGFloat in
      if cell.isEmpty { return nothing }
      return cell.reduce(-style.gap) {
        $0 + style.axis.along($1.size(for: offer(track))) + style.gap
      }
    }
    return lengths.max() ?? nothing
  }

  /// Takes the length that is offered across; nil for what the views take.
  private func take(_ across: CGFloat?) {
    if self.across == .known(across) { return }
    self.across = .known(across)
    lines.take(
      style.isGrid
        ? LazyTrack.tracks(gridItems, in: across) : [LazyTrack(start: 0, length: across)])
    shown = shown.clamped(to: 0..<lines.extents.count)
    estimate()
  }

  /// Takes the first line's length for those that are not measured.
  private func estimate() {
    guard lines.extents.estimate == nil, lines.extents.count > 0 else { return }
    let first = length(of: 0)
    lines.extents.setEstimate(Double(max(0, first)))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = style.axis.across(proposal)
    // Lengths are known for one breadth: others are asked for only to be compared.
    if across == .unknown { take(offered == .infinity ? nil : offered) }
    _ = lines.items
    estimate()
    return style.axis.size(along: CGFloat(lines.extents.total), across: breadth(offered))
  }

  private func breadth(_ offered: CGFloat?) -> CGFloat {
    if style.isGrid {
      if offered == .infinity, gridItems.contains(where: \.isFlexible) { return .infinity }
      let tracks = LazyTrack.tracks(gridItems, in: offered)
      return tracks.map { $0.start + ($0.length ?? 0) }.max() ?? 0
    }
    if let offered { return offered }
    let range = shown.clamped(to: 0..<lines.extents.count)
    let line = range.isEmpty ? 0..<min(1, lines.extents.count) : range
    return line.reduce(0) { most, line in
      lines.elements(of: line).joined().reduce(most) {
        max($0, style.axis.across($1.size(for: offer(LazyTrack()))))
      }
    }
  }

  // MARK: Placing

  override func placeChildren() {
    graph.followers.keep(self)
    let offered = style.axis.across(proposal)
    take(style.isGrid && offered != .infinity ? offered : style.axis.across(size))
    showLines()
    if isLengthWrong { graph.followers.add(self) }
  }

  /// Whether the lines turned out to be longer or shorter than what was said.
  private var isLengthWrong: Bool { CGFloat(lines.extents.total) != style.axis.along(size) }

  /// Makes the lines that came near the visible part and lets the others go.
  func layoutEnded() -> Bool {
    guard across != .unknown, parent != nil else { return false }
    if isLengthWrong {
      invalidateLayout()
      return true
    }
    guard let visible = visiblePart, !covers(visible) else { return false }
    showLines()
    if isLengthWrong { invalidateLayout() }
    return true
  }

  private func covers(_ visible: ClosedRange<Double>) -> Bool {
    let extents = lines.extents
    if extents.count == 0 { return true }
    let shown = self.shown.clamped(to: 0..<extents.count)
    if shown.isEmpty { return false }
    return (shown.lowerBound == 0 || extents.start(of: shown.lowerBound) <= visible.lowerBound)
      && (shown.upperBound == extents.count
        || extents.start(of: shown.upperBound) >= visible.upperBound)
  }

  private func showLines() {
    _ = lines.items
    shown = visiblePart.map { measureLines(around: $0) } ?? measureAll()
    shownElements = lines.keepOnly(shown)
    for line in shown { place(line) }
    framesChanged()
  }

  private func measureAll() -> Range<Int> {
    let all = 0..<lines.extents.count
    for line in all { _ = measureLine(line) }
    return all
  }

  /// Measures a line; returns by how much its length changed.
  private func measureLine(_ line: Int) -> Double {
    let length = length(of: line)
    return lines.extents.set(Double(length), of: line)
  }

  /// Measures the lines in and near a part; what is in it stays in place when lines before it turn out
  /// to be of another length.
  private func measureLines(around visible: ClosedRange<Double>) -> Range<Int> {
    let margin = (visible.upperBound - visible.lowerBound) / 2
    var (low, high) = (visible.lowerBound, visible.upperBound)
    let first = lines.extents.line(at: low - margin)
    var line = first
    var shift = 0.0
    while line < lines.extents.count, lines.extents.start(of: line) < high + margin {
      let end = lines.extents.start(of: line) + lines.extents.length(of: line)
      let change = measureLine(line)
      if end <= low, change != 0 {
        shift += change
        low += change
        high += change
      }
      line += 1
    }
    if shift != 0 {
      scroll?.view.shift(by: style.axis.size(along: CGFloat(shift), across: 0))
    }
    return first..<line
  }

  private func place(_ line: Int) {
    let axis = style.axis
    let length = CGFloat(lines.extents.length(of: line))
    for (cell, track) in zip(lines.elements(of: line), lines.tracks) {
      var place = CGFloat(lines.extents.start(of: line))
      for element in cell {
        let inner = element.dimensions(for: offer(track))
        let room = axis.size(
          along: style.isGrid ? length : axis.along(inner.size),
          across: track.length ?? axis.across(size))
        let offset = ViewDimensions(element: nil, size: room, proposal: .unspecified)
          .offset(of: inner, aligned: track.alignment ?? style.alignment)
        let start = axis.point(along: place, across: track.start)
        element.place(
          at: CGPoint(x: start.x + offset.x, y: start.y + offset.y), proposal: offer(track))
        place += axis.along(inner.size) + style.gap
      }
    }
  }

  /// The frame of the item with an identity, as far as it is known; nil when there is none.
  func frame(of id: AnyHashable) -> CGRect? {
    items.index(of: id).flatMap { frame(at: $0) }
  }

  /// The frame of an item, as far as it is known; nil before the first layout.
  func frame(at index: Int) -> CGRect? {
    guard across != .unknown else { return nil }
    let line = index / lines.tracks.count
    let track = lines.tracks[index % lines.tracks.count]
    let start = CGFloat(lines.extents.start(of: line))
    let length = CGFloat(lines.extents.length(of: line))
    return CGRect(
      origin: style.axis.point(along: start, across: track.start),
      size: style.axis.size(along: length, across: track.length ?? style.axis.across(size)))
  }
}
